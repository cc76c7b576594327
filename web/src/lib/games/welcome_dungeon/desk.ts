/** What every part of the board is given: the picture to draw, and the one way to choose. */
import type { Action, Event, Outlook, View } from '../../wire/generated/welcome_dungeon.ts';
import type { BoardProps } from '../board.ts';
import type { Targets } from './legal.ts';
import type { Scene } from './beats.ts';

export type Props = BoardProps<View, Action, Event, Outlook>;

export interface Desk extends Scene {
  targets: Targets;
  /** The pencilled choice, or the one on its way: drawn alike, the latter inked. */
  pencil: Action | null;
  sending: boolean;
  names: string[];
  me: number | null;
  /** What only the reader may see is turned face down (UI-10.3). */
  covered: boolean;
  cover: () => void;
  /** Pencil an action; the second time, ink it (UI-5.10). */
  choose: (action: Action) => void;
  /** Show the present at once. */
  skip: () => void;
  /** Say why the focused thing cannot be chosen, or what it is. */
  explain: (event: MouseEvent) => void;
}

export function nameOf(desk: { names: string[] }, seat: number): string {
  return desk.names[seat] ?? `#${seat + 1}`;
}
