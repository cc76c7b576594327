/**
 * From events to pictures: what the board shows, one picture after another, when an update comes.
 * Pure; `theatre.svelte.ts` puts the pictures on the screen.
 */
import type { Event, Outlook, View } from '../../wire/generated/welcome_dungeon.ts';
import type { Happening } from '../board.ts';
import { monster } from './box.ts';
import { fold, fromView, opening, type Stage } from './stage.ts';

/** What the board draws. `event` is the one being played; null: the picture at rest. */
export interface Scene {
  view: View;
  outlook: Outlook | null;
  stage: Stage | null;
  event: Event | null;
}

/** A picture with the time it stays, in milliseconds. */
export interface Frame {
  id: number;
  version: number;
  scene: Scene;
  ms: number;
}

/** The longest movement (UI-2.5). */
export const LONGEST = 900;
/** With this many moves waiting, play at double speed; with more, jump (UI section 7). */
const HURRIED = 2;
const JUMPED = 6;
/** With reduced motion nothing travels: a picture stays just long enough to be read in order. */
const CALM = 450;

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

export function strengthOf(id: Parameters<typeof monster>[0]): number {
  return monster(id).strength;
}

/** The picture at rest. */
export function still(view: View, outlook: Outlook | null): Scene {
  return { view, outlook, stage: fromView(view, strengthOf), event: null };
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
export function frames(before: Scene, after: Scene, happenings: readonly Happening<Event>[]): Frame[] {
  const made: Frame[] = [];
  let view = before.view;
  let stage = before.stage;
  for (const { id, version, event } of happenings) {
    view = viewAfter(view, event);
    if (event.kind === 'run_started') stage = opening(event, view);
    else if (event.kind === 'round_started') stage = null;
    else if (stage) stage = fold(stage, event);
    const scene = { ...(stage ? { view, outlook: before.outlook, stage } : { ...after, stage: null }), event };
    const fresh = event.kind === 'passed' && after.stage ? { ...scene, view, outlook: before.outlook } : scene;
    const ms = timeOf(event, after.view.seat);
    if (ms > 0) made.push({ id, version, scene: fresh, ms });
  }
  return made;
}

/**
 * The times as they will be kept. Bidding that piles up is hurried, then left out; a run is the show and
 * is only hurried, unless the next one is already on. Nobody waits for bids longer than 900 ms.
 */
export function paced(queue: readonly Frame[], isMine: boolean, isCalm: boolean): Frame[] {
  const moves = new Set(queue.map((frame) => frame.version)).size;
  const latest = Math.max(...queue.map((frame) => frame.scene.stage?.round ?? 0));
  const speed = (frame: Frame) => (moves > (frame.scene.stage ? JUMPED : HURRIED) ? 0.5 : 1);
  const kept = moves <= JUMPED ? queue : queue.filter((frame) => frame.scene.stage?.round === latest);
  const timed = kept.map((frame) => ({ ...frame, ms: Math.min(isCalm ? CALM : LONGEST, frame.ms * speed(frame)) }));
  const total = timed.reduce((sum, frame) => sum + frame.ms, 0);
  const isShow = timed.some((frame) => frame.scene.stage !== null);
  if (isShow || !isMine || total <= LONGEST) return timed;
  return timed.map((frame) => ({ ...frame, ms: (frame.ms * LONGEST) / total }));
}
