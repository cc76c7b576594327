/** Cells, edges and spaces as the wire writes them, their keys, and where they lie on the map. */
import type { View } from '../../wire/generated/dark_cave.ts';
import { type Box } from './box.ts';
import { padOf, SIZE, type Point } from './geometry.ts';

export type Space = readonly (number | string)[];
export type Edge = readonly (readonly number[])[];

export const cellKey = (x: number, y: number): string => `cell:${x},${y}`;
export const edgeKey = (edge: Edge): string => `edge:${edge.map((cell) => cell.join(',')).join(';')}`;
export const spaceKey = (space: Space): string => `space:${space.join(',')}`;
export const seatKey = (seat: number): string => `seat:${seat}`;

export const xOf = (space: Space): number => Number(space[0]);
export const yOf = (space: Space): number => Number(space[1]);
export const idOf = (space: Space): string => String(space[2]);

/** The top left corner of a cell. */
export const corner = (x: number, y: number): Point => ({ x: x * SIZE, y: y * SIZE });
export const middle = (x: number, y: number): Point => ({ x: (x + 0.5) * SIZE, y: (y + 0.5) * SIZE });

export function edgePoint(edge: Edge): Point {
  const [one, other] = edge.map((cell) => middle(cell[0]!, cell[1]!));
  return { x: (one!.x + other!.x) / 2, y: (one!.y + other!.y) / 2 };
}

/** Where a space lies; the middle of the cell for a face-down goal. */
export function spacePoint(box: Box, view: View, space: Space): Point {
  const [x, y] = [xOf(space), yOf(space)];
  const laid = view.cards.find((card) => card.x === x && card.y === y);
  const card = laid && box.pathCard(laid.card);
  const pad = card ? padOf(card, idOf(space), laid.rot) : null;
  const at = corner(x, y);
  return pad ? { x: at.x + pad.x, y: at.y + pad.y } : middle(x, y);
}

/** What a reader looks at first: the own dwarf; without one in the cave the start card. */
export function heartOf(box: Box, view: View, me: number | null): Point {
  const own = me === null ? null : view.seats[me]?.dwarf;
  return own ? spacePoint(box, view, own) : middle(0, 0);
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Room around what lies in the cave, in cells. */
const MARGIN = 0.35;

/** The marked area and every cell one could ever build on next (UI-6.4), in units of the drawing. */
export function bounds(view: View): Bounds {
  const xs = [-view.distance, view.distance, ...view.cards.flatMap(({ x }) => [x - 1, x + 1])];
  const ys = [-view.distance, view.distance, ...view.cards.flatMap(({ y }) => [y - 1, y + 1])];
  return {
    left: (Math.min(...xs) - MARGIN) * SIZE,
    top: (Math.min(...ys) - MARGIN) * SIZE,
    right: (Math.max(...xs) + 1 + MARGIN) * SIZE,
    bottom: (Math.max(...ys) + 1 + MARGIN) * SIZE,
  };
}

/** The cells among keys of places. */
export function cellsOf(keys: Iterable<string>): number[][] {
  return [...keys].filter((key) => key.startsWith('cell:')).map((key) => key.slice(5).split(',').map(Number));
}
