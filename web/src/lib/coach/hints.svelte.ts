/** A hint that was asked for: it is about one moment, and gone with the next decision. */
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
      this.given = await coach.hint(table);
      await ready();
    } catch (error) {
      complain(error);
    } finally {
      this.isAsking = false;
    }
  }

  forget(): void {
    this.given = null;
  }
}
