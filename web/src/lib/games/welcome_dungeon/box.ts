/** What is in the box, from the generated components, and the picture of each thing. */
import components from '../../wire/generated/welcome_dungeon.components.json';
import type { HeroId, MonsterId, TileId } from '../../wire/generated/welcome_dungeon.ids.ts';

export type { HeroId, MonsterId, TileId };

export interface Effect {
  kind: string;
  amount?: number;
  when?: { max_strength?: number; min_strength?: number; parity?: string; kind?: string };
}

export interface MonsterData {
  id: MonsterId;
  strength: number;
  count: number;
}

export interface TileData {
  id: TileId;
  hero: HeroId;
  effect: Effect;
  once: boolean;
}

export interface HeroData {
  id: HeroId;
  hp: number;
  tiles: TileId[];
}

export const MONSTERS = components.monster as unknown as MonsterData[];
export const HEROES = components.hero as unknown as HeroData[];
const TILES = components.tile as unknown as TileData[];

const monsters = new Map(MONSTERS.map((row) => [row.id, row]));
const heroes = new Map(HEROES.map((row) => [row.id, row]));
const tiles = new Map(TILES.map((row) => [row.id, row]));

export const CARDS: number = components.box.monster_cards;

export function monster(id: MonsterId): MonsterData {
  return monsters.get(id)!;
}

export function hero(id: HeroId): HeroData {
  return heroes.get(id)!;
}

export function tile(id: TileId): TileData {
  return tiles.get(id)!;
}

/** Names in `@iconify-json/game-icons`. */
export const MONSTER_ICONS: Record<MonsterId, string> = {
  goblin: 'goblin-head',
  skeleton: 'skeleton',
  orc: 'orc-head',
  vampire: 'vampire-dracula',
  golem: 'rock-golem',
  lich: 'crowned-skull',
  demon: 'daemon-skull',
  dragon: 'dragon-head',
};

export const HERO_ICONS: Record<HeroId, string> = {
  knight: 'visored-helm',
  barbarian: 'barbarian',
  mage: 'pointy-hat',
  rogue: 'domino-mask',
};

export const TILE_ICONS: Record<TileId, string> = {
  plate_armor: 'breastplate',
  knight_shield: 'checked-shield',
  vorpal_sword: 'broadsword',
  dragon_spear: 'stone-spear',
  knight_grail: 'holy-grail',
  knight_torch: 'torch',
  chainmail: 'scale-mail',
  leather_shield: 'viking-shield',
  vorpal_axe: 'battered-axe',
  war_hammer: 'warhammer',
  barbarian_torch: 'torch',
  barbarian_potion: 'round-potion',
  wall_of_fire: 'firewall',
  bracelet: 'bracer',
  mage_grail: 'holy-grail',
  polymorph: 'frog',
  demonic_pact: 'scroll-unfurled',
  omnipotence: 'third-eye',
  mithril: 'mail-shirt',
  buckler: 'round-shield',
  vorpal_dagger: 'plain-dagger',
  ring_of_power: 'power-ring',
  cloak: 'cloak',
  rogue_potion: 'round-potion',
};
