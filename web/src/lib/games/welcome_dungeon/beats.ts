/**
 * From events to pictures: what the board shows, one picture after another, when an update comes.
 * Pure; the playback puts the pictures on the screen.
 */
import type { Event, Outlook, View } from '../../wire/generated/welcome_dungeon.ts';
import type { Beat } from '../../play/beats';
import type { Happening } from '../board.ts';
import { type Box } from './box.ts';
import { fold, fromView, opening, type Stage } from './stage.ts';

/** A moment on the board, with the run as it stands then. */
export type Played = Beat<View, Event, Outlook, Stage | null>;

/** What the board draws. `event` is the one being played; null: the picture at rest. */
export interface Scene {
  view: View;
  outlook: Outlook | null;
  stage: Stage | null;
  event: Event | null;
}

const TIMES: Record<Event['kind'], number> = {
  round_started: 500,
  card_drawn: 260,
  monster_added: 380,
  equipment_sacrificed: 480,
  passed: 380,
  run_started: 900,
  pile_shuffled: 600,
  kind_named: 900,
  monster_revealed: 750,
  monster_replaced: 850,
  monster_defeated: 750,
  damage_taken: 850,
  hero_revived: 900,
  hero_down: 800,
  hero_died: 900,
  rest_shown: 800,
  run_ended: 900,
  success_taken: 600,
  aid_turned: 600,
  player_eliminated: 800,
  aside_revealed: 320,
  hero_chosen: 600,
  game_won: 700,
};

const BIDDING: readonly Event['kind'][] = ['card_drawn', 'monster_added', 'equipment_sacrificed', 'passed'];

/** The picture at rest. */
export function still(box: Box, view: View, outlook: Outlook | null): Scene {
  return { view, outlook, stage: fromView(view, (id) => box.monsterOf(id).strength), event: null };
}

/** What an event changed for all to see, so that the kit, the pile and the seat panels keep step with the stage. */
function viewAfter(view: View, event: Event): View {
  const change = (seat: number, part: Partial<View['seats'][number]>): View => ({
    ...view,
    seats: view.seats.map((info, n) => (n === seat ? { ...info, ...part } : info)),
  });
  const failures = (seat: number): number => view.seats[seat]?.failures ?? 0;
  switch (event.kind) {
    case 'monster_added': {
      const { slot, seat: adder, monster } = event;
      return { ...view, pile: [...view.pile, { slot, adder, monster }] };
    }
    case 'equipment_sacrificed': {
      const { seat, tile, monster, hp } = event;
      const kit = view.kit.map((item) =>
        item.tile === tile ? { ...item, status: 'sacrificed' as const, by: seat } : item,
      );
      return { ...view, kit, hp, asides: [...view.asides, { seat, tile, monster }] };
    }
    case 'passed':
      return { ...change(event.seat, { active: false }), to_act: [] };
    case 'success_taken':
      return change(event.seat, { successes: event.successes });
    case 'aid_turned':
      return change(event.seat, { failures: failures(event.seat) + 1 });
    case 'player_eliminated':
      return change(event.seat, { failures: failures(event.seat) + 1, eliminated: true });
    default:
      return view;
  }
}

function timeOf(event: Event, me: number | null): number {
  const mine = 'seat' in event && event.seat === me;
  return mine && BIDDING.includes(event.kind) ? 0 : TIMES[event.kind];
}

/** One picture per event of an update that takes `before` to `after`. */
export function beats(box: Box, before: Scene, after: Scene, happenings: readonly Happening<Event>[]): Played[] {
  const made: Played[] = [];
  let view = before.view;
  let stage = before.stage;
  for (const { id, version, event } of happenings) {
    view = viewAfter(view, event);
    if (event.kind === 'run_started') stage = opening(event, view);
    else if (event.kind === 'round_started') stage = null;
    else if (stage) stage = fold(stage, event);
    const isHidden = stage !== null || (event.kind === 'passed' && after.stage !== null);
    const shown = isHidden ? { view, outlook: before.outlook } : { view: after.view, outlook: after.outlook };
    const ms = timeOf(event, after.view.seat);
    const isShow = stage !== null;
    if (ms > 0) made.push({ id, version, ms, ...shown, events: [event], data: stage, isShow, part: stage?.round });
  }
  // the verdict of a run, with whatever the runner must turn or take
  const verdict = made.findLast(({ data }) => data?.verdict);
  if (verdict) verdict.isOutcome = true;
  return made;
}
