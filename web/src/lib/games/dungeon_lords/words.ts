/** The board's words. Names come from the catalogue of the game, sentences from the board's own. */
import { placeValues } from '../../catalogue.ts';
import { listText, t } from '../../speak.svelte';
import type { Inspection } from '../board.ts';
import { rule } from '../shared/rule.ts';
import { isSame } from '../shared/same.ts';
import {
  GOODS_ICONS,
  kindOf,
  ROMAN,
  SPACES,
  type Action,
  type Card,
  type Cell,
  type Creature,
  type Event,
  type EventTile,
  type Goods,
  type Order,
  type Room,
  type Special,
  type Trap,
  type View,
  type Box,
} from './box.ts';
import type { Props } from './desk.ts';

export const orderText = (order: string): string => t(`dl-order-${order}`);
export const roomText = (id: string): string => t(`dl-room-${id}`);
export const trapText = (trap: string): string => t(`dl-trap-${trap}`);
export const cardText = (id: string): string => t(`dl-spell-${id}`);
export const specialText = (id: string): string => t(`dl-special-${id}`);
export const eventText = (id: string): string => t(`dl-event_tile-${id}`);
export const creatureText = (creature: string): string => t(`dl-creature-${creature}`);
export const heroText = (adventurer: string): string => t(`dl-adventurer-${adventurer}`);
export const classText = (box: Box, adventurer: string): string => t(`dlb-class-${box.classOf(adventurer)}`);
export const seasonText = (round: number): string => t('dlb-season', { round });
export const titleText = (title: string): string => t(`dlb-title-${title}`);
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
export const cellText = (cell: Cell): string => t('dl-place', placeValues(cell[0]!, cell[1]!));

/** The box.house mark's words stand behind the rule, so that a tooltip says both. */
function ruled(key: string, title: string, isHouse: boolean, why = ''): Inspection {
  return rule(key, title, why, () => (isHouse ? t('dlb-house-note') : ''));
}

export const orderRule = (order: Order, why = ''): Inspection => rule(`dl-rule-order-${order}`, orderText(order), why);
export const roomRule = (id: Room, why = ''): Inspection => rule(`dl-rule-room-${id}`, roomText(id), why);
export const creatureRule = (creature: Creature, why = ''): Inspection =>
  rule(`dl-rule-creature-${creature}`, creatureText(creature), why);
export const heroRule = (box: Box, adventurer: string, why = ''): Inspection =>
  rule(`dl-rule-adventurer-${adventurer}`, classText(box, adventurer), why);
export const trapRule = (box: Box, trap: Trap, year: number, why = ''): Inspection =>
  ruled(`dl-rule-trap-${trap}`, trapText(trap), box.house.trap(trap, year), why);
export const cardRule = (box: Box, id: Card): Inspection =>
  ruled(`dl-rule-spell-${id}`, cardText(id), box.house.card(id));
export const specialRule = (box: Box, id: Special): Inspection =>
  ruled(`dl-rule-special-${id}`, specialText(id), box.house.special(id));
export const eventRule = (id: EventTile): Inspection => rule(`dl-rule-event_tile-${id}`, eventText(id));
export const topic = (name: string, title: string): Inspection => rule(`dl-rule-${name}`, title);

// ---------------------------------------------------------------- goods

/** One sign of a price: a figure before a picture. */
export interface Sign {
  good: string;
  figure: string;
  tone: 'gold' | 'food' | 'imp' | 'evil' | 'plain';
}

const TONES: Record<string, Sign['tone']> = {
  gold: 'gold',
  mine_up_to: 'gold',
  food: 'food',
  imps: 'imp',
  imp: 'imp',
  foreman: 'imp',
  evil: 'evil',
  good: 'evil',
};

/** Evil is a burden: what is paid in it comes, what is gained as `good` goes. */
function figure(good: string, count: number, isPaid: boolean): string {
  if (good === 'spy' || good === 'room' || good === 'monster') return '';
  if (good.endsWith('up_to')) return t('dlb-up-to', { count });
  const grows = good === 'evil' ? isPaid : good === 'good' ? false : !isPaid;
  return `${grows ? '+' : '−'}${count}`;
}

export function signs(goods: Goods, isPaid: boolean): Sign[] {
  return Object.entries(goods)
    .filter(([good, count]) => count && GOODS_ICONS[good])
    .map(([good, count]) => ({ good, figure: figure(good, count, isPaid), tone: TONES[good] ?? 'plain' }));
}

/** "2 food and 1 gold" */
export function goodsText(goods: Goods): string {
  return listText(
    Object.entries(goods)
      .filter(([, count]) => count)
      .map(([good, count]) => t(`dlb-good-${good}`, { count })),
  );
}

