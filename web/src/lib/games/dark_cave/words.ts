/** The board's words: cards, places, rules, and what each choice says and leads to. */
import type { Action, ReachOutlook, View } from '../../wire/generated/dark_cave.ts';
import { Name, placeValues } from '../../catalogue.ts';
import { has, listText, t } from '../../speak.svelte';
import type { Inspection } from '../board.ts';
import { rule } from '../shared/rule.ts';
import { isSame } from '../shared/same.ts';
import { featureOf, shapeOf, type Clan, type PathCard, type Monster, type Role, type Box } from './box.ts';
import { nameOf, type Props } from './desk.ts';
import type { Cave } from './own.ts';
import { idOf, spaceKey, xOf, yOf, type Edge, type Space } from './places.ts';

export const typeText = (box: Box, type: string): string =>
  box.movesOf(type) === null ? t(`dc-type-${type}`) : t(`dc-monster-${type}`);
export const monsterText = (monster: Monster): string => t(`dc-monster-${monster}`);
export const featureText = (feature: string): string => t(`dcb-feature-${feature}`);
export const clanText = (clan: Clan): string => t(`dc-clan-${clan}`);
export const roleText = (role: Role): string => t(`dc-role-${role}`);

/** "Bend", "Junction, dark lair", "Rat, 3 moves". */
export function cardText(box: Box, id: string): string {
  const type = box.typeOf(id);
  const card = box.pathCard(id);
  if (type !== 'path' || !card) {
    const moves = box.movesOf(type);
    return moves === null ? typeText(box, type) : t('dcb-card-monster', { monster: typeText(box, type), moves });
  }
  if (box.isGoal(id)) return goalText(box, id);
  if (box.isStart(id)) return t('dc-card-START');
  const feature = featureOf(card);
  const shape = t(`dc-shape-${shapeOf(card)}`);
  return feature && feature !== shapeOf(card)
    ? t('dcb-card-path', { shape, feature: t(`dc-feature-${feature}`) })
    : shape;
}

/** A goal is called by what is on it. */
export function goalText(box: Box, id: string): string {
  const card = box.pathCard(id);
  const feature = card && featureOf(card);
  return has(`dc-goal-${id}`) || !feature ? t(`dc-goal-${id}`) : featureText(feature);
}

/** "2 east, 1 north", told from the start card. */
export const placeText = (x: number, y: number): string => t('dc-place', placeValues(x, y));

/** The two cells of an edge, in whatever case the sentence needs. */
export const edgeNames = (edge: Edge): Name[] => edge.map(([x, y]) => new Name('dc-place', placeValues(x!, y!)));

export const cornerText = (x: number, y: number): string => t('dc-corner', placeValues(x, y));

/** A space: its place, and what is special about it. */
export function spaceText(box: Box, view: View, space: Space): string {
  const [x, y] = [xOf(space), yOf(space)];
  if (idOf(space) === 'down') return cornerText(x, y);
  const laid = view.cards.find((card) => card.x === x && card.y === y);
  const card = laid && box.pathCard(laid.card);
  const feature = card?.marks[idOf(space)];
  const place = placeText(x, y);
  if (feature) return t('dcb-place-feature', { place, feature: featureText(feature) });
  const side = card && sideOf(card, idOf(space), laid.rot);
  return side ? t('dcb-place-side', { place, side }) : place;
}

const OPPOSITE: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The side of a card at which one of its spaces lies, where each side has a space of its own; null: no one side. */
function sideOf(card: PathCard, id: string, rot: number): string | null {
  const sides = Object.entries(card.openings).flatMap(([side, space]) => (space === id ? [side] : []));
  if (card.spaces.length === 1 || sides.length !== 1) return null;
  return rot === 180 ? OPPOSITE[sides[0]!]! : sides[0]!;
}

