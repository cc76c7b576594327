/** Dungeon Lords for the shell: board, side panel, seat line, and the words of the ask bar. */
import { listText, t } from '../../speak.svelte';
import { paceOf } from '../../play/paces';
import { fetchEngravings } from '../../ui/engravings.svelte.ts';
import { addIcons, fetchIcons } from '../../ui/gameicons.svelte';
import type { Ask, Confirm, GameClient, SeatStatus } from '../board.ts';
import Board from './Board.svelte';
import './board.css';
import { Box, ORDERS, SCORE_ROWS, type Action, type Creature, type Event, type Outlook, type View } from './box.ts';
import { familyOf, nameIn } from './keys.ts';
import { nameOf, type Props } from './desk.ts';
import { Hand } from './hand.svelte.ts';
import icons from './lords.icons';
import { beats, isYearEnd } from './beats.ts';
import type { Lords } from './own.ts';
import { Later } from '../shared/later.svelte.ts';
import { Slow } from './slow.svelte.ts';
import SeatExtra from './SeatExtra.svelte';
import Secrets from './Secrets.svelte';
import Side from './Side.svelte';
import { consequenceOf, goodsText, labelOf, mindOf, pencilText, questionOf, seasonText } from './words.ts';

addIcons(icons);
fetchIcons('dungeon_lords', () => import('./later.icons'));
fetchEngravings('dungeon_lords', () => import('./pictures.ts'));

function crumb(view: View) {
  if (view.phase === 'game_over') return [{ text: t('dl-phase-game_over'), strong: true }];
  const when = view.combat ? t('dlb-combat-round', { round: view.combat }) : seasonText(view.round);
  const step =
    view.phase === 'execute' && view.space
      ? t('dlb-crumb-orders', { number: ORDERS.indexOf(view.space.order) + 1 })
      : t(`dl-phase-${view.phase}`);
  const season = view.combat || view.round ? [{ text: when }] : [];
  return [{ text: t('dlb-year', { year: view.year }) }, ...season, { text: step, strong: true }];
}

function status(view: View, seat: number): SeatStatus {
  const lord = view.seats[seat]!;
  if (view.phase === 'game_over') return { text: t('dlb-status-over') };
  if (view.to_act.includes(seat)) return { text: t('dlb-status-decides') };
  if (view.phase === 'plan_orders' || view.phase === 'choose_blocked' || view.phase === 'combat_plan') {
    return { text: lord.answered ? t('dlb-status-done') : t('dlb-status-waits') };
  }
  if (view.combat)
    return { text: lord.party.length ? t('dlb-status-fights', { count: lord.party.length }) : t('dlb-status-safe') };
  return { text: seat === view.first ? t('dlb-status-first') : t('dlb-status-waits') };
}

// ---------------------------------------------------------------- the ask bar

function ask(own: Lords, props: Props): Ask {
  const { view, legal, names, pencil, sending } = props;
  if (pencil && own.hand.bill.length > 1) {
    const { pay, gone } = billOf(own.box, own.hand.bill);
    return {
      question: t('dlb-bill-sure', { count: own.hand.bill.length }),
      consequence: t('dlb-bill-sum', { pay, gone }),
    };
  }
  if (pencil) return { question: pencilText(own.box, pencil), consequence: consequenceOf(own.box, pencil, props) };
  if (legal.length === 0 && !sending) {
    if (view.phase === 'game_over') return { question: t('dl-phase-game_over') };
    const waiting = view.to_act.map((seat) => nameOf({ names }, seat));
    return {
      question:
        waiting.length === 1
          ? t(`dl-wait-${view.phase}`, { name: waiting[0]! })
          : t('dlb-wait-many', { names: listText(waiting) }),
    };
  }
  const price = own.hand.wanted(props);
  const asked = price ? t(`dlb-ask-price-${price}`) : questionOf(props);
  return { question: asked, consequence: mindOf(own.box, props) };
}

