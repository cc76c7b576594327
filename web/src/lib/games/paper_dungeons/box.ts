/** Ids, sizes of the tracks and pictures; every other figure comes with the outlook. */
import type standard from '../../wire/generated/paper_dungeons.components.json';
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

/** What is in the box of one table; another data pack brings other figures. */
export class Box {
  readonly LEVELS: readonly number[];
  readonly WOUNDS: number;
  readonly POTIONS: number;
  readonly PER_ROW: number;
  readonly HEARTS: number;
  readonly DICE_PER_ROUND: number;
  readonly ROUNDS: number;
  readonly ACTS: readonly number[];
  readonly RESURRECTION: number;
  readonly TRAP_WOUNDS: number;
  /** Walls printed on every sheet; the others are drawn from the dungeon card. */
  readonly PRINTED_WALLS: ReadonlySet<string>;
  /** Figures of our own, where no source gave the printed ones. */
  readonly house: House;

  constructor(components: unknown) {
    const box = components as Components;
    this.LEVELS = box.hero_track.levels;
    this.WOUNDS = box.wound_track.hearts;
    this.POTIONS = box.potions.spaces;
    this.PER_ROW = box.potions.per_row;
    this.HEARTS = box.potions.hearts_per_potion;
    this.DICE_PER_ROUND = box.dice_used_per_round;
    this.ROUNDS = box.rounds;
    this.ACTS = box.acts;
    this.RESURRECTION = box.resurrection_glory;
    this.TRAP_WOUNDS = box.trap_wounds;
    this.PRINTED_WALLS = new Set(box.map.walls);
    this.house = houseOf(box);
  }

  /** The act a round belongs to. */
  actOf(round: number): number {
    let last = 0;
    return Math.max(1, this.ACTS.findIndex((rounds) => round <= (last += rounds)) + 1);
  }
}

interface House {
  wounds: boolean;
  gems: boolean;
  items: boolean;
  boss: (id: Boss) => boolean;
  dungeon: (id: string) => boolean;
}

function houseOf(box: Components): House {
  return {
    wounds: box.wound_track.source === HOUSE,
    gems: box.gem_track.glory_source === HOUSE,
    items: box.item.some((item) => item.requires_source === HOUSE),
    boss: (id) => box.boss.find((boss) => boss.id === id)?.source === HOUSE,
    dungeon: (id) => {
      const found = box.dungeon.find((dungeon) => dungeon.id === id);
      return found?.walls_source === HOUSE || found?.boss_rooms_source === HOUSE;
    },
  };
}

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
