/** A game's client for one page: on its way, here, not coming, or broken and done without. */
import { loadClient } from '.';
import type { GameClient } from './board';

export class Opened {
  client = $state.raw<GameClient | null>(null);
  /** Why it is not here; null: it is, or it is on its way. */
  absent = $state.raw<unknown>(null);
  /** Why it is not used any more. */
  broken = $state.raw<unknown>(null);

  #asked = 0;

  /** Only the last one that was asked for is used. */
  load(game: string, pack: string | null = null, isBeginning = false): void {
    const asked = (this.#asked += 1);
    const isLast = () => asked === this.#asked;
    loadClient(game, pack, isBeginning).then(
      (loaded) => {
        if (isLast()) this.client = loaded;
      },
      (error: unknown) => {
        if (isLast()) this.absent = error;
      },
    );
  }

  /** With the client goes whatever it remembered. */
  forget(): void {
    this.#asked += 1;
    this.client = null;
  }

  /** A client that broke is gone: plain words for everything, and a button for every action. */
  breaks = (error: unknown): void => {
    console.error(error);
    if (this.broken !== null) return;
    this.broken = error;
    this.client = {};
  };
}
