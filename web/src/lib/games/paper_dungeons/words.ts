/** The board's words: names with their cases, ways through the rooms, what a choice leads to. */
import type { EntryOutlook, GainOutlook, PathOutlook } from '../../wire/generated/paper_dungeons.ts';
import { has, listText, t } from '../../speak.svelte';
import { Name } from '../../text';
import type { Inspection } from '../board.ts';
import { rule } from '../shared/rule.ts';
import {
  type Action,
  type Boss,
  type Hero,
  type Item,
  type Outlook,
  type Reward,
  type Room,
  type SheetView,
  type Symbol,
  type View,
  type Box,
} from './box.ts';
import type { Choice } from './choices.ts';

export const heroName = (id: Hero): Name => new Name(`pd-hero-${id}`);
export const itemName = (id: Item): Name => new Name(`pd-item-${id}`);
export const bossName = (id: Boss): Name => new Name(`pd-boss-${id}`);
export const symbolName = (id: Symbol): Name => new Name(`pd-symbol-${id}`);

export const heroText = (id: Hero): string => t(`pd-hero-${id}`);
export const itemText = (id: Item): string => t(`pd-item-${id}`);
export const bossText = (id: Boss): string => t(`pd-boss-${id}`);
export const symbolText = (id: Symbol): string => t(`pd-symbol-${id}`);
export type Bonus = EntryOutlook['bonus'][number];
export const rewardText = (id: Reward | Bonus): string => t(`pd-reward-${id}`);
export const powerText = (id: string): string => t(`pd-power-${id}`);
export const goalText = (id: string): string => t(`pd-goal-${id}`);
export const missionText = (id: string): string => t(`pd-mission-${id}`);
export const dungeonText = (id: string): string => t(`pd-dungeon-${id}`);

/** Box A to L. */
export const BOXES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export const boxText = (box: string): string => t(`pdb-box-${box}`);

/** A number as the sheet writes it: a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The rule, and that the figures are ours where they are. */
export function ruled(key: string, title: string, isHouse = false, why = ''): Inspection {
  return rule(key, title, why, () => (isHouse ? t('pdb-house-note') : ''));
}

/** What a power does at this table: the Treasure Hunter's gem comes in two ways (PD-17.4). */
export function powerRule(id: string, { options }: View): string {
  return `pd-rule-power-${id}${id === 'treasure_hunter' && options.treasure_hunter === 'looted' ? '-looted' : ''}`;
}

/** The boss's card; alone nobody gets its reward (PD-15.1). */
export function bossRule(box: Box, id: Boss, { seats }: View): Inspection {
  const notes = () => [box.house.boss(id) && t('pdb-house-note'), seats.length === 1 && t('pdb-boss-alone')];
  return rule(`pd-rule-boss-${id}`, bossText(id), '', () => notes().filter(Boolean).join(' '));
}

/** Why something cannot be chosen, from the engine's code. */
export function refusalText(
  code: string,
  values: { hero?: Hero; item?: Item; symbol?: Symbol; colour?: string; room?: Room },
): string {
  const key = `pd-refusal-${code}`;
  if (!has(key)) return t('pdb-why-not-now');
  return t(key, {
    hero: values.hero ? heroName(values.hero) : null,
    item: values.item ? itemName(values.item) : null,
    symbol: values.symbol ? symbolName(values.symbol) : null,
    colour: values.colour ?? 'white',
    room: values.room ?? null,
  });
}

/** The die as it is called: "black boots". */
export function dieText(symbol: Symbol, colour: string): string {
  return t('pdb-die', { symbol: symbolText(symbol), colour });
}

/** What entering a room does, in the order in which it happens; empty: nothing. */
export function entryThings(entry: EntryOutlook, outlook: Outlook): string[] {
  const boss = outlook.board.bosses.find((one) => one.room === entry.room);
  const things: string[] = [];
  if (boss && entry.first) things.push(t('pdb-lair', { boss: bossName(boss.boss) }));
  if (entry.minion) {
    const level = outlook.board.rooms.find((room) => room.room === entry.room)?.level ?? 0;
    things.push(t('pdb-entry-fight', { minion: t(`pd-minion-${entry.minion}`), level, wounds: entry.fight_wounds }));
  }
  if (entry.trap_wounds) things.push(t('pdb-entry-trap', { wounds: entry.trap_wounds }));
  things.push(...entry.treasure.map(rewardText));
  if (entry.gem) things.push(t('pdb-entry-gem', { gem: entry.gem }));
  things.push(...entry.bonus.map((bonus) => t('pdb-entry-bonus', { reward: rewardText(bonus) })));
  return things;
}