export function spaceText(box: Box, order: Order, number: number): string {
  const { pay, gain } = box.space(order, number);
  const what = order === 'hire_monster' ? t('dlb-tile-cost') : goodsText(gain);
  return Object.keys(pay).length ? t('dlb-pay-for', { pay: goodsText(pay), gain: what }) : what;
}

export const costText = (box: Box, creature: Creature): string => goodsText(box.monster(creature)?.cost ?? {});

/** "3 imps: 1 food" */
export function workText(box: Box, id: Room): string {
  const row = box.room(id);
  if (!row?.workers) return '';
  return t('dlb-works', {
    workers: row.workers,
    gain: goodsText(row.gain ?? {}),
    pay: row.pay && Object.keys(row.pay).length ? goodsText(row.pay) : 'none',
  });
}

export const trapCostText = (box: Box, trap: Trap, year: number): string => goodsText(box.trapCost(trap, year));

/** The abilities of a creature, option by option. */
export function optionTexts(box: Box, creature: Creature): string[] {
  return (box.monster(creature)?.options ?? []).map((option) => {
    const base = t('dlb-option', {
      way: option.kind,
      strength: option.strength ?? 0,
      times: option.times ?? 1,
      but: option.not_first ? 'first' : option.not_priest ? 'priest' : 'none',
    });
    const more = [
      ...(option.on_kill ? [t('dlb-option-again', { strength: option.on_kill })] : []),
      ...(option.returns ? [t('dlb-option-returns')] : []),
      ...(option.skip_conquest && option.kind !== 'hold' ? [t('dlb-option-no-conquest')] : []),
      ...(option.skip_healing ? [t('dlb-option-no-healing')] : []),
    ];
    const paid = option.pay ? t('dlb-option-pay', { pay: goodsText(option.pay), what: base }) : base;
    return [paid, ...more].join('; ');
  });
}

// ---------------------------------------------------------------- the ask bar

export function questionOf({ view, legal }: Props): string {
  const kind = legal[0]?.kind;
  const at = view.space;
  switch (view.phase) {
    case 'execute':
      if (!at) return t('dl-ask-execute');
      if (kind === 'dig' || kind === 'mine') return t(`dlb-ask-${kind}`, { most: most(legal) });
      if (kind === 'hire' || kind === 'build') return t(`dlb-ask-${kind}`);
      if (kind === 'use') return t('dlb-ask-use', { order: orderText(at.order), space: ROMAN[at.space] ?? '' });
      return t('dlb-ask-cannot', { order: orderText(at.order), space: ROMAN[at.space] ?? '' });
    case 'special':
      return view.special ? t('dlb-ask-special', { special: specialText(view.special) }) : t('dl-ask-special');
    case 'combat_resolve':
      return t(`dlb-ask-battle-${view.battle?.asks ?? 'nothing'}`, { spell: currentCard(view) });
    default:
      return t(`dl-ask-${view.phase}`);
  }
}

export function currentCard(view: View): string {
  const id = view.row[view.combat - 1];
  return id ? cardText(id) : '';
}

/** How many cells the longest choice holds. */
export function most(legal: readonly Action[]): number {
  return legal.reduce(
    (best, action) => Math.max(best, action.kind === 'dig' || action.kind === 'mine' ? action.cells.length : 0),
    0,
  );
}

/** A caution before choosing. */
export function mindOf(box: Box, props: Props): string | undefined {
  const { view, legal, outlook, me } = props;
  if (legal.length === 0 || me === null) return undefined;
  const lord = view.seats[me]!;
  const free = lord.imps - lord.busy;
  switch (view.phase) {
    case 'choose_blocked':
      return t('dlb-mind-blocked');
    case 'plan_orders':
      return t('dlb-mind-plan');
    case 'execute':
      if (legal[0]?.kind === 'dig') return t('dlb-mind-dig', { free, imps: lord.imps });
      if (legal[0]?.kind === 'mine') return t('dlb-mind-mine', { free, imps: lord.imps });
      if (legal[0]?.kind === 'hire')
        return t('dlb-mind-hire', {
          extra: goodsText(view.space ? box.space(view.space.order, view.space.space).pay : {}) || 'none',
        });
      if (legal[0]?.kind === 'build')
        return t('dlb-mind-build', {
          gold: view.space ? (box.space(view.space.order, view.space.space).pay.gold ?? 0) : 0,
        });
      if (!view.space) return undefined;
      return legal[0]?.kind === 'decline' && legal.length === 1
        ? whyNot(box, view, lord)
        : spaceText(box, view.space.order, view.space.space);
    case 'produce':
      return t('dlb-mind-produce', { free, imps: lord.imps, trolls: lord.trolls - lord.trolls_busy });
    case 'recover':
      return t('dlb-mind-recover');
    case 'payday':
      return t('dlb-mind-payday');
    case 'taxes':
      return t('dlb-mind-taxes', { due: outlook?.seats[me]?.bill.taxes ?? 0, gold: lord.gold });
    case 'special':
    case 'impatient':
      return view.special ? specialRule(box, view.special).rule : undefined;
    case 'discard_trap':
      return t('dlb-mind-discard');
    case 'combat_plan':
      return t('dlb-mind-battle');
    case 'combat_resolve':
      return t('dlb-mind-step', { step: view.battle?.step ?? 0 });
    default:
      return undefined;
  }
}

