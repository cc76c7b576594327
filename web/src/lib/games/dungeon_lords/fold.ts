/** The view after an event, as far as a picture needs it: what the server says next is the truth. Pure. */
import { type Adventurer, type Event, type HeroView, type SeatView, type View, type Box } from './box.ts';

type Change = (seat: SeatView) => Partial<SeatView>;

function seatAfter(view: View, seat: number, change: Change): View {
  return { ...view, seats: view.seats.map((one, n) => (n === seat ? { ...one, ...change(one) } : one)) };
}

function heroAfter(
  view: View,
  seat: number,
  adventurer: Adventurer,
  change: (one: HeroView) => Partial<HeroView>,
): View {
  return seatAfter(view, seat, ({ party }) => ({
    party: party.map((one) => (one.adventurer === adventurer ? { ...one, ...change(one) } : one)),
  }));
}

function stranger(box: Box, adventurer: Adventurer): HeroView {
  const row = box.hero(adventurer);
  return {
    adventurer,
    hp: row?.hp ?? 1,
    damage: 0,
    bonus: 0,
    trap: row?.trap ?? 0,
    heal: row?.heal ?? 0,
    magic: row?.magic ?? 0,
  };
}

/** Warriors go to the front, the paladin stays before them, the others join at the end (DL-9.3). */
function joined(box: Box, party: readonly HeroView[], adventurer: Adventurer): HeroView[] {
  const ahead = party.filter((one) => isPaladin(box, one.adventurer));
  const rest = party.filter((one) => !isPaladin(box, one.adventurer));
  return box.classOf(adventurer) === 'warrior'
    ? [...ahead, stranger(box, adventurer), ...rest]
    : [...party, stranger(box, adventurer)];
}

const isPaladin = (box: Box, adventurer: Adventurer): boolean => box.classOf(adventurer) === 'paladin';

/** He comes with his wounds, before everybody but an illusion. */
function paladin(box: Box, view: View, seat: number, source: number | null, adventurer: Adventurer): View {
  const known = source === null ? undefined : view.seats[source]?.party.find((one) => one.adventurer === adventurer);
  const left =
    source === null
      ? view
      : seatAfter(view, source, ({ party }) => ({ party: party.filter((one) => one.adventurer !== adventurer) }));
  return {
    ...seatAfter(left, seat, ({ party }) => ({
      party: [
        ...party.filter((one) => one.adventurer === 'illusion'),
        known ?? stranger(box, adventurer),
        ...party.filter((one) => one.adventurer !== 'illusion'),
      ],
    })),
    paladin: seat,
  };
}

/** The plans have turned over: the minions are watched in town, where the first of them takes its space. */
const inTown = (view: View): View => (view.phase === 'plan_orders' ? { ...view, phase: 'execute', minions: [] } : view);

export function fold(box: Box, view: View, event: Event): View {
  switch (event.kind) {
    case 'minion_placed':
      return {
        ...inTown(view),
        minions: [...inTown(view).minions, { order: event.order, space: event.space, seat: event.seat, dummy: null }],
      };
    case 'dummy_placed':
      return {
        ...inTown(view),
        minions: [...inTown(view).minions, { order: event.order, space: event.space, seat: null, dummy: event.dummy }],
      };
    case 'goods_changed':
      return seatAfter(view, event.seat, () => ({ gold: event.gold_now, food: event.food_now, imps: event.imps_now }));
    case 'evil_changed':
      return seatAfter(view, event.seat, () => ({ evil: event.evil }));
    case 'tunnels_dug':
      return seatAfter(view, event.seat, ({ tiles }) => ({
        tiles: [...tiles, ...event.cells.map((cell) => ({ cell, room: null, conquered: false, worked: 0 }))],
      }));
    case 'room_built':
      return seatAfter(view, event.seat, ({ tiles }) => ({
        tiles: tiles.map((tile) => (String(tile.cell) === String(event.cell) ? { ...tile, room: event.room } : tile)),
      }));
    case 'creature_hired':
      return {
        ...seatAfter(view, event.seat, ({ creatures }) => ({
          creatures: [...creatures, { creature: event.creature, face_down: false, sent: false, settled: false }],
        })),
        creatures: view.creatures.filter((one) => one !== event.creature),
      };
    case 'adventurer_came':
      return seatAfter(view, event.seat, ({ party }) => ({
        party: joined(box, party, event.adventurer),
        newcomer: event.adventurer,
      }));
    case 'combat_round_started':
      return { ...view, combat: event.round, phase: 'combat_plan', battle: null };
    case 'plan_laid':
      return seatAfter(view, event.seat, ({ creatures, gold }) => ({
        gold: gold - event.bait,
        plan: { tile: event.cell, count: event.count, bait: event.bait, laid: true, traps: event.traps },
        creatures: creatures.map((one) => ({ ...one, sent: event.creatures.includes(one.creature) })),
      }));
    case 'card_revealed':
      return { ...view, row: view.row.with(event.round - 1, event.spell), revealed: [...view.revealed, event.round] };
    case 'hurt':
    case 'healed':
      return heroAfter(view, event.seat, event.adventurer, () => ({ damage: event.damage }));
    case 'adventurer_fell':
      return seatAfter(view, event.seat, ({ party, prison }) => ({
        party: party.filter((one) => one.adventurer !== event.adventurer),
        prison: [...prison, event.adventurer],
      }));
    case 'paladin_came':
      return paladin(box, view, event.seat, event.source, event.adventurer);
    case 'spell_cast':
      return event.spell === 'illusion'
        ? seatAfter(view, event.seat, ({ party }) => ({ party: [stranger(box, 'illusion'), ...party] }))
        : view;
    case 'illusion_vanished':
      return seatAfter(view, event.seat, ({ party }) => ({
        party: party.filter((one) => one.adventurer !== 'illusion'),
      }));
    case 'combat_ended':
      return { ...view, seats: view.seats.map((one) => ({ ...one, party: [], plan: null })) };
    case 'tile_conquered':
      return seatAfter(view, event.seat, ({ tiles }) => ({
        tiles: tiles.map((tile) => (String(tile.cell) === String(event.cell) ? { ...tile, conquered: true } : tile)),
      }));
    case 'prisoner_freed':
      return seatAfter(view, event.seat, ({ prison }) => ({
        prison: prison.filter((one) => one !== event.adventurer),
      }));
    default:
      return view;
  }
}

/** The step of a combat round that an event belongs to (DL-10.8 to DL-10.15); null: to none. */
export function stepOf(event: Event): number | null {
  switch (event.kind) {
    case 'trap_sprung':
    case 'trap_shown':
    case 'traps_ordered':
      return 1;
    case 'attacked':
      return 3;
    case 'healed':
      return 5;
    case 'tile_conquered':
    case 'tile_held':
      return 6;
    case 'hurt':
      return { trap: 1, attack: 3, fatigue: 6, poison: 7 }[event.cause];
    default:
      return null;
  }
}