export function entryText(entry: EntryOutlook, outlook: Outlook): string {
  const things = entryThings(entry, outlook);
  return things.length
    ? t('pdb-entry', { room: entry.room, things: things.join(', ') })
    : t('pdb-entry-nothing', { room: entry.room });
}

/** Where the wounds of a way go. */
export function woundsText(path: PathOutlook): string {
  if (path.deadly) return t('pdb-wounds-deadly', { wounds: path.wounds });
  if (path.wounds === 0) return t('pdb-wounds-none');
  const where = path.track === 0 ? 'potions' : path.track >= path.wounds ? 'track' : 'both';
  return t('pdb-wounds', { wounds: path.wounds, track: path.track, potions: path.wounds - path.track, where });
}

export function wayText(path: PathOutlook): string {
  return path.entries.map((entry) => entry.room).join(' → ');
}

/** What one more level or half would do: by the things of the choice. */
export function gainOf(choice: Choice | null, outlook: Outlook): GainOutlook | null {
  const action = choice?.actions[0];
  if (!action || !outlook.mine) return null;
  if (action.kind === 'level_up' || action.kind === 'pick_hero') return outlook.mine.raises[action.hero] ?? null;
  if (action.kind === 'craft' || action.kind === 'pick_item') return outlook.mine.crafts[action.item] ?? null;
  return null;
}

/** "Besides: half an item. Strength against the Vampire 18 → 20; the top step asks for 23." */
function gainText(choice: Choice, outlook: Outlook): string {
  const gain = gainOf(choice, outlook);
  if (!gain) return '';
  const more = gain.bonus.length ? t('pdb-then-more', { things: listText(gain.bonus.map(rewardText)) }) : '';
  return [more, strengthText(gain, outlook)].filter(Boolean).join(' ');
}

function strengthText(gain: GainOutlook, outlook: Outlook): string {
  const fight = outlook.mine?.bosses[0];
  const after = gain.strength[0];
  if (!fight || after === undefined || after === fight.strength) return '';
  const steps = outlook.board.bosses.find((boss) => boss.boss === fight.boss)?.brackets ?? [];
  const next = steps.find((step) => step.strength > after)?.strength ?? 0;
  return t('pdb-then-strength', { boss: bossName(fight.boss), before: fight.strength, after, next });
}

/** Whether the die would use up the Psionic's power. */
function psionicText(action: Action, outlook: Outlook): string {
  if (action.kind !== 'level_up') return '';
  const use = outlook.mine?.dice[action.die]?.level_up.find((one) => one.hero === action.hero);
  return use?.psionic ? t('pdb-then-psionic') : '';
}

/** What exactly follows from the choice. */
export function consequence(choice: Choice, view: View, outlook: Outlook): string {
  const action = choice.actions[0]!;
  return [plainConsequence(choice, view, outlook), gainText(choice, outlook), psionicText(action, outlook)]
    .filter(Boolean)
    .join(' ');
}

/** Room by room, and where the wounds go. */
export function wayConsequence(path: PathOutlook, outlook: Outlook): string {
  return [...path.entries.map((entry) => entryText(entry, outlook)), woundsText(path)].join(' ');
}

function plainConsequence(choice: Choice, view: View, outlook: Outlook): string {
  const action = choice.actions[0]!;
  const sheet = view.mine?.sheet;
  if (choice.path) return wayConsequence(choice.path, outlook);
  switch (action.kind) {
    case 'level_up':
    case 'pick_hero':
      return t('pdb-then-level', { hero: heroName(action.hero), level: (sheet?.levels[action.hero] ?? 0) + 1 });
    case 'craft':
    case 'pick_item': {
      const isWhole = sheet?.items[action.item] === 1;
      return isWhole
        ? t('pdb-then-whole', { item: itemName(action.item), rule: plainRule(`pd-rule-item-${action.item}`) })
        : t('pdb-then-half', { item: itemName(action.item) });
    }
    case 'brew':
      return brewText(action.die, outlook);
    case 'stop':
      return t('pdb-then-stop', { steps: sheet?.movement_left ?? 0 });
    case 'step':
      return t('pdb-then-step', { room: action.to });
    case 'move':
      return t('pdb-then-move', { steps: outlook.mine?.dice[action.die]?.steps ?? 0 });
    case 'choose_cards':
      return [plainRule(powerRule(action.power, view)), plainRule(`pd-rule-goal-${action.goal}`)].join(' ');
    case 'setup_veteran':
      return t('pdb-then-veteran', { heroes: [heroName(action.hero1), heroName(action.hero2)] });
    case 'setup_craftsman':
      return t('pdb-then-craftsman', { items: [itemName(action.item1), itemName(action.item2)] });
    case 'setup_assassin':
      return t('pdb-then-minions', { rooms: listText([action.room1, action.room2]) });
    case 'setup_treasure_hunter':
      return t('pdb-then-loot', { room: action.room, seats: view.seats.length });
    case 'pick_minions':
      return t('pdb-then-minions', { rooms: listText(action.rooms) });
  }
}

