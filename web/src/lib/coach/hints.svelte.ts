/**
 * A hint that was asked for: it is about one moment, and gone with the next decision. A first answer comes at once and
 * is refined while it is looked at.
 */
import { complain } from '../problem';
import type { HintInfo } from '../wire/generated/wire';
import { coach } from './api';

export class Hints {
  given = $state.raw<HintInfo | null>(null);
  isAsking = $state(false);

  /** `ready`: what else must be here before it can be shown. */
  async ask(table: string, ready: () => Promise<void>): Promise<void> {
    if (this.isAsking) return;
    this.given = null;
    this.isAsking = true;
    try {
      const first = await coach.hint(table, true);
      await ready();
      this.given = first;
      this.isAsking = false;
      await this.#refine(table, first);
    } catch (error) {
      complain(error);
    } finally {
      this.isAsking = false;
    }
  }

  /** More thought on the same moment; nothing is said where that is not to be had. */
  async #refine(table: string, first: HintInfo): Promise<void> {
    const refined = await coach.hint(table).catch(() => null);
    if (refined?.version === first.version && this.given === first) this.given = refined;
  }

  forget(): void {
    this.given = null;
  }
}
