/** What the others did since the reader's last turn: told beside the board when there is room, ringed on it otherwise. */
import { untrack } from 'svelte';
import type { Host } from '../play/host.svelte.ts';
import { lines, shown, since, turns, type Since } from './lines';
import type { Pointed } from './marks';
import type { Table } from './reducer';
import { tellerOf } from './teller';

/** So many moments back lies the reader's last turn, at the latest. */
const RECENT = 80;
/** A window up to this width shows one thing at a time. */
const PHONE = 640;

export class Recap {
  /** Opens by itself when the reader's turn comes and there is room beside the board; B opens it anywhere. */
  isOpen = $state(false);
  /** Whether what changed is ringed on the board. */
  isMarked = $state(false);
  /** The sentence whose places the reader wants to see. */
  #pointed = $state.raw<Pointed | null>(null);
  #wasAsked: boolean;

  readonly recent: Since | null = $derived.by(() => {
    const { now, client, session, shownUpTo } = this.host;
    if (!now || !client || !session || now.seat === null) return null;
    const moments = shown(now.history.slice(-RECENT), now.queue, shownUpTo);
    const teller = tellerOf(session.game, client, session.names, now.seat);
    const told = since(turns(lines(moments, teller), client.weight), now.seat);
    return told.turns.length > 0 ? told : null;
  });
  readonly pointed: Pointed | null = $derived(this.isOpen ? this.#pointed : null);

  /**
   * Called while a component is made. `asksMe`: the reader decides, and sees the present. `isHanded`: the reader was
   * handed this device. Whoever opens the page on a turn that came before finds the board as it is.
   */
  constructor(
    private readonly host: Host<Table>,
    asksMe: () => boolean,
    isHanded: () => boolean,
  ) {
    this.#wasAsked = asksMe() && !isHanded();
    $effect(() => {
      const asks = asksMe();
      untrack(() => this.#follow(asks));
    });
  }

  #follow(asks: boolean): void {
    const isAlone = (this.host.present?.view.to_act.length ?? 0) === 1;
    if (!asks) this.isOpen = false;
    else if (!this.#wasAsked) {
      this.isOpen = this.recent !== null && innerWidth > PHONE && isAlone && !this.host.client?.recaps;
      this.#pointed = null;
    }
    this.#wasAsked = asks;
  }

  open = (): void => {
    this.#pointed = null;
    this.isOpen = this.recent !== null;
  };

  toggle(): void {
    if (this.isOpen) this.isOpen = false;
    else this.open();
  }

  point(number: number, seat: number | null): void {
    this.#pointed = { number, seat, times: (this.#pointed?.times ?? 0) + 1 };
  }
}