function brewText(die: number, outlook: Outlook): string {
  const potions = outlook.mine?.dice[die]?.brew ?? 0;
  const more = outlook.mine?.brews ?? [];
  return more.length
    ? t('pdb-then-brew-reward', { potions, reward: listText(more.map(rewardText)) })
    : t('pdb-then-brew', { potions });
}

/** A rule without its clause. */
export function plainRule(key: string): string {
  return rule(key, '').rule;
}

/** The words of the primary button. */
export function actionLabel(action: Action, choice: Choice | null): string {
  switch (action.kind) {
    case 'move':
    case 'step':
      return choice?.path ? t('pdb-do-walk', { steps: choice.path.steps }) : t('pdb-do-step');
    case 'level_up':
    case 'pick_hero':
      return t('pdb-do-raise', { hero: heroName(action.hero) });
    case 'craft':
    case 'pick_item':
      return t('pdb-do-craft', { item: itemName(action.item) });
    case 'brew':
      return t('pdb-do-brew');
    case 'stop':
      return t('pd-action-stop');
    case 'choose_cards':
      return t('pdb-do-keep');
    default:
      return t('pdb-do-choose');
  }
}

/** The room's own line, and the rules that people forget in such a room (interface notes 1.4). */
export function roomRule(room: Room, outlook: Outlook, why = ''): Inspection {
  const info = outlook.board.rooms.find((one) => one.room === room);
  const keys = [`pd-rule-room-${room}`];
  if (info?.boss) keys.push('pd-rule-bosses');
  if (info?.minion) keys.push(`pd-rule-minion-${info.minion}`);
  if (info?.trap) keys.push('pd-rule-traps');
  if (info?.gem) keys.push('pd-rule-gems');
  const rules = keys.map((key) => rule(key, ''));
  return {
    title: t('pdb-room', { room }),
    get rule() {
      return [why, ...rules.map((one) => one.rule)].filter(Boolean).join(' ');
    },
    get clause() {
      return [...new Set(rules.flatMap(({ clause }) => clause.split(', ')))].join(', ');
    },
  };
}

/** What a box of the score counts, in a few words. */
export function boxNote(box: string, seat: number, sheet: SheetView, outlook: Outlook): string {
  const n = BOXES.indexOf(box as (typeof BOXES)[number]);
  const boss = outlook.board.bosses[n];
  if (boss)
    return sheet.boss_boxes[n] === null
      ? t('pdb-note-boss-ahead', { boss: bossText(boss.boss), round: boss.round })
      : bossText(boss.boss);
  switch (box) {
    case 'D':
      return t('pdb-note-heroes', { level: Math.min(...Object.values(sheet.levels)) });
    case 'E': {
      const halves = Object.values(sheet.items);
      return t('pdb-note-items', {
        halves: halves.reduce((sum, one) => sum + one, 0),
        whole: halves.filter((one) => one === 2).length,
      });
    }
    case 'F':
      return String(sheet.gems);
    case 'G':
      return String(outlook.board.rooms.filter((room) => room.minion).length - sheet.minions_alive.length);
    case 'H':
      return t('pdb-note-wounds', { wounds: sheet.wounds });
    case 'J': {
      const goal = outlook.goals[seat]?.scored ?? 0;
      return sheet.goal ? t('pdb-note-goal', { goal, power: signed((outlook.scores[seat]?.[n] ?? 0) - goal) }) : '';
    }
    case 'K':
      return String(sheet.missions_scored.length);
    default:
      return '';
  }
}
