/** Where things lie on the drawn map. Row 1 is at the bottom, as on the sheet (PD-1.4). */
import type { BoardInfo, Room, SheetView } from './box.ts';

export const PITCH = 92;
export const SIZE = 80;
export const LEFT = 38;
export const TOP = 16;
export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const ROWS = [7, 6, 5, 4, 3, 2, 1] as const;
const GAP = PITCH - SIZE;
export const WIDTH = 2 * LEFT + COLUMNS.length * PITCH - GAP;
/** The lower edge of the rock; column letters stand below it. */
export const FLOOR = TOP + ROWS.length * PITCH - GAP + 18;
export const HEIGHT = FLOOR + 30;

export interface Point {
  x: number;
  y: number;
}

const column = (room: string) => room.charCodeAt(0) - 65;
const row = (room: string) => Number(room[1]);

/** The upper left corner of a room. */
export function corner(room: string): Point {
  return { x: LEFT + column(room) * PITCH, y: TOP + (ROWS.length - row(room)) * PITCH };
}

export function centre(room: string): Point {
  const { x, y } = corner(room);
  return { x: x + SIZE / 2, y: y + SIZE / 2 };
}

/** The whole grid in the order of reading. */
export const GRID: readonly (readonly Room[])[] = ROWS.map((number) =>
  COLUMNS.map((letter) => `${letter}${number}` as Room),
);

export interface Border {
  id: string;
  kind: 'door' | 'wall' | 'water';
  /** The middle of the border. */
  x: number;
  y: number;
  /** The border stands upright between two columns. */
  isUpright: boolean;
}

/** Every border between two neighbours. */
export function borders(board: BoardInfo): Border[] {
  const walls = new Set(board.walls);
  const water = new Set(board.water);
  const made: Border[] = [];
  for (const room of GRID.flat()) {
    const from = centre(room);
    const right = `${String.fromCharCode(room.charCodeAt(0) + 1)}${room[1]}`;
    const above = `${room[0]}${row(room) + 1}`;
    const kind = (id: string) => (walls.has(id) ? 'wall' : water.has(id) ? 'water' : 'door');
    if (column(room) < COLUMNS.length - 1) {
      const id = `${room}|${right}`;
      made.push({ id, kind: kind(id), x: from.x + PITCH / 2, y: from.y, isUpright: true });
    }
    if (row(room) < ROWS.length) {
      const id = `${room}|${above}`;
      made.push({ id, kind: kind(id), x: from.x, y: from.y - PITCH / 2, isUpright: false });
    }
  }
  return made;
}

/** One wave of a water border, `shift` aside of its middle. */
export function wave({ x, y, isUpright }: Border, shift: number): string {
  const points = Array.from({ length: 15 }, (_, n) => {
    const along = -42 + n * 6;
    const aside = shift + (n % 2 ? 1.6 : -1.6);
    return isUpright ? `${x + aside} ${y + along}` : `${x + along} ${y + aside}`;
  });
  return `M${points.join('L')}`;
}

export interface Leg {
  from: Point;
  to: Point;
}

/** The strokes from room to room, a little aside; `before`: where the party stood, `last`: how far aside then. Side passages leave on one side and come in on the other. */
export function legs(before: Room | 'outside', rooms: readonly Room[], shift = 0, last = shift): Leg[] {
  const made: Leg[] = [];
  let here: string = before;
  const at = (room: string): Point => {
    const aside = made.length === 0 && room === before ? last : shift;
    return { x: centre(room).x + aside, y: centre(room).y + aside };
  };
  for (const room of rooms) {
    const to = at(room);
    if (here === 'outside') made.push({ from: { x: to.x, y: FLOOR + 4 }, to });
    else if (Math.abs(column(here) - column(room)) > 1) {
      const from = at(here);
      const isLeft = column(here) === 0;
      made.push({ from, to: { x: isLeft ? 6 : WIDTH - 6, y: from.y } });
      made.push({ from: { x: isLeft ? WIDTH - 6 : 6, y: to.y }, to });
    } else made.push({ from: at(here), to });
    here = room;
  }
  return made;
}

export interface Stroke {
  round: number;
  legs: Leg[];
}

/** The path of a sheet, round by round. */
export function strokes(sheet: SheetView): Stroke[] {
  let here: Room | 'outside' = 'outside';
  let last = 0;
  return sheet.trails.map(({ round, rooms }) => {
    const shift = ((round % 3) - 1) * 6;
    const stroke = { round, legs: legs(here, rooms, shift, last) };
    here = rooms.at(-1) ?? here;
    last = shift;
    return stroke;
  });
}

/** An arrow head in the middle of a leg. */
export function head({ from, to }: Leg): string {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `translate(${(from.x + to.x) / 2 + Math.cos((angle * Math.PI) / 180) * 4} ${(from.y + to.y) / 2 + Math.sin((angle * Math.PI) / 180) * 4}) rotate(${angle})`;
}
