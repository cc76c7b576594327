/**
 * From events to moments on the board: orders turn up one by one, a battle goes wound by wound. Pure; the playback
 * puts them on the screen, and a battle in slow motion waits for a press after each.
 */
import type { Beat } from '../../play/beats';
import type { Happening } from '../board.ts';
import type { Box, Event, Outlook, View } from './box.ts';
import { fold, stepOf } from './fold.ts';

/** `data`: the step of the battle's round that the moment belongs to, 1 to 7; null: none. */
export type Played = Beat<View, Event, Outlook, number | null>;

const TIMES: Partial<Record<Event['kind'], number>> = {
  minion_placed: 380,
  minion_waits: 380,
  dummy_placed: 260,
  space_used: 300,
  tunnels_dug: 420,
  gold_mined: 420,
  creature_hired: 420,
  room_built: 420,
  room_worked: 420,
  spied: 300,
  event_started: 500,
  creature_released: 300,
  taxes_paid: 300,
  paladin_came: 700,
  adventurer_came: 420,
  card_revealed: 900,
  battle_started: 600,
  trap_sprung: 700,
  trap_shown: 500,
  hurt: 600,
  adventurer_fell: 700,
  spell_cast: 900,
  spell_failed: 600,
  creature_withdrawn: 500,
  creature_banished: 500,
  creature_transformed: 500,
  attacked: 600,
  healed: 600,
  tile_conquered: 800,
  tile_held: 700,
  plan_undone: 600,
  prisoner_freed: 500,
  illusion_vanished: 500,
};

const BATTLE = new Set<Event['kind']>([
  'card_revealed',
  'battle_started',
  'trap_sprung',
  'trap_shown',
  'hurt',
  'adventurer_fell',
  'spell_cast',
  'spell_failed',
  'creature_withdrawn',
  'creature_banished',
  'creature_transformed',
  'attacked',
  'healed',
  'tile_conquered',
  'tile_held',
  'plan_undone',
  'prisoner_freed',
  'illusion_vanished',
]);

const VERDICTS = new Set<Event['kind']>(['tile_conquered', 'tile_held']);

/** Long enough to read what a year has brought, where nobody holds it. */
const YEAR = 900;

/** A year with another one after it has ended. */
export const isYearEnd = (beat: Beat): boolean => beat.events.some((event) => event.kind === 'combat_ended');

/** One moment per event worth one, of an update that takes `before` to `after`; `sums`: how it stands after it. */
export function beats(
  box: Box,
  before: View,
  outlook: Outlook | null,
  after: View,
  happenings: readonly Happening<Event>[],
  sums: Outlook | null = null,
): Played[] {
  const made: Played[] = [];
  let view: View = { ...before, to_act: [] };
  let speed: string | null = null;
  let step: number | null = null;
  for (const { id, version, event } of happenings) {
    view = fold(box, view, event);
    if (event.kind === 'card_revealed') speed = box.card(event.spell)?.speed ?? null;
    if (event.kind === 'battle_started') {
      view = { ...view, battle: battleOf(after, event.seat), phase: 'combat_resolve' };
      step = 0;
    }
    if (event.kind === 'spell_cast' || event.kind === 'spell_failed')
      step = (speed ?? box.card(event.spell)?.speed) === 'slow' ? 4 : 2;
    step = stepOf(event) ?? step;
    if (event.kind === 'combat_ended' && after.phase !== 'game_over' && after.seats.length > 1)
      made.push({
        id,
        version,
        ms: YEAR,
        view,
        outlook: sums,
        events: [event],
        isShow: true,
        isOutcome: true,
        data: null,
      });
    const ms = timeOf(event, after.seat);
    const isShow = BATTLE.has(event.kind);
    if (ms > 0) made.push({ id, version, ms, view, outlook, events: [event], isShow, data: step });
  }
  // how a battle came out, unless the year's end tells it
  const verdict = made.findLast(({ events }) => VERDICTS.has(events[0]!.kind));
  if (verdict && !made.some((beat) => beat.isOutcome)) verdict.isOutcome = true;
  return made;
}

/** The battle that starts within an update: its marks are not told one by one, an empty sheet will do. */
function battleOf(after: View, seat: number): View['battle'] {
  if (after.battle?.seat === seat) return { ...after.battle, step: 0, asks: 'nothing' };
  return {
    seat,
    step: 0,
    asks: 'nothing',
    trap: null,
    used: [],
    pool: 0,
    losses: 0,
    sheep: null,
    rage: false,
    no_conquest: false,
    no_healing: false,
    no_spell: false,
    fought: false,
    shield: false,
    no_fatigue: false,
    invisible: [],
    poisoned: [],
  };
}

function timeOf(event: Event, me: number | null): number {
  const isOwn = 'seat' in event && event.seat === me;
  return isOwn && !BATTLE.has(event.kind) && event.kind !== 'minion_placed' && event.kind !== 'adventurer_came'
    ? 0
    : (TIMES[event.kind] ?? 0);
}
