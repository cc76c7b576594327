/** What every part of the board is given: the sheet to draw, and the one way to choose. */
import type { PathOutlook } from '../../wire/generated/paper_dungeons.ts';
import type { BoardProps } from '../board.ts';
import { explain } from '../shared/explain.ts';
import type { Action, Event, Outlook, Room, SheetView, View } from './box.ts';
import type { Choice } from './choices.ts';

export type Props = BoardProps<View, Action, Event, Outlook>;

export interface Desk {
  view: View;
  outlook: Outlook;
  names: string[];
  me: number | null;
  /** Whose sheet lies here. */
  seat: number;
  sheet: SheetView;
  /** It is the reader's own: choices and previews belong on it. */
  isMine: boolean;
  picked: readonly string[];
  lit: ReadonlySet<string>;
  /** Whether pressing it leads to something, lit or not: it may take the place of what was pressed before. */
  isOpen: (key: string) => boolean;
  /** The pencilled choice, or the one on its way. */
  choice: Choice | null;
  /** The way that is pencilled, or whose room was pressed before its die. */
  path: PathOutlook | null;
  /** Rooms of an inked walk that are still ahead. */
  ahead: Room[];
  ways: ReadonlyMap<Room, PathOutlook>;
  sending: boolean;
  /** The round whose arrows are bright; older ones are pale. */
  bright: number;
  /** A thing was pressed: it is chosen, or says why it cannot be. */
  press: (key: string, event: MouseEvent) => void;
}

/** A sheet that is only looked at. */
export function looking(view: View, outlook: Outlook, names: string[], me: number | null, seat: number): Desk {
  const isMine = seat === me;
  return {
    view,
    outlook,
    names,
    me,
    seat,
    sheet: (isMine ? view.mine?.sheet : null) ?? view.seats[seat]!.sheet,
    isMine,
    picked: [],
    lit: new Set(),
    isOpen: () => false,
    choice: null,
    path: null,
    ahead: [],
    ways: new Map(),
    sending: false,
    bright: isMine ? view.round : shownRound(view),
    press: (_, event) => explain(event),
  };
}

/** The last round that everybody has seen: while choices are sealed it is the one before. */
export function shownRound(view: View): number {
  return view.phase === 'actions' ? view.round - 1 : view.round;
}

export function nameOf(desk: { names: string[] }, seat: number): string {
  return desk.names[seat] ?? `#${seat + 1}`;
}

export const isPicked = (desk: Desk, key: string): boolean => desk.picked.includes(key);
export const isPencilled = (desk: Desk, key: string): boolean => desk.choice?.keys.includes(key) ?? false;
