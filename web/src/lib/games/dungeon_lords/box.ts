/** What is in the box, from the components of this table, and the picture of each thing. */
import type {
  Action,
  BattleView,
  Build,
  CardRevealed,
  CreatureHired,
  Event,
  HeroView,
  Outlook,
  PlanOrders,
  SeatView,
  Target,
  TileView,
  TrapShown,
  View,
} from '../../wire/generated/dungeon_lords.ts';

export type { Action, BattleView, Event, HeroView, Outlook, SeatView, TileView, View };
export type Order = PlanOrders['orders'][number];
export type Creature = CreatureHired['creature'];
export type Room = Build['room'];
export type Trap = TrapShown['trap'];
export type Card = CardRevealed['spell'];
export type Adventurer = Target['adventurer'];
export type EventTile = NonNullable<View['events'][number]>;
export type Special = NonNullable<View['special']>;
export type Cell = readonly number[];
export type Kind = 'goblin' | 'slime' | 'ghost' | 'troll' | 'witch' | 'vampire' | 'golem' | 'dragon' | 'demon';
export type HeroClass = 'warrior' | 'thief' | 'priest' | 'wizard' | 'paladin' | 'illusion';
export type Title = 'dark_deeds' | 'halls' | 'tunnels' | 'monsters' | 'imps' | 'riches' | 'battle';

/** Names of goods as the data file writes them. */
export type Goods = Readonly<Record<string, number>>;

interface SpaceRow {
  n: number;
  pay: Goods;
  gain: Goods;
}
interface OrderRow {
  id: string;
  space: SpaceRow[];
}
interface OptionRow {
  kind: string;
  strength?: number;
  times?: number;
  on_kill?: number;
  pay?: Goods;
  not_first?: boolean;
  not_priest?: boolean;
  returns?: boolean;
  skip_conquest?: boolean;
  skip_healing?: boolean;
}
interface MonsterRow {
  id: string;
  type: string;
  cost: Goods;
  options: OptionRow[];
}
interface RoomRow {
  id: string;
  type: string;
  zone: string;
  workers?: number;
  pay?: Goods;
  gain?: Goods;
  no_spells?: boolean;
}
interface HeroRow {
  id: string;
  class: string;
  hp: number;
  trap?: number;
  heal?: number;
  magic?: number;
}
interface TrapRow {
  id: string;
  cost_year1: Goods;
  cost_year2: Goods;
  prov_year2?: string;
}
interface CardRow {
  id: string;
  speed: string;
  fatigue: number;
  prov_speed?: string;
  prov_fatigue?: string;
  prov_effect?: string;
}
interface SpecialRow {
  id: string;
  conf?: string;
}
interface Components {
  order: OrderRow[];
  monster: MonsterRow[];
  room: RoomRow[];
  adventurer: HeroRow[];
  paladin: HeroRow[];
  trap: TrapRow[];
  combat_card: CardRow[];
  special_event: SpecialRow[];
  zones: Record<string, number[][]>;
  evil_track: { min: number; max: number; paladin_line: number };
  dungeon_grid: { columns: number; rows: number; entrance: number[] };
}

const table = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

export const ORDERS: readonly Order[] = [
  'get_food',
  'improve_reputation',
  'dig_tunnels',
  'mine_gold',
  'recruit_imps',
  'buy_traps',
  'hire_monster',
  'build_room',
];
export const TITLES: readonly Title[] = ['dark_deeds', 'halls', 'tunnels', 'monsters', 'imps', 'riches', 'battle'];
export const SPACES = [1, 2, 3] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export const SCORE_ROWS = [
  'rooms',
  'monsters',
  'prisoners',
  'paladins',
  'conquered',
  'letters',
  'prestige',
  'titles',
  'fame',
] as const;

export const kindOf = (creature: string): Kind => creature.replace(/_\d+$/, '') as Kind;

export const cellKey = (cell: Cell): string => `${cell[0]},${cell[1]}`;
export const cellOf = (key: string): Cell => key.split(',').map(Number);
export const isCell = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];
export const tileAt = (seat: SeatView, cell: Cell): TileView | undefined =>
  seat.tiles.find((tile) => isCell(tile.cell, cell));
export const beside = ([x, y]: Cell): Cell[] => [
  [x!, y! - 1],
  [x! + 1, y!],
  [x!, y! + 1],
  [x! - 1, y!],
];

/** Figures of our own, where no source gave the printed ones (provenance D). */
const HOUSE = 'D';

/** What is in the box of one table; a data pack may bring other figures. */
export class Box {
  readonly EVIL_MAX: number;
  readonly PALADIN_LINE: number;
  readonly COLUMNS: number;
  readonly ROWS: number;
  readonly #entrance: Cell;
  readonly #orders: ReadonlyMap<string, OrderRow>;
  readonly #monsters: ReadonlyMap<string, MonsterRow>;
  readonly #rooms: ReadonlyMap<string, RoomRow>;
  readonly #heroes: ReadonlyMap<string, HeroRow>;
  readonly #traps: ReadonlyMap<string, TrapRow>;
  readonly #cards: ReadonlyMap<string, CardRow>;
  readonly #specials: ReadonlyMap<string, SpecialRow>;
  readonly #zones: Readonly<Record<string, number[][]>>;

