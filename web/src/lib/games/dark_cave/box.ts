/** What is in the box, from the generated components, and the picture of each thing. */
import components from '../../wire/generated/dark_cave.components.json';

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

interface TypeRow {
  id: string;
  move?: number;
}

const withBack = (row: object): PathCard => ({ back: null, ...row }) as unknown as PathCard;

const paths = new Map<string, PathCard>(
  [components.start_card, ...components.goal_card, ...components.path_card].map((row) => [row.id, withBack(row)]),
);
const actions = new Map<string, ActionCard>((components.action_card as ActionCard[]).map((row) => [row.id, row]));
const types = new Map<string, TypeRow>((components.action_type as TypeRow[]).map((row) => [row.id, row]));

export const RULES = components.rules;
export const CLANS: readonly Clan[] = ['blue', 'yellow'];
export const BACKS: readonly Back[] = ['I', 'II', 'III'];

export const pathCard = (id: string): PathCard | null => paths.get(id) ?? null;
export const actionCard = (id: string): ActionCard | null => actions.get(id) ?? null;

/** `path`, or the type of an action card. */
export function typeOf(id: string): string {
  return actions.get(id)?.type ?? 'path';
}

export function backOf(id: string): Back | null {
  return actions.get(id)?.back ?? paths.get(id)?.back ?? null;
}

/** How far a monster goes; null for cards that are none. */
export function movesOf(type: string): number | null {
  return types.get(type)?.move ?? null;
}

/** The feature of a card, if it has one. */
export function featureOf(card: PathCard): Feature | null {
  return Object.values(card.marks)[0] ?? null;
}

/** A shape without its direction: `bend-NE` is a bend. */
export function shapeOf(card: PathCard): string {
  return card.shape.replace(/-(NE|NW|vertical|horizontal)$/, '');
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