/** What a card does; `why`: the reason it cannot be chosen. */
export function cardRule(box: Box, id: string, why = ''): Inspection {
  const type = box.typeOf(id);
  const card = box.pathCard(id);
  const feature = card && featureOf(card);
  const topic = type === 'path' ? (feature ?? 'spaces') : box.movesOf(type) !== null ? `monster-${type}` : type;
  return rule(`dc-rule-${topic === 'battle_axe' ? 'axe' : topic}`, cardText(box, id), why);
}

/** The nuggets that tunnels really take: not more than there are (DC-8.4). */
export function goldLost(view: View, row: ReachOutlook): number {
  return Math.min(row.gold, view.seats[view.seat ?? 0]!.gold);
}

/** What bridges really take: not more cards and not more of the limit than there are; the card to be played is gone by then (DC-8.4). */
export function bridgeToll(view: View, row: ReachOutlook): { cards: number; limit: number } {
  const hand = view.hand.length - (view.phase === 'act' ? 1 : 0);
  return {
    cards: Math.min(row.cards, Math.max(0, hand)),
    limit: Math.min(row.cards, view.seats[view.seat ?? 0]!.limit),
  };
}

/** What a walk to a space costs and brings, in words. */
export function tollTexts(view: View, row: ReachOutlook): string[] {
  const gold = goldLost(view, row);
  const { cards, limit } = bridgeToll(view, row);
  const isFirst = view.first_out === null && view.aside.length > 0;
  return [
    cards ? t('dcb-toll-cards', { cards }) : '',
    limit ? t('dcb-toll-limit', { limit }) : '',
    gold ? t('dcb-toll-gold', { gold }) : row.gold ? t('dcb-toll-gold-none') : '',
    row.monsters.length ? t('dcb-toll-monster', { monsters: listText(row.monsters.map(monsterText)) }) : '',
    row.goal ? t('dcb-toll-goal') : '',
    row.nugget ? t('dcb-toll-nugget') : '',
    row.exit ? t(isFirst ? 'dcb-toll-exit-first' : 'dcb-toll-exit') : '',
  ].filter(Boolean);
}

/** What the pencilled choice is called on its button. */
export function actionLabel({ box, picks }: Cave, action: Action): string {
  switch (action.kind) {
    case 'play_path':
      return t('dcb-do-lay');
    case 'play_monster':
      return t(action.to || action.lair ? 'dcb-do-send' : 'dcb-do-stay', {
        monster: typeText(box, box.typeOf(action.card)),
      });
    case 'discard':
      return t('dcb-do-discard', { cards: action.cards.length });
    case 'vote_end':
      return t(action.accept ? 'dcb-do-accept' : 'dcb-do-refuse');
    case 'axe_monster':
      return t(action.use ? 'dcb-do-strike' : 'dcb-do-keep');
    case 'step':
      return t('dcb-do-walk', { steps: Math.max(1, picks.route.length - 1) });
    case 'end_move':
      return t('dcb-do-stop');
    case 'orient_goal':
      return t('dcb-do-orient', { way: action.rot === 180 ? 2 : 1 });
    case 'axe_web':
      return t('dcb-do-axe-web');
    case 'propose_end':
      return t('dcb-do-propose');
    default:
      return t('dcb-do-play', { card: cardText(box, action.card) });
  }
}

