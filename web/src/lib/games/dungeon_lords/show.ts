/** Dungeon Lords, beside its board: the orders that turn over, and what the season brings the reader. */
import { eventText, t } from '../../speak.svelte';
import type { GameShow, Scene } from '../show';
import type { Action, Event, Order, View } from './box.ts';
import Orders from './OrdersScene.svelte';
import { score } from './score.ts';

/** One minion on its way: where it stands, or why it stays at home. */
export interface Placed {
  order: Order;
  /** Null: it waits. */
  space: number | null;
  /** No space was left; otherwise there was no gold to hire with. */
  isFull: boolean;
}

export interface Reveal {
  /** By row: a seat, or null for the neutral colour. */
  rows: { seat: number | null; orders: (Placed | null)[] }[];
}

type Laid = Extract<Event, { kind: 'minion_placed' | 'minion_waits' }>;

const POSITIONS = [1, 2, 3];
/** How long each of the three orders stays, in ms. */
const EACH = 1100;

const isLaid = (event: Event): event is Laid => event.kind === 'minion_placed' || event.kind === 'minion_waits';

/** Sealed orders that have turned over (DL-6.3 to DL-6.6). */
export function reveal(
  events: readonly Event[],
  { view, names, me }: { view: View; names: string[]; me: number | null },
): Scene<Reveal> | null {
  const laid = events.filter(isLaid);
  if (laid.length === 0) return null;
  const placed = (seat: number, position: number): Placed | null => {
    const one = laid.find((event) => event.seat === seat && event.position === position);
    return one
      ? {
          order: one.order,
          space: one.kind === 'minion_placed' ? one.space : null,
          isFull: one.kind === 'minion_waits' && one.full,
        }
      : null;
  };
  const seats = view.seats.map((_, n) => (view.first + n) % view.seats.length);
  const rows = seats.map((seat) => ({ seat, orders: POSITIONS.map((position) => placed(seat, position)) }));
  const told = (position: number): string => {
    const waiting = laid.filter((event) => event.position === position && event.kind === 'minion_waits');
    return (
      waiting.map((event) => eventText('dungeon_lords', event, names, me)).join(' ') ||
      t('show-dl-all-placed', { position })
    );
  };
  return {
    title: t('show-dl-orders'),
    lead: t('show-dl-orders-lead'),
    steps: POSITIONS.map((position) => ({ ms: EACH, told: told(position) })),
    data: { rows },
  };
}

/** What is planned in secret, or shows how many traps one has, is always decided by hand. */
const SEALED: readonly Action['kind'][] = [
  'choose_blocked',
  'plan_orders',
  'plan_combat',
  'discard_trap',
  'order_traps',
];

function concerns(event: Event, me: number): string | null {
  if (event.kind === 'paladin_came' && event.seat === me) return t('show-dl-paladin');
  if (event.kind === 'paladin_came' && event.source === me) return t('show-dl-paladin-gone');
  if (event.kind === 'minion_waits' && event.seat === me) return t('show-dl-waits');
  return event.kind === 'creature_lost' && event.seat === me ? t('show-dl-creature-lost') : null;
}

const show: GameShow<View, Action, Event, Reveal> = {
  isForced: (action) => !SEALED.includes(action.kind),
  isSilent: (action) => action.kind === 'end',
  concerns,
  places: (event, me) => {
    if (event.kind === 'minion_placed' && event.seat !== me)
      return [`.dl-town .sp[data-space="${event.order}:${event.space}"]`];
    if (event.kind === 'dummy_placed') return [`.dl-town .sp[data-space="${event.order}:${event.space}"]`];
    if ((event.kind === 'adventurer_came' || event.kind === 'paladin_came') && event.seat === me)
      return ['.dl-store .gate'];
    return event.kind === 'production_ended' || event.kind === 'orders_planned' || event.kind === 'minion_placed'
      ? []
      : null;
  },
  scene: reveal,
  Scene: Orders,
  score,
  sounds: {
    minion_placed: 'drum',
    tunnels_dug: 'stone',
    room_built: 'stone',
    gold_mined: 'stone',
    creature_hired: 'page',
    card_revealed: 'drum',
    trap_sprung: 'stone',
    attacked: 'stone',
    hurt: 'stone',
    tile_conquered: 'drum',
    paladin_came: 'drum',
  },
};

export default show;
