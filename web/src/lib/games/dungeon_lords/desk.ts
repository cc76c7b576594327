/** What every part of the board is given: the picture to draw, and the one way to choose. */
import type { BoardProps } from '../board.ts';
import type { Action, Event, Outlook, SeatView, View } from './box.ts';

export type Props = BoardProps<View, Action, Event, Outlook>;

export interface Desk {
  view: View;
  outlook: Outlook | null;
  /** The event being played, and what goes with it; null at rest. */
  event: Event | null;
  /** Everything that has been shown so far, oldest first. */
  happened: readonly Event[];
  legal: readonly Action[];
  names: string[];
  me: number | null;
  /** Whose dungeon lies on the board. */
  seat: number;
  lord: SeatView;
  pencil: Action | null;
  sending: boolean;
  /** What only the reader may see is turned face down (UI-10.3). */
  covered: boolean;
  lit: ReadonlySet<string>;
  held: ReadonlySet<string>;
  /** A thing was pressed: it is chosen, or says why it cannot be. */
  press: (key: string, event: MouseEvent | KeyboardEvent) => void;
}

export function nameOf(desk: { names: string[] }, seat: number): string {
  return desk.names[seat] ?? `#${seat + 1}`;
}