/** The first thing that keeps a lord from using the space of the minion that is asked about. */
function whyNot(box: Box, view: View, lord: View['seats'][number]): string {
  const { order, space } = view.space!;
  const { pay } = box.space(order, space);
  const free = lord.imps - lord.busy - (pay.foreman ?? 0);
  const isPoor = (pay.gold ?? 0) > lord.gold || (pay.food ?? 0) > lord.food;
  const isWork = order === 'dig_tunnels' || order === 'mine_gold';
  return t('dlb-why-cannot', { why: isPoor ? 'price' : isWork && free <= 0 ? 'imps' : order });
}

/** The pencilled choice as a sentence. */
export function pencilText(box: Box, action: Action): string {
  switch (action.kind) {
    case 'choose_blocked':
      return t('dlb-p-block', { cards: listText(action.cards.map(orderText)) });
    case 'plan_orders':
      return t('dlb-p-plan', {
        first: orderText(action.orders[0]!),
        second: orderText(action.orders[1]!),
        third: orderText(action.orders[2]!),
      });
    case 'dig':
      return t('dlb-p-dig', { count: action.cells.length });
    case 'mine':
      return t('dlb-p-mine', { count: action.cells.length });
    case 'use':
      return action.spy == null ? t('dlb-p-use') : t('dlb-p-spy', { position: action.spy });
    case 'decline':
      return t('dlb-p-decline');
    case 'discard_trap':
      return t('dlb-p-return', { trap: trapText(action.trap) });
    case 'hire':
      return t('dlb-p-hire', { creature: creatureText(action.tile), cost: costText(box, action.tile) });
    case 'build':
      return t('dlb-p-build', { room: roomText(action.room) });
    case 'activate':
      return t('dlb-p-work', { imps: action.imps, trolls: action.trolls });
    case 'end':
      return t('dlb-p-end');
    case 'recover':
      return t('dlb-p-recover', { card: orderText(action.card) });
    case 'pay':
      return t('dlb-p-pay', { creature: creatureText(action.creature), cost: costText(box, action.creature) });
    case 'release':
      return t('dlb-p-release', { creature: creatureText(action.creature) });
    case 'pay_taxes':
      return t('dlb-p-taxes', { amount: action.amount });
    case 'event_choice':
      return eventChoiceText(action);
    case 'plan_combat':
      return t('dlb-p-battle', {
        creatures: listText(action.creatures.map(creatureText)) || 'none',
        traps: listText(action.traps.map(trapText)) || 'none',
      });
    case 'order_traps':
      return t('dlb-p-order', { first: trapText(action.traps[0]!), second: trapText(action.traps[1]!) });
    case 'target':
      return t('dlb-p-target', { hero: classText(box, action.adventurer) });
    case 'spell_choice':
      return spellChoiceText(box, action);
    case 'attack':
      return t('dlb-p-attack', {
        creature: creatureText(action.creature),
        targets: listText((action.targets ?? []).map((one) => classText(box, one))) || 'none',
      });
    default:
      return t('dlb-p-free', { hero: classText(box, action.prisoner) });
  }
}

function eventChoiceText(action: Action & { kind: 'event_choice' }): string {
  if (action.amount != null) return t('dlb-p-inspect', { amount: action.amount });
  if (action.gold != null) return t('dlb-p-coin');
  if (action.monster == null)
    return action.trap ? t('dlb-p-discard', { trap: trapText(action.trap) }) : t('dlb-p-evil');
  return t('dlb-p-monster', { creature: creatureText(action.monster), unit: action.pay ?? 'none' });
}