/** The cost of a whole bill, and how many leave. */
function billOf(box: Box, bill: readonly string[]): { pay: string; gone: number } {
  const sum: Record<string, number> = {};
  const paid = bill.filter((key) => familyOf(key) === 'pay');
  for (const key of paid)
    for (const [good, count] of Object.entries(box.monster(nameIn(key) as Creature)?.cost ?? {}))
      sum[good] = (sum[good] ?? 0) + (count ?? 0);
  return { pay: goodsText(sum), gone: bill.length - paid.length };
}

const BUTTONS: readonly Action['kind'][] = ['decline', 'end'];

/** Everything has its place on the board; what means "no more" has a button, and so has a plain use of a space. */
function buttons({ legal }: Props): Action[] {
  return legal.filter((action) => BUTTONS.includes(action.kind) || (action.kind === 'use' && action.spy == null));
}

function confirm(action: Action, { legal }: Props): Confirm | null {
  if (action.kind !== 'end' || !legal.some((other) => other.kind === 'activate')) return null;
  return {
    title: t('dlb-confirm-end'),
    body: t('dlb-confirm-end-body'),
    yes: t('dl-action-end'),
    no: t('dlb-confirm-no'),
  };
}

/** A choice asks twice if it can still grow, shows something hidden or cannot be taken back. */
const FINAL: readonly Action['kind'][] = [
  'choose_blocked',
  'plan_orders',
  'dig',
  'mine',
  'plan_combat',
  'attack',
  'activate',
  'pay_taxes',
  'release',
  'hire',
  'build',
];
const isFinal = (action: Action): boolean =>
  FINAL.includes(action.kind) || (action.kind === 'use' && action.spy != null);

const SECRETS: readonly Event['kind'][] = [
  'orders_drawn',
  'blocked_chosen',
  'orders_planned',
  'traps_drawn',
  'trap_discarded',
  'spied',
  'combat_planned',
  'plan_laid',
  'traps_ordered',
  'trap_returned',
];

/** Of a turn what was done is told, not the goods and the Evil that came of it. */
const WEIGHTS: Record<string, number> = {
  goods_changed: 0,
  evil_changed: 0,
  production_ended: 0,
  card_recovered: 1,
  spied: 1,
};

const createClient = (components: unknown): GameClient<View, Action, Event, Outlook> => {
  const own: Lords = {
    box: new Box(components),
    hand: new Hand(),
    slow: new Slow(),
    later: new Later(() => import('./later.ts')),
  };
  return {
    own,
    Board,
    Side,
    sideTitle: () => t('dlb-side'),
    SeatExtra,
    Secrets,
    crumb,
    status,
    ask: (...given) => ask(own, ...given),
    buttons,
    begun: () => (own.hand.held.size > 0 ? () => own.hand.forget() : null),
    confirm,
    label: (action) => labelOf(action),
    isFinal,
    weight: (kind) => WEIGHTS[kind] ?? 2,
    isPrivate: (event, me) => SECRETS.includes(event.kind) && 'seat' in event && event.seat === me,
    show: () => own.later.load().then(() => own.later.here?.show ?? {}),
    beats: (before, after, happened) =>
      beats(
        own.box,
        before.view as View,
        before.outlook as Outlook,
        after.view as View,
        happened,
        after.outlook as Outlook,
      ),
    holds: (beat) =>
      (beat.isShow ?? false) && (own.slow.on || (isYearEnd(beat) && paceOf('dungeon_lords') !== 'at-once')),
    score: (result) => {
      const seats = (result.detail as { rows: Record<string, number>[] }).rows;
      const rows = SCORE_ROWS.map((row) => ({
        name: t('dlb-row', { row }),
        points: seats.map((seat) => seat[row] ?? 0),
        why: row === 'titles' || row === 'fame' ? 'DL-13.7' : 'DL-13.6',
      }));
      return { title: t('dlb-total'), rows: rows.filter(({ points }) => points.some((one) => one !== 0)) };
    },
    resultLine: (result) =>
      t('dlb-result', {
        best: Math.max(...result.scores),
        licences: (result.detail as { licences?: number[] }).licences?.length ?? 0,
      }),
  };
};

export default createClient;
