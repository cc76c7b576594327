/**
 * Whatever can be shown or played on a board: a table behind a socket, a lesson, a puzzle, a replay, a picture of the
 * rulebook, a table that runs in the browser itself. Who hosts the board knows nothing else of it.
 */
import type { Named } from '../games/board';
import type { Shown } from './beats';
import type { Playback } from './playback.svelte.ts';

export interface Session<T extends Shown = Shown> {
  readonly game: string;
  /** What of it is on the screen, and what is still on its way there. */
  readonly playback: Playback<T>;
  /** Display names by seat. */
  readonly names: string[];
  /** The choice that is not yet committed. */
  readonly pencil: Named | null;
  /** The choice on its way; null in it: something else is. */
  readonly sending: { action: Named | null } | null;
  /** Pencil a legal action; false: it is none. */
  choose: (action: Named) => boolean;
  drop: () => void;
  /** Commit what is pencilled. */
  ink: () => unknown;
  /** Take back the last decision; null: none can be. */
  readonly undo: (() => void) | null;
  /** What cannot be taken back is asked about before it is committed. */
  readonly asksFirst: boolean;
  /** The reader's setting "ink at once" holds here. */
  readonly mayInkAtOnce: boolean;
}