/** The question while a choice is pencilled. */
export function pencilQuestion({ box, picks }: Cave, action: Action, { view, names }: Props): string {
  const card = 'card' in action ? cardText(box, action.card) : '';
  switch (action.kind) {
    case 'play_path':
      return t('dcb-q-lay', { card, place: placeText(action.x, action.y) });
    case 'play_secret':
      return typeof action.target === 'number'
        ? t('dcb-q-look-clan', { name: nameOf({ names }, action.target) })
        : t('dcb-q-look-goal', { goal: cornerText(action.target[0]!, action.target[1]!) });
    case 'play_cave_in':
      return t('dcb-q-cave-in', { place: placeText(action.x, action.y) });
    case 'play_swap':
      return t('dcb-q-swap', { name: nameOf({ names }, action.player) });
    case 'play_boots':
    case 'play_axe':
      return t('dcb-q-give', { card, name: nameOf({ names }, action.player) });
    case 'play_cobweb':
      return t('dcb-q-web');
    case 'play_monster':
      return action.to
        ? t('dcb-q-send', { card, place: spaceText(box, view, action.to) })
        : t('dcb-q-summon', { card, place: action.lair ? spaceText(box, view, action.lair) : t('dcb-where-it-is') });
    case 'step':
      return t('dcb-q-step', { place: spaceText(box, view, picks.route.at(-1) ?? action.to) });
    default:
      return t(`dcb-q-${action.kind.replaceAll('_', '-')}`);
  }
}

/** What follows from the pencilled choice. */
export function consequence({ box, picks }: Cave, action: Action, props: Props): string {
  const { view, outlook, names } = props;
  const moves = outlook?.moves ?? 0;
  switch (action.kind) {
    case 'play_path':
      return t('dcb-then-lay', { moves, draws: outlook?.draws[0] ?? 0 });
    case 'play_secret':
      return t('dcb-then-look');
    case 'play_cave_in': {
      const there = view.cards.find((card) => card.x === action.x && card.y === action.y);
      return t('dcb-then-cave-in', { nugget: there?.nugget ?? false });
    }
    case 'play_swap': {
      const swap = outlook?.swaps.find((row) => row.player === action.player);
      const name = nameOf({ names }, action.player);
      return t('dcb-then-swap', { name, mine: swap?.mine ?? 0, theirs: swap?.theirs ?? 0, draws: swap?.draws ?? 0 });
    }
    case 'play_cobweb':
      return t('dcb-then-web', { turns: outlook?.web_turns ?? 0 });
    case 'play_boots':
      return t('dcb-then-boots', { name: nameOf({ names }, action.player), moves: box.BOOTED });
    case 'play_axe':
      return t('dcb-then-axe', { name: nameOf({ names }, action.player) });
    case 'play_monster':
      return huntText(box, action, props);
    case 'discard':
      return t('dcb-then-discard', { draws: outlook?.draws[action.cards.length - 1] ?? 0, moves });
    case 'step': {
      const target = picks.route.at(-1) ?? action.to;
      const row = outlook?.reach.find((one) => spaceKey(one.space) === spaceKey(target));
      const tolls = row ? tollTexts(view, row) : [];
      return tolls.length
        ? t('dcb-then-tolls', { tolls: listText(tolls) })
        : t('dcb-then-step', { left: view.left - (row?.cost ?? 1) });
    }
    case 'axe_monster': {
      const monster = view.monster ?? 'rat';
      return t(action.use ? 'dcb-then-strike' : `dcb-then-hit-${monster}`, { monster: monsterText(monster) });
    }
    case 'end_move':
      return t('dcb-then-stop', { left: view.left, draws: outlook?.draws[0] ?? 0 });
    default:
      return t(`dcb-then-${action.kind.replaceAll('_', '-')}`);
  }
}

function huntText(box: Box, action: Extract<Action, { kind: 'play_monster' }>, { outlook, names }: Props): string {
  const hunt = outlook?.hunts.find(
    (row) => row.cards.includes(action.card) && isSame([row.lair, row.to], [action.lair, action.to]),
  );
  const monster = box.typeOf(action.card) as Monster;
  if (!hunt || hunt.hits.length === 0) return t('dcb-then-hunt-nobody', { moves: hunt?.moves ?? 0 });
  const hits = listText(hunt.hits.map((seat) => nameOf({ names }, seat)));
  const effect = t(`dcb-hit-${monster}`);
  if (hunt.axes.length === 0) return t('dcb-then-hunt', { hits, effect });
  return t('dcb-then-hunt-axe', { hits, effect, axes: listText(hunt.axes.map((seat) => nameOf({ names }, seat))) });
}
