/** What is in the box of this table, and the picture of each thing. */
import type standard from '../../wire/generated/dark_cave.components.json';

export type Side = 'N' | 'E' | 'S' | 'W';
export type Feature = 'lair' | 'ladder' | 'bridge' | 'tunnel' | 'vein' | 'exit';
export type Back = 'I' | 'II' | 'III';
export type Clan = 'blue' | 'yellow';
export type Role = 'loyal' | 'saboteur';
export type Monster = 'rat' | 'crawler' | 'goblin';

/** A card with paths on it: the space graph of DC-2, which is all that its drawing needs. */
export interface PathCard {
  id: string;
  back: Back | null;
  shape: string;
  openings: Partial<Record<Side, string>>;
  spaces: string[];
  links: [string, string][];
  marks: Record<string, Feature>;
}

export interface ActionCard {
  id: string;
  back: Back;
  type: string;
}

type Components = typeof standard;

const withBack = (row: object): PathCard => ({ back: null, ...row }) as unknown as PathCard;

export const CLANS: readonly Clan[] = ['blue', 'yellow'];
export const BACKS: readonly Back[] = ['I', 'II', 'III'];

/** The feature of a card, if it has one. */
export function featureOf(card: PathCard): Feature | null {
  return Object.values(card.marks)[0] ?? null;
}

/** What a card is called by its paths alone, so that the cards of a data pack have names too (DC-2). */
export function shapeOf(card: PathCard): string {
  const sides = Object.keys(card.openings) as Side[];
  if (featureOf(card) === 'bridge') return 'bridge';
  if (sides.length === 4) return isOnePath(card) ? 'crossroads' : 'double-bend';
  if (sides.length === 3) return 'junction';
  if (sides.length === 2)
    return sides.every((side) => 'NS'.includes(side)) || sides.every((side) => 'EW'.includes(side))
      ? 'straight'
      : 'bend';
  return 'dead-end';
}

/** Whether all openings meet without a special space between them. */
function isOnePath(card: PathCard): boolean {
  const plain = (space: string) => card.marks[space] !== 'tunnel';
  const [first] = Object.values(card.openings);
  const met = new Set([first!]);
  for (const space of met) {
    for (const [one, other] of card.links) {
      if (one === space && plain(other)) met.add(other);
      if (other === space && plain(one)) met.add(one);
    }
  }
  return Object.values(card.openings).every((space) => met.has(space));
}

const OPPOSITE: Record<Side, Side> = { N: 'S', S: 'N', E: 'W', W: 'E' };

/** Which space comes to lie where which one was; null: an opening comes to lie where none was. */
function afterHalfATurn(card: PathCard): Map<string, string> | null {
  const turned = new Map<string, string>();
  for (const [side, space] of Object.entries(card.openings) as [Side, string][]) {
    const other = card.openings[OPPOSITE[side]];
    if (other === undefined || (turned.get(space) ?? other) !== other) return null;
    turned.set(space, other);
  }
  const inner = card.spaces.filter((space) => !turned.has(space));
  for (const space of inner) turned.set(space, space);
  return inner.length > 1 ? null : turned;
}

/** What is in the box of one table; another data pack brings other cards. */
export class Box {
  /** Moves of a dwarf with boots. */
  readonly BOOTED: number;
  readonly #paths: ReadonlyMap<string, PathCard>;
  readonly #actions: ReadonlyMap<string, ActionCard>;
  readonly #moves: ReadonlyMap<string, number>;
  readonly #goals: ReadonlySet<string>;
  readonly #start: string;

  constructor(components: unknown) {
    const box = components as Components;
    const laid = [box.start_card, ...box.goal_card, ...box.path_card];
    this.#paths = new Map(laid.map((row) => [row.id, withBack(row)]));
    this.#actions = new Map((box.action_card as ActionCard[]).map((row) => [row.id, row]));
    this.#moves = new Map(box.monster.map((row) => [row.id, row.move]));
    this.#goals = new Set(box.goal_card.map((row) => row.id));
    this.#start = box.start_card.id;
    this.BOOTED = box.rules.moves_per_turn + box.rules.moves_bonus_boots;
  }

  pathCard(id: string): PathCard | null {
    return this.#paths.get(id) ?? null;
  }

  isGoal(id: string): boolean {
    return this.#goals.has(id);
  }

  isStart(id: string): boolean {
    return id === this.#start;
  }

  /** `path`, or the type of an action card. */
  typeOf(id: string): string {
    return this.#actions.get(id)?.type ?? 'path';
  }

  backOf(id: string): Back | null {
    return this.#actions.get(id)?.back ?? this.#paths.get(id)?.back ?? null;
  }

  /** How far a monster goes; null for cards that are none. */
  movesOf(type: string): number | null {
    return this.#moves.get(type) ?? null;
  }

  /** Whether a card is the same after half a turn: then there is nothing to choose. */
  isSymmetric(id: string): boolean {
    const card = this.#paths.get(id);
    const turned = card && afterHalfATurn(card);
    if (!turned) return false;
    const pairs = (links: readonly (readonly string[])[]) =>
      links
        .map((link) => link.toSorted().join())
        .toSorted()
        .join(' ');
    const moved = card.links.map((link) => link.map((space) => turned.get(space)!));
    return (
      pairs(moved) === pairs(card.links) &&
      Object.entries(card.marks).every(([space, mark]) => card.marks[turned.get(space)!] === mark)
    );
  }
}

/** Names in `@iconify-json/game-icons`. */
export const TYPE_ICONS: Record<string, string> = {
  secret_information: 'spyglass',
  cave_in: 'falling-rocks',
  swap_hands: 'swap-bag',
  cobweb: 'cobweb',
  boots: 'boots',
  battle_axe: 'battle-axe',
  rat: 'rat',
  crawler: 'centipede',
  goblin: 'goblin-head',
};

export const FEATURE_ICONS: Partial<Record<Feature, string>> = {
  lair: 'cave-entrance',
  ladder: 'hole-ladder',
  vein: 'gold-nuggets',
  exit: 'exit-door',
};
