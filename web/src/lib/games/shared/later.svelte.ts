/** Parts of a board that no first decision needs: a file of their own, fetched once the board is on the screen. */
import { drawn, during } from '../../idle';

export class Later<T> {
  /** What was fetched; null: it is on its way, or it failed. */
  here = $state.raw<T | null>(null);
  failed = $state.raw<unknown>(null);

  constructor(readonly fetch: () => Promise<T>) {}

  async load(): Promise<void> {
    if (this.here) return;
    try {
      this.here = await during(drawn().then(this.fetch));
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
  }
}