  constructor(components: unknown) {
    const given = components as Components;
    this.#orders = table(given.order);
    this.#monsters = table(given.monster);
    this.#rooms = table(given.room);
    this.#heroes = table([...given.adventurer, ...given.paladin]);
    this.#traps = table(given.trap);
    this.#cards = table(given.combat_card);
    this.#specials = table(given.special_event);
    this.#zones = given.zones;
    this.EVIL_MAX = given.evil_track.max;
    this.PALADIN_LINE = given.evil_track.paladin_line;
    this.COLUMNS = given.dungeon_grid.columns;
    this.ROWS = given.dungeon_grid.rows;
    this.#entrance = given.dungeon_grid.entrance;
  }

  monster(creature: string): MonsterRow | undefined {
    return this.#monsters.get(kindOf(creature));
  }

  isGhost(creature: string): boolean {
    return this.monster(creature)?.type === 'ghost';
  }

  room(id: string): RoomRow | undefined {
    return this.#rooms.get(id);
  }

  card(id: string): CardRow | undefined {
    return this.#cards.get(id);
  }

  hero(id: string): HeroRow | undefined {
    return this.#heroes.get(id);
  }

  zone(id: string): readonly Cell[] {
    return this.#zones[this.room(id)?.zone ?? ''] ?? [];
  }

  isInZone(id: string, cell: Cell): boolean {
    return this.room(id)?.zone === 'any' || this.zone(id).some((one) => isCell(one, cell));
  }

  space(order: Order, number: number): SpaceRow {
    return this.#orders.get(order)?.space.find((row) => row.n === number) ?? { n: number, pay: {}, gain: {} };
  }

  classOf(adventurer: string): HeroClass {
    return adventurer === 'illusion' ? 'illusion' : ((this.hero(adventurer)?.class ?? 'paladin') as HeroClass);
  }

  trapCost(trap: string, year: number): Goods {
    const row = this.#traps.get(trap);
    return (year === 1 ? row?.cost_year1 : row?.cost_year2) ?? {};
  }

  isOnBoard([x, y]: Cell): boolean {
    return x! >= 0 && x! < this.COLUMNS && y! >= 0 && y! < this.ROWS;
  }

  isEntrance(cell: Cell): boolean {
    return isCell(cell, this.#entrance);
  }

  /** Whether figures are our own. */
  readonly house = {
    trap: (id: string, year: number): boolean => year === 2 && this.#traps.get(id)?.prov_year2 === HOUSE,
    card: (id: string): boolean => {
      const row = this.card(id);
      return [row?.prov_speed, row?.prov_fatigue, row?.prov_effect].includes(HOUSE);
    },
    special: (id: string): boolean => /^(none|low)/.test(this.#specials.get(id)?.conf ?? ''),
  };
}

/** Names in `@iconify-json/game-icons`. */
export const ORDER_ICONS: Record<Order, string> = {
  get_food: 'meat',
  improve_reputation: 'medieval-gate',
  dig_tunnels: 'war-pick',
  mine_gold: 'gold-mine',
  recruit_imps: 'imp',
  buy_traps: 'wolf-trap',
  hire_monster: 'troll',
  build_room: 'stone-wall',
};

export const KIND_ICONS: Record<Kind, string> = {
  goblin: 'goblin-head',
  slime: 'slime',
  ghost: 'ghost',
  troll: 'troll',
  witch: 'witch-face',
  vampire: 'vampire-dracula',
  golem: 'rock-golem',
  dragon: 'dragon-head',
  demon: 'daemon-skull',
};

export const HERO_ICONS: Record<HeroClass, string> = {
  warrior: 'crossed-swords',
  thief: 'domino-mask',
  priest: 'gothic-cross',
  wizard: 'pointy-hat',
  paladin: 'templar-shield',
  illusion: 'invisible',
};

export const ROOM_ICONS: Record<Room, string> = {
  hatchery: 'nest-eggs',
  mushroom_bed: 'mushrooms-cluster',
  souvenir_shop: 'shop',
  counterfeiter: 'coins-pile',
  workshop: 'anvil',
  tool_shed: 'toolbox',
  printing_press: 'scroll-unfurled',
  magic_room: 'magic-portal',
  training_room: 'medieval-barracks',
  dark_room: 'evil-moon',
  labyrinth: 'maze',
  antimagic_room: 'magic-gate',
  cafeteria: 'hot-meal',
  chapel: 'church',
  pandemonium: 'pentacle',
  hall_of_fame: 'laurels-trophy',
};

export const TRAP_ICONS: Record<Trap, string> = {
  rolling_stone: 'falling-boulder',
  pendulum: 'pendulum-swing',
  trapdoor: 'hole',
  wall_of_fire: 'fire-wave',
  cursed_ring: 'skull-ring',
  poisoned_meal: 'poison-bottle',
  kamikaze_imp: 'imp-laugh',
  poisoned_dart: 'dart',
  antimagic_dart: 'rope-dart',
};

export const EVENT_ICONS: Record<EventTile, string> = {
  payday: 'receive-money',
  taxes: 'money-stack',
  special: 'scroll-quill',
};

export const SEASON_ICONS: readonly string[] = ['snowflake-1', 'flowers', 'sun', 'oak-leaf'];

/** Goods of the data file, each with its picture; `good` is Evil that goes away. */
export const GOODS_ICONS: Record<string, string> = {
  gold: 'two-coins',
  food: 'meat',
  imps: 'imp',
  imp: 'imp',
  foreman: 'imp',
  evil: 'bull-horns',
  good: 'bull-horns',
  traps: 'wolf-trap',
  trap: 'wolf-trap',
  spy: 'spyglass',
  dig_up_to: 'mine-wagon',
  dig: 'mine-wagon',
  mine_up_to: 'two-coins',
  monster: 'troll',
  room: 'stone-wall',
};