function spellChoiceText(box: Box, action: Action & { kind: 'spell_choice' }): string {
  if (action.prisoner) return t('dlb-p-free', { hero: classText(box, action.prisoner) });
  if (action.withdraw != null) return t('dlb-p-withdraw', { withdraw: action.withdraw ? 'yes' : 'no' });
  if (!action.monster) return t('dlb-p-discard', { trap: trapText(action.trap ?? '') });
  return t('dlb-p-chosen', {
    creature: creatureText(action.monster),
    pay: action.pay == null ? 'none' : action.pay ? 'yes' : 'no',
  });
}

/** The consequence of the pencilled choice, in one line. */
export function consequenceOf(box: Box, action: Action, props: Props): string | undefined {
  const { view, outlook, me } = props;
  const lord = me === null ? null : view.seats[me];
  if (!lord || me === null) return undefined;
  switch (action.kind) {
    case 'dig': {
      const tiles = lord.tiles.length + action.cells.length;
      const foreman = view.space ? (box.space(view.space.order, view.space.space).pay.foreman ?? 0) : 0;
      return t('dlb-then-dig', {
        free: lord.imps - lord.busy - action.cells.length - foreman,
        imps: lord.imps,
        tiles,
        taxes: Math.ceil(tiles / 2),
      });
    }
    case 'mine':
      return t('dlb-then-mine', { gold: lord.gold + action.cells.length });
    case 'use':
      return view.space ? spaceText(box, view.space.order, view.space.space) : undefined;
    case 'decline':
      return t('dlb-then-decline');
    case 'plan_orders':
      return t('dlb-then-plan');
    case 'plan_combat':
      return t('dlb-then-battle');
    case 'release':
      return t('dlb-then-release', { before: lord.evil, after: Math.min(lord.evil + 1, box.EVIL_MAX) });
    case 'pay_taxes': {
      const letters = (outlook?.seats[me]?.bill.taxes ?? 0) - action.amount;
      return t('dlb-then-taxes', { letters, points: 3 * letters, gold: lord.gold - action.amount });
    }
    case 'recover':
      return t('dlb-then-recover', {
        cards: listText(lord.planned.filter((order) => order !== action.card).map(orderText)),
      });
    case 'end':
      return t('dlb-then-end');
    case 'attack':
    case 'target': {
      const line = outlook?.answers.find((answer) => isSame(answer.action, action))?.line;
      return line ? woundsText(box, line, view.seats[me]!.party) : undefined;
    }
    default:
      return undefined;
  }
}

type Line = readonly { adventurer: string; damage: number; falls: boolean }[];

/** "Warrior: 2 more, falls" for everybody whom something happens to. */
export function woundsText(
  box: Box,
  line: Line,
  party: readonly { adventurer: string; hp: number; damage: number }[],
): string {
  const told = line.flatMap((after) => {
    const before = party.find((one) => one.adventurer === after.adventurer);
    if (!before) return [];
    if (after.falls) return [t('dlb-falls', { hero: classText(box, after.adventurer) })];
    const more = after.damage - before.damage;
    if (more === 0) return [];
    return [
      t('dlb-hurts', {
        hero: classText(box, after.adventurer),
        more: Math.abs(more),
        way: more > 0 ? 'hurt' : 'healed',
        damage: after.damage,
        hp: before.hp,
      }),
    ];
  });
  return told.length ? told.join(' ') : t('dlb-no-wounds');
}

/** The words of the primary button. */
export function labelOf(action: Action): string {
  switch (action.kind) {
    case 'use':
      return action.spy == null ? t('dlb-do-use') : t('dlb-do-spy', { position: action.spy });
    case 'decline':
      return t('dl-action-decline');
    case 'end':
      return t('dl-action-end');
    case 'plan_orders':
      return t('dlb-do-seal');
    case 'plan_combat':
      return t('dlb-do-plan');
    case 'dig':
      return t('dlb-do-dig', { count: action.cells.length });
    case 'mine':
      return t('dlb-do-mine', { count: action.cells.length });
    case 'hire':
      return t('dlb-do-hire', { creature: creatureText(action.tile) });
    case 'build':
      return t('dlb-do-build');
    case 'attack':
      return t('dlb-do-attack');
    default:
      return t(`dlb-do-${DEEDS[action.kind] ?? 'choose'}`);
  }
}

/** Buttons that need no figure and no name: their words say what they do. */
const DEEDS: Partial<Record<Action['kind'], string>> = {
  choose_blocked: 'block',
  discard_trap: 'discard',
  activate: 'work',
  recover: 'recover',
  pay_taxes: 'pay',
  free_prisoner: 'free',
};

/** The event on the stage, as a caption. */
export const isTold = (event: Event): boolean => !['goods_changed', 'evil_changed'].includes(event.kind);

export { kindOf, SPACES };
