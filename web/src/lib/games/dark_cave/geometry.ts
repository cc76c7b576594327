/**
 * A card's drawing from its space graph alone (DC-2): where the pads of its spaces lie and which way the
 * corridors run. Any deck in the data file draws itself; nothing here knows a card by name.
 */
import { seeded } from '../../ui/hatch';
import type { Feature, PathCard, Side } from './box.ts';

/** The side of a card in its own units. */
export const SIZE = 100;
const MIDDLE = SIZE / 2;
/** How far from its side the pad of an edge space lies. */
const INSET = 19;
/** Pads nearer than this would lie on each other. */
const CROWDED = 17;

export interface Point {
  x: number;
  y: number;
}

export interface Corridor {
  path: string;
  kind: 'floor' | 'tunnel' | 'bridge';
}

export interface Drawing {
  pads: Map<string, Point>;
  corridors: Corridor[];
  marks: [string, Feature][];
}

const SIDES: Record<Side, Point> = {
  N: { x: MIDDLE, y: 0 },
  E: { x: SIZE, y: MIDDLE },
  S: { x: MIDDLE, y: SIZE },
  W: { x: 0, y: MIDDLE },
};
const CENTRE: Point = { x: MIDDLE, y: MIDDLE };

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});
const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function sidesOf(card: PathCard, space: string): Side[] {
  return (Object.keys(card.openings) as Side[]).filter((side) => card.openings[side] === space);
}

function neighbours(card: PathCard, space: string): string[] {
  return card.links.flatMap(([one, other]) => (one === space ? [other] : other === space ? [one] : []));
}

/** The pad of a space that touches sides of the card. */
function atSides(card: PathCard, sides: readonly Side[]): Point {
  if (card.spaces.length === 1) return CENTRE;
  const middle = mean(sides.map((side) => SIDES[side]));
  return sides.length === 1 ? towards(middle, CENTRE, INSET / MIDDLE) : towards(CENTRE, middle, 0.7);
}

/** The pad of an inner space: amid its neighbours, or deeper in behind the only one. */
function inside(card: PathCard, placed: ReadonlyMap<string, Point>, space: string): Point {
  const near = neighbours(card, space).flatMap((other) => placed.get(other) ?? []);
  if (near.length !== 1) return near.length ? mean(near) : CENTRE;
  const only = near[0]!;
  const depth = Math.max(1, distance(only, CENTRE));
  const behind = distance(only, CENTRE) < 8 ? away(card, placed, space, only) : towards(only, CENTRE, 33 / depth);
  return behind;
}

/** Straight on from where the only neighbour was entered. */
function away(card: PathCard, placed: ReadonlyMap<string, Point>, space: string, only: Point): Point {
  const before = [...placed].find(
    ([id, at]) => id !== space && at !== only && card.links.some((link) => link.includes(id)),
  );
  const from = before?.[1] ?? SIDES.N;
  return towards(from, only, 1 + 27 / Math.max(1, distance(from, only)));
}

/** Two pads on one spot (over and under a bridge) move apart, each along its own path. */
function spread(card: PathCard, pads: Map<string, Point>): void {
  for (const [one, at] of [...pads]) {
    const twin = [...pads].find(([other, point]) => other !== one && distance(point, at) < CROWDED);
    if (!twin || card.marks[one]) continue;
    const next = neighbours(card, one).map((id) => pads.get(id)!)[0];
    const side = sidesOf(card, one)[0];
    const goal = next ?? (side ? SIDES[side] : SIDES.E);
    pads.set(one, towards(at, goal, next ? 0.5 : 0.6));
  }
}

function layOut(card: PathCard): Map<string, Point> {
  const pads = new Map<string, Point>();
  for (const space of card.spaces) {
    const sides = sidesOf(card, space);
    if (sides.length) pads.set(space, atSides(card, sides));
  }
  let left = card.spaces.filter((space) => !pads.has(space));
  while (left.length) {
    const known = (space: string) => neighbours(card, space).filter((other) => pads.has(other)).length;
    const [next] = left.toSorted((a, b) => known(b) - known(a));
    pads.set(next!, inside(card, pads, next!));
    left = left.filter((space) => space !== next);
  }
  spread(card, pads);
  return pads;
}

const shown = (value: number) => Math.round(value * 10) / 10;

/** A way between two points that a hand would draw: bends of about a unit. */
function way(from: Point, to: Point, random: () => number, start = ''): string {
  const bends = [0.33, 0.66].map((share) => {
    const on = towards(from, to, share);
    return `${shown(on.x + (random() - 0.5) * 2.2)} ${shown(on.y + (random() - 0.5) * 2.2)}`;
  });
  return `${start || 'M'}${shown(from.x)} ${shown(from.y)}L${bends.join('L')}L${shown(to.x)} ${shown(to.y)}`;
}

/** From a side of the card: straight in at first, so that neighbours meet without a step. */
function wayIn(side: Side, to: Point, random: () => number): string {
  const gate = SIDES[side];
  const start = `M${shown(gate.x)} ${shown(gate.y)}L`;
  return way(towards(gate, CENTRE, 0.22), to, random, start);
}

/** A seed that is the same for the same card. */
export function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
}

function draw(card: PathCard): Drawing {
  const random = seeded(seedOf(card.id));
  const pads = layOut(card);
  const corridors: Corridor[] = [];
  const kindOf = (...spaces: string[]): Corridor['kind'] => {
    const marks = spaces.map((space) => card.marks[space]);
    return marks.includes('tunnel') ? 'tunnel' : marks.includes('bridge') ? 'bridge' : 'floor';
  };
  for (const [side, space] of Object.entries(card.openings) as [Side, string][]) {
    const twoSides = sidesOf(card, space);
    const isThrough = twoSides.length === 2 && card.spaces.length > 1;
    const to = isThrough ? towards(SIDES[side], mean(twoSides.map((s) => SIDES[s])), 1) : pads.get(space)!;
    const bend = isThrough && distance(to, CENTRE) > 8 ? pads.get(space)! : to;
    corridors.push({ path: wayIn(side, bend, random), kind: kindOf(space) });
  }
  for (const [one, other] of card.links) {
    corridors.push({ path: way(pads.get(one)!, pads.get(other)!, random), kind: kindOf(one, other) });
  }
  return { pads, corridors, marks: Object.entries(card.marks) };
}

const drawings = new WeakMap<PathCard, Drawing>();

export function drawingOf(card: PathCard): Drawing {
  let known = drawings.get(card);
  if (!known) drawings.set(card, (known = draw(card)));
  return known;
}

/** Where a space lies on the card as it is turned; null: the card has no such space. */
export function padOf(card: PathCard, space: string, rot: number): Point | null {
  const pad = drawingOf(card).pads.get(space);
  if (!pad) return null;
  return rot === 180 ? { x: SIZE - pad.x, y: SIZE - pad.y } : pad;
}

/** The four corners of a square, as the marks of what can be chosen are drawn (UI-1.3). */
export const brackets = (size: number, arm: number): string =>
  `M0 ${arm}V0H${arm}M${size - arm} 0H${size}V${arm}M${size} ${size - arm}V${size}H${size - arm}M${arm} ${size}H0V${size - arm}`;
