/** Ids, sizes of the tracks and pictures; every other figure comes with the outlook. */
import standard from '../../wire/generated/paper_dungeons.components.json';
import type {
  Action,
  BoardInfo,
  BossInfo,
  ChooseCards,
  DieOutlook,
  EntryOutlook,
  Event,
  ItemInfo,
  LevelUp,
  MissionView,
  Outlook,
  RoomInfo,
  SheetView,
  View,
} from '../../wire/generated/paper_dungeons.ts';

export type { Action, BoardInfo, Event, Outlook, SheetView, View };
export type Hero = LevelUp['hero'];
export type Item = ItemInfo['item'];
export type Room = RoomInfo['room'];
export type Gem = NonNullable<RoomInfo['gem']>;
export type Minion = NonNullable<RoomInfo['minion']>;
export type Boss = BossInfo['boss'];
export type Power = ChooseCards['power'];
export type Goal = ChooseCards['goal'];
export type Mission = MissionView['mission'];
export type Symbol = DieOutlook['symbol'];
export type Reward = EntryOutlook['treasure'][number];

export const HEROES: readonly Hero[] = ['warrior', 'wizard', 'cleric', 'rogue'];
/** The level with a special power (PD-8.2). */
export const SPECIAL_LEVEL = 4;

type Components = typeof standard;
const HOUSE = 'D';

export let LEVELS: readonly number[];
export let WOUNDS: number;
export let POTIONS: number;
export let PER_ROW: number;
export let HEARTS: number;
export let DICE_PER_ROUND: number;
export let ROUNDS: number;
export let ACTS: readonly number[];
export let RESURRECTION: number;
export let TRAP_WOUNDS: number;
/** Walls printed on every sheet; the others are drawn from the dungeon card. */
export let PRINTED_WALLS: ReadonlySet<string>;
let box: Components;

/** The components of the table that opens; another data pack brings other figures. */
export function open(components: unknown): void {
  box = components as Components;
  LEVELS = box.hero_track.levels;
  WOUNDS = box.wound_track.hearts;
  POTIONS = box.potions.spaces;
  PER_ROW = box.potions.per_row;
  HEARTS = box.potions.hearts_per_potion;
  DICE_PER_ROUND = box.dice_used_per_round;
  ROUNDS = box.rounds;
  ACTS = box.acts;
  RESURRECTION = box.resurrection_glory;
  TRAP_WOUNDS = box.trap_wounds;
  PRINTED_WALLS = new Set(box.map.walls);
}
open(standard);

/** The act a round belongs to. */
export function actOf(round: number): number {
  let last = 0;
  return Math.max(1, ACTS.findIndex((rounds) => round <= (last += rounds)) + 1);
}

/** Figures of our own, where no source gave the printed ones. */
export const house = {
  get wounds(): boolean {
    return box.wound_track.source === HOUSE;
  },
  get gems(): boolean {
    return box.gem_track.glory_source === HOUSE;
  },
  get items(): boolean {
    return box.item.some((item) => item.requires_source === HOUSE);
  },
  boss: (id: Boss): boolean => box.boss.find((boss) => boss.id === id)?.source === HOUSE,
  dungeon: (id: string): boolean => {
    const found = box.dungeon.find((dungeon) => dungeon.id === id);
    return found?.walls_source === HOUSE || found?.boss_rooms_source === HOUSE;
  },
};

export const SYMBOL_ICONS: Record<Symbol, string> = {
  warrior: 'crossed-swords',
  wizard: 'pointy-hat',
  cleric: 'gothic-cross',
  rogue: 'domino-mask',
  clover: 'shamrock',
  boots: 'boots',
  skull: 'skull-crossed-bones',
};

export const MINION_ICONS: Record<Minion, string> = {
  ghost: 'spectre',
  goblin: 'goblin-head',
  orc: 'orc-head',
  zombie: 'shambling-zombie',
};

export const REWARD_ICONS: Record<Reward, string> = {
  level_up: 'upgrade',
  craft: 'anvil',
  potion: 'round-bottom-flask',
  gem: 'cut-diamond',
};

export const ITEM_ICONS: Record<Item, string> = {
  flaming_sword: 'relic-blade',
  death_scepter: 'winged-scepter',
  khar_medallion: 'gem-pendant',
  cloak_of_passage: 'cloak',
  crown: 'crown',
  cauldron: 'cauldron',
  armour: 'breastplate',
  tome: 'spell-book',
};

export const BOSS_ICONS: Record<Boss, string> = {
  minotaur: 'minotaur',
  giant_spider: 'spider-alt',
  gorgon: 'medusa-head',
  golem: 'rock-golem',
  chimera: 'lion',
  vampire: 'vampire-dracula',
  hydra: 'hydra',
  mummy: 'mummy-head',
  watcher: 'gooey-eyed-sun',
  lich: 'crowned-skull',
  dragon: 'dragon-head',
  tentacled_horror: 'giant-squid',
};

export const POWER_ICONS: Record<Power, string> = {
  alchemist: 'bubbling-flask',
  assassin: 'hooded-assassin',
  barbarian: 'barbarian',
  beastmaster: 'wolf-head',
  berserker: 'axe-swing',
  craftsman: 'anvil',
  veteran: 'medal',
  fortune_teller: 'crystal-ball',
  healer: 'health-potion',
  noble: 'laurel-crown',
  merchant: 'scales',
  psionic: 'psychic-waves',
  ranger: 'bowman',
  scout: 'compass',
  shaman: 'tribal-mask',
  treasure_hunter: 'open-treasure-chest',
};
