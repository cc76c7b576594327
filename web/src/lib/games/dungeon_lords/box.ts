/** What is in the box, from the components of this table, and the picture of each thing. */
import standard from '../../wire/generated/dungeon_lords.components.json';
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
  scoring: Record<string, number>;
}

const table = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/* Live bindings: `open` puts another set of components in their place before a board is drawn. */
let orders: ReadonlyMap<string, OrderRow>;
let monsters: ReadonlyMap<string, MonsterRow>;
let rooms: ReadonlyMap<string, RoomRow>;
let heroes: ReadonlyMap<string, HeroRow>;
let traps: ReadonlyMap<string, TrapRow>;
let cards: ReadonlyMap<string, CardRow>;
let specials: ReadonlyMap<string, SpecialRow>;
let zones: Readonly<Record<string, number[][]>>;
export let EVIL_MAX: number;
export let PALADIN_LINE: number;
export let COLUMNS: number;
export let ROWS: number;
export let ENTRANCE: Cell;
export let POINTS: Readonly<Record<string, number>>;

/** Take the components of this table (a data pack may bring others). */
export function open(components: unknown): void {
  const given = components as Components;
  orders = table(given.order);
  monsters = table(given.monster);
  rooms = table(given.room);
  heroes = table([...given.adventurer, ...given.paladin]);
  traps = table(given.trap);
  cards = table(given.combat_card);
  specials = table(given.special_event);
  zones = given.zones;
  EVIL_MAX = given.evil_track.max;
  PALADIN_LINE = given.evil_track.paladin_line;
  COLUMNS = given.dungeon_grid.columns;
  ROWS = given.dungeon_grid.rows;
  ENTRANCE = given.dungeon_grid.entrance;
  POINTS = given.scoring;
}
open(standard);

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
export const monster = (creature: string): MonsterRow | undefined => monsters.get(kindOf(creature));
export const isGhost = (creature: string): boolean => monster(creature)?.type === 'ghost';
export const room = (id: string): RoomRow | undefined => rooms.get(id);
export const card = (id: string): CardRow | undefined => cards.get(id);
export const hero = (id: string): HeroRow | undefined => heroes.get(id);
export const zone = (id: string): readonly Cell[] => zones[room(id)?.zone ?? ''] ?? [];
export const isInZone = (id: string, cell: Cell): boolean =>
  room(id)?.zone === 'any' || zone(id).some((one) => isCell(one, cell));

export function space(order: Order, number: number): SpaceRow {
  return orders.get(order)?.space.find((row) => row.n === number) ?? { n: number, pay: {}, gain: {} };
}

export function classOf(adventurer: string): HeroClass {
  return adventurer === 'illusion' ? 'illusion' : ((heroes.get(adventurer)?.class ?? 'paladin') as HeroClass);
}

export function trapCost(trap: string, year: number): Goods {
  const row = traps.get(trap);
  return (year === 1 ? row?.cost_year1 : row?.cost_year2) ?? {};
}

/** Figures of our own, where no source gave the printed ones (provenance D). */
const HOUSE = 'D';
export const house = {
  trap: (id: string, year: number): boolean => year === 2 && traps.get(id)?.prov_year2 === HOUSE,
  card: (id: string): boolean =>
    [cards.get(id)?.prov_speed, cards.get(id)?.prov_fatigue, cards.get(id)?.prov_effect].includes(HOUSE),
  special: (id: string): boolean => /^(none|low)/.test(specials.get(id)?.conf ?? ''),
};

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
export const isOnBoard = ([x, y]: Cell): boolean => x! >= 0 && x! < COLUMNS && y! >= 0 && y! < ROWS;
export const isEntrance = (cell: Cell): boolean => isCell(cell, ENTRANCE);

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
