/** The coach at a table: a hint when it is asked for, a warning before a choice that costs much. */
import type { Named } from '../games/board';
import { isSame } from '../games/shared/same';
import type { Host } from '../play/host.svelte.ts';
import { complain } from '../problem';
import { settings } from '../settings.svelte';
import { later } from '../table/later.svelte';
import type { Table } from '../table/reducer';
import type { CostlyMove } from '../wire/generated/wire';
import { coach } from './api';
import { Hints } from './hints.svelte';

export class Advice {
  readonly hints = new Hints();
  warning = $state.raw<CostlyMove | null>(null);
  /** The coach is asked once for a moment: who plays on is not asked again. */
  #isAsking = false;
  #warned = -1;

  readonly now = $derived.by(() => {
    const { given } = this.hints;
    return given?.version === this.host.now?.version && this.asksMe() ? given : null;
  });

  /** `isGiven`: whether there is advice at this table at all. */
  constructor(
    private readonly host: Host<Table>,
    private readonly asksMe: () => boolean,
    private readonly isGiven: () => boolean,
  ) {
    host.commit = () => void this.#commit().catch(complain);
  }

  ask = (): void => {
    const id = this.host.now?.info.id;
    if (id && this.isGiven() && this.asksMe()) void this.hints.ask(id, () => later.load());
  };

  pencil = (action: Named): void => {
    this.hints.forget();
    this.host.letGo();
    this.host.choose(action);
  };

  heed = (): void => {
    this.warning = null;
    this.host.drop();
  };

  insist = (): void => {
    this.warning = null;
    this.host.session?.ink();
  };

  async #commit(): Promise<void> {
    const { session, now } = this.host;
    const action = session?.pencil;
    if (!session || !now || !action || !settings.coach || !this.isGiven()) return void session?.ink();
    if (this.#isAsking) return;
    if (this.#warned !== now.version) {
      await this.#look(now, action);
      if (this.warning || !isSame(session.pencil, action) || this.host.now?.version !== now.version) return;
    }
    session.ink();
  }

  async #look({ info, version }: Table, action: Named): Promise<void> {
    this.#isAsking = true;
    try {
      this.warning = (await coach.warning(info.id, action)).costly;
      this.#warned = version;
      await later.load();
    } catch (error) {
      complain(error);
    } finally {
      this.#isAsking = false;
    }
  }
}
