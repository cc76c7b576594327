/** What is in the box of a table, and the picture of each thing. */
import type standard from '../../wire/generated/welcome_dungeon.components.json';
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

type Components = typeof standard;

/** What is in the box of one table. */
export class Box {
  readonly MONSTERS: readonly MonsterData[];
  readonly HEROES: readonly HeroData[];
  readonly CARDS: number;
  /** Failures that eliminate a player. */
  readonly FAILURE_LIMIT: number;
  readonly #tiles: ReadonlyMap<string, TileData>;

  constructor(components: unknown) {
    const given = components as Components;
    this.FAILURE_LIMIT = given.setup.failures_to_eliminate;
    this.MONSTERS = given.monster as unknown as MonsterData[];
    this.HEROES = given.hero as unknown as HeroData[];
    this.CARDS = given.box.monster_cards;
    this.#tiles = new Map((given.tile as unknown as TileData[]).map((row) => [row.id, row]));
  }

  monsterOf(id: MonsterId): MonsterData {
    return this.MONSTERS.find((row) => row.id === id)!;
  }

  heroOf(id: HeroId): HeroData {
    return this.HEROES.find((row) => row.id === id)!;
  }

  tileOf(id: TileId): TileData {
    return this.#tiles.get(id)!;
  }
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

/** Tiles that are the same thing for several heroes, by their engraved pictures; the others have their own name. */
export const TILE_PICTURES: Partial<Record<TileId, string>> = {
  knight_grail: 'grail',
  mage_grail: 'grail',
  knight_torch: 'torch',
  barbarian_torch: 'torch',
  barbarian_potion: 'healing_potion',
  rogue_potion: 'healing_potion',
};
