/**
 * Where the camera looks by itself: at the whole cave while it can be read, otherwise at the own dwarf; and at
 * what is to be chosen, close enough for a finger or a pointer (UI-2.4, UI-6.4).
 */
import { distance, type Point } from './geometry.ts';
import type { Bounds } from './places.ts';

export interface Frame {
  at: Point;
  /** Pixels per unit. */
  zoom: number;
}

export interface Pane {
  width: number;
  height: number;
}

/** The answers to choose from: where they lie, and what they are about. */
export interface Focus {
  points: readonly Point[];
  heart: Point;
}

/** How far apart neighbouring targets should be in pixels, and how near they may come. */
export interface Grip {
  wanted: number;
  least: number;
}

/** Below this width the map opens at the own dwarf (UI-6.4). */
export const NARROW = 520;
/** A card 66 pixels wide, as on phones. */
const CLOSE = 0.66;
/** A card so small can still be read on a large screen; where there is the height for it, it is 64 pixels wide. */
const READABLE = 0.46;
const ROOMY = { zoom: 0.65, height: 660 };
/** Nearer than this one sees too little of the cave; pads that lie closer share the room between them. */
const NEAREST = 1.2;
/** Room around what is to be chosen. */
const ROOM = 62;

/** The corner that the small map takes, in pixels, with room for a finger beside it. */
const MINI = { width: 124, height: 142 };

export const FINGER: Grip = { wanted: 44, least: 32 };
export const POINTER: Grip = { wanted: 27, least: 20 };

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Pixels at the lower edge that a row of players takes, or of the ways a goal may lie. */
export const ROWS = { players: 58, ways: 106 };

/** The window without so much of its lower edge. */
export const above = ({ width, height }: Pane, row: number): Pane => ({ width, height: Math.max(1, height - row) });

/** A frame made for the window above the row, carried over to the whole window. */
export const raised = ({ at, zoom }: Frame, row: number): Frame => ({
  at: { x: at.x, y: at.y + row / 2 / zoom },
  zoom,
});

/** The whole area, or as much of it as can be read around the heart. */
export function homeFrame(pane: Pane, area: Bounds, heart: Point, readable = readableIn(pane)): Frame {
  const fit = Math.min(pane.width / (area.right - area.left), pane.height / (area.bottom - area.top));
  const zoom = Math.max(fit, pane.width < NARROW ? CLOSE : readable);
  return { at: settle(pane, zoom, area, middleOf(area), heart), zoom };
}

const readableIn = ({ height }: Pane): number => (height >= ROOMY.height ? ROOMY.zoom : READABLE);

/** The same above a row, and for as long as it is there as much smaller as the row leaves less room. */
export function homeAbove(pane: Pane, row: number, area: Bounds, heart: Point): Frame {
  const free = above(pane, row);
  const readable = row > 0 ? READABLE : readableIn(pane); // a player or a goal is chosen: all of them are in sight
  return homeFrame(free, area, heart, (readable * free.height) / pane.height);
}

/** As little away from home as it takes to have the targets in the window, far enough apart. */
export function focusFrame(pane: Pane, home: Frame, focus: Focus, grip: Grip): Frame {
  const box = boxOf([...focus.points, focus.heart]);
  const gap = Math.max(1, smallestGap(focus.points));
  const fit = Math.min(pane.width / (box.right - box.left), pane.height / (box.bottom - box.top));
  const zoom = Math.min(NEAREST, Math.max(home.zoom, clamp(fit, grip.least / gap, grip.wanted / gap)));
  return { at: settle(pane, zoom, box, home.at, focus.heart), zoom };
}

/** Whether a window that the reader chose serves for choosing: something is in it, and not too small. */
export function serves(frame: Frame, pane: Pane, focus: Focus, grip: Grip): boolean {
  const [w, h] = [pane.width / frame.zoom / 2, pane.height / frame.zoom / 2];
  const isSeen = focus.points.some(({ x, y }) => Math.abs(x - frame.at.x) < w && Math.abs(y - frame.at.y) < h);
  return isSeen && smallestGap(focus.points) * frame.zoom >= Math.min(grip.least, 24);
}

/** The small map lies in the lower left corner; in the upper one if that frees a target and covers none. */
export function isMiniHigh(pane: Pane, frame: Frame, points: readonly Point[]): boolean {
  const seen = points.map(({ x, y }) => ({
    x: (x - frame.at.x) * frame.zoom + pane.width / 2,
    y: (y - frame.at.y) * frame.zoom + pane.height / 2,
  }));
  const left = seen.filter(({ x }) => x >= 0 && x < MINI.width);
  return (
    left.some(({ y }) => y > pane.height - MINI.height && y <= pane.height) &&
    !left.some(({ y }) => y >= 0 && y < MINI.height)
  );
}

/** The way between the two targets that lie nearest to each other. */
export function smallestGap(points: readonly Point[]): number {
  let least = Infinity;
  points.forEach((one, n) => {
    for (const other of points.slice(n + 1)) least = Math.min(least, Math.max(8, distance(one, other)));
  });
  return least === Infinity ? 100 : least;
}

/** By target, half of the way to the nearest other one: so large it may be without lying on it. */
export function elbowRoom(points: readonly Point[]): number[] {
  return points.map(
    (one) => Math.min(...points.filter((other) => other !== one).map((other) => distance(one, other)), 200) / 2,
  );
}

/** From a target, the diagonal with most room for a small mark, `far` units along both axes. */
export function clearSide(at: Point, points: readonly Point[], far: number): Point {
  const others = points.filter((point) => distance(point, at) > 1);
  const sides = [1, -1].flatMap((y) => [1, -1].map((x) => ({ x: x * far, y: y * far })));
  const room = (side: Point) =>
    Math.min(200, ...others.map((other) => distance(other, { x: at.x + side.x, y: at.y + side.y })));
  return sides.reduce((best, side) => (room(side) > room(best) + 1 ? side : best));
}

export function boxOf(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - ROOM,
    right: Math.max(...xs) + ROOM,
    top: Math.min(...ys) - ROOM,
    bottom: Math.max(...ys) + ROOM,
  };
}

function middleOf(area: Bounds): Point {
  return { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
}

/** The box inside the window, moved from `wish` as little as possible; too large a box: around the heart. */
function settle(pane: Pane, zoom: number, box: Bounds, wish: Point, heart: Point): Point {
  const axis = (size: number, low: number, high: number, wished: number, core: number) => {
    const half = size / zoom / 2;
    return high - low <= 2 * half ? clamp(wished, high - half, low + half) : clamp(core, low + half, high - half);
  };
  return {
    x: axis(pane.width, box.left, box.right, wish.x, heart.x),
    y: axis(pane.height, box.top, box.bottom, wish.y, heart.y),
  };
}
