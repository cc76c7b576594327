/**
 * Decisions with one answer make themselves, after a moment and with a notice. Who takes such a decision back wants to
 * decide: then nothing is made for him until he has decided something himself.
 */
import type { BoardProps, GameClient, Named } from '../games/board';
import type { GameShow } from '../games/show';
import type { Pace } from '../play/paces';
import type { Moment } from './reducer';

/** How long the question stands before it answers itself, in ms. */
const STANDS: Record<Pace, number> = { slow: 1400, normal: 800, fast: 350, 'at-once': 0 };

/** The one answer, if it may be given by itself; what asks in a dialogue never does. */
export function forcedAnswer(board: BoardProps, client: GameClient, show: GameShow): Named | null {
  const [only, ...others] = board.legal;
  if (!only || others.length > 0 || board.pencil || board.sending) return null;
  const isOpen = (client.confirm?.(only, board) ?? null) === null;
  return isOpen && show.isForced?.(only, board) ? only : null;
}

export class Forced {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The versions that came of such decisions. */
  #made = new Set<number>();
  #isHeld = false;

  constructor(private readonly pace: () => Pace) {}

  /** Whether the decision on its way was made by itself. */
  isOwn(version: number): boolean {
    return this.#made.has(version + 1);
  }

  /** What stands now; `answer`: the one that may be given by itself, `isSilent`: before anybody reads the question. */
  look(
    version: number,
    history: readonly Moment[],
    answer: Named | null,
    give: (answer: Named) => void,
    isSilent = false,
  ): void {
    clearTimeout(this.#timer);
    this.#notice(version, history);
    if (!answer || this.#isHeld) return;
    this.#timer = setTimeout(
      () => {
        this.#made.add(version + 1);
        give(answer);
      },
      isSilent ? 0 : STANDS[this.pace()],
    );
  }

  /** The reader decided something himself. */
  free(): void {
    this.#isHeld = false;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** What was made and is no longer part of the match was taken back. */
  #notice(version: number, history: readonly Moment[]): void {
    for (const made of this.#made) {
      if (made > version || history.some((moment) => moment.version === made)) continue;
      this.#made.delete(made);
      this.#isHeld = true;
    }
  }
}
