/** What every part of the board is given: the picture to draw, and the one way to choose. */
import type { Action, Event, Outlook, View } from '../../wire/generated/dark_cave.ts';
import type { BoardProps } from '../board.ts';
import type { Space } from './places.ts';

export type Props = BoardProps<View, Action, Event, Outlook>;

export interface Desk {
  view: View;
  outlook: Outlook | null;
  /** What the update being played brought; empty at rest. */
  events: readonly Event[];
  legal: readonly Action[];
  names: string[];
  me: number | null;
  pencil: Action | null;
  sending: boolean;
  /** What only the reader may see is turned face down (UI-10.3). */
  covered: boolean;
  cover: () => void;
  /** What lies open for what is in hand, by place. */
  targets: Map<string, Action[]>;
  /** What some card could do, by place; empty once a card is chosen. */
  others: Map<string, Action[]>;
  /** Point at a place. */
  point: (place: string) => void;
  /** Point at a space in reach, however far. */
  walk: (space: Space) => void;
  /** Pencil an action; the second time, ink it (UI-5.10). */
  choose: (action: Action) => void;
}

export function nameOf(desk: { names: string[] }, seat: number): string {
  return desk.names[seat] ?? `#${seat + 1}`;
}
