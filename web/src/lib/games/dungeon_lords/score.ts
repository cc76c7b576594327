/** Dungeon Lords in motion: minions go to town, imps dig, a battle goes blow by blow, a tile is conquered. */
import type { Event } from './box.ts';
import { seatAt, type Gesture, type Place, type Score } from '../gestures.ts';
import { kindOf } from './box.ts';

const DUNGEON = '.dl-dungeon';
const PARTY = '.dl-combat .party .line';
const TILE = '.dl-combat .tbox';
const SPELL = '.dl-combat .steps';
const IMP = 'token/imp';
const cellAt = (cell: readonly number[]): Place => `.dl-dungeon [data-place="${cell.join(',')}"]`;
const spaceAt = (order: string, space: number): Place => `.dl-town .sp[data-space="${order}:${space}"]`;
const heroAt = (adventurer: string): Place => `.dl-combat .ahero[data-hero="${adventurer}"]`;
const fighterAt = (creature: string): Place => `.dl-combat [data-creature="${creature}"]`;
const glow = (on: Place, tone: 'glow' | 'gold' | 'hurt' = 'glow'): Gesture[] => [{ do: 'wash', on, tone }];
/** A seat's own dungeon lies open; the others' work shows at their panels. */
const worked = (seat: number, cells: readonly (readonly number[])[], me: number | null): Gesture[] =>
  seat !== me
    ? glow(seatAt(seat))
    : cells.flatMap((cell, n): Gesture[] => [
        { do: 'travel', from: seatAt(seat), to: cellAt(cell), look: IMP, at: n * 140, ms: 360, sound: 'step' },
        { do: 'sparks', on: cellAt(cell), at: n * 140 + 340, ms: 420, sound: 'stone' },
      ]);

export const score: Score<Event> = {
  match_started: () => [],
  orders_drawn: () => [],
  blocked_chosen: () => [],
  orders_blocked: ({ seat }) => glow(seatAt(seat)),
  dummy_blocked: () => [],
  year_started: () => [{ do: 'appear', on: '.dl-year', ms: 400, sound: 'page' }],
  round_started: () => [{ do: 'turn', on: '.dl-year .sn.on', ms: 360, sound: 'page' }],
  offer_laid: () => [{ do: 'appear', on: '.dl-offers', ms: 320 }],
  event_announced: () => [],
  adventurer_returned: () => [],
  adventurers_announced: () => [{ do: 'appear', on: '.dl-arr', ms: 320 }],
  dummy_shown: () => [],
  dummy_chosen: () => [],
  orders_planned: ({ seat }) => glow(seatAt(seat)),
  minion_placed: ({ seat, order, space }) => [
    { do: 'travel', from: seatAt(seat), to: spaceAt(order, space), look: IMP, ms: 380, sound: 'step' },
    { do: 'sparks', on: spaceAt(order, space), at: 360, ms: 280 },
  ],
  minion_waits: ({ seat }) => [{ do: 'shake', on: seatAt(seat) }],
  dummy_placed: ({ order, space }) => [{ do: 'appear', on: spaceAt(order, space), sound: 'step' }],
  goods_changed: ({ seat }) => glow(seatAt(seat)),
  evil_changed: ({ seat }) => glow(seatAt(seat)),
  paladin_came: ({ seat }) => [
    { do: 'travel', from: '.dl-evil', to: seatAt(seat), look: 'token/paladin', ms: 600, sound: 'drum' },
    { do: 'wash', on: seatAt(seat), tone: 'hurt', at: 520 },
  ],
  traps_drawn: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'glow', sound: 'page' }],
  trap_discarded: ({ seat }) => glow(seatAt(seat)),
  space_used: ({ order, space }) => [{ do: 'wash', on: spaceAt(order, space), tone: 'gold', sound: 'coin' }],
  space_declined: ({ order, space }) => [{ do: 'shake', on: spaceAt(order, space) }],
  spied: ({ seat }) => glow(seatAt(seat)),
  tunnels_dug: ({ seat, cells }, { me }) => worked(seat, cells, me),
  gold_mined: ({ seat, cells }, { me }) => worked(seat, cells, me),
  creature_hired: ({ seat, creature }) => [
    { do: 'travel', from: '.dl-offers', to: seatAt(seat), look: `token/${kindOf(creature)}`, sound: 'whoosh' },
  ],
  creature_eaten: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'hurt', sound: 'thud' }],
  room_built: ({ seat, cell, room }, { me }) =>
    seat === me
      ? [
          { do: 'travel', from: '.dl-offers', to: cellAt(cell), look: `thing/${room}`, sound: 'whoosh' },
          { do: 'sparks', on: cellAt(cell), at: 420, sound: 'stone' },
        ]
      : glow(seatAt(seat), 'gold'),
  room_worked: ({ seat, cell }, { me }) => worked(seat, [cell], me),
  production_ended: () => [],
  card_recovered: () => [],
  event_started: () => [{ do: 'stamp', on: '.dl-year .sn.on', sound: 'seal' }],
  creature_paid: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'gold', sound: 'coin' }],
  creature_released: ({ seat }) => [{ do: 'shake', on: seatAt(seat) }],
  taxes_paid: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'hurt', sound: 'coin' }],
  creature_lost: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'hurt', sound: 'fall' }],
  strike_settled: ({ seat }) => glow(seatAt(seat)),
  inspection_paid: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'hurt', sound: 'coin' }],
  neutral_moved: () => glow('.dl-evil'),
  adventurer_came: ({ seat }) => [
    { do: 'travel', from: '.dl-arr', to: seatAt(seat), look: 'token/warrior', ms: 420, sound: 'step' },
  ],
  adventurer_left: () => glow('.dl-arr'),
  round_ended: () => [],
  combat_round_started: () => [{ do: 'shake', on: '.dl-year', ms: 260, sound: 'drum' }],
  combat_planned: ({ seat }) => glow(seatAt(seat)),
  plan_laid: ({ seat }) => glow(seatAt(seat)),
  card_revealed: () => [{ do: 'stamp', on: SPELL, ms: 480, sound: 'drum' }],
  battle_started: () => [
    { do: 'appear', on: PARTY, ms: 360, sound: 'gate' },
    { do: 'shake', on: TILE, at: 200 },
  ],
  plan_undone: () => [{ do: 'shake', on: TILE, ms: 360 }],
  trap_sprung: ({ trap }) => [{ do: 'strike', from: TILE, on: PARTY, look: `thing/${trap}`, ms: 560, sound: 'blade' }],
  trap_shown: () => [{ do: 'turn', on: TILE, ms: 360, sound: 'card' }],
  traps_ordered: () => [],
  trap_returned: () => [],
  hurt: ({ adventurer }) => [
    { do: 'shake', on: heroAt(adventurer), ms: 300, sound: 'thud' },
    { do: 'wash', on: heroAt(adventurer), tone: 'hurt', ms: 420 },
  ],
  adventurer_fell: ({ adventurer }) => [{ do: 'fall', on: heroAt(adventurer), ms: 680, sound: 'fall' }],
  illusion_vanished: () => [{ do: 'sparks', on: PARTY, sound: 'whoosh' }],
  spell_cast: () => [
    { do: 'wash', on: PARTY, tone: 'gold', ms: 600, sound: 'whoosh' },
    { do: 'stamp', on: `${SPELL} .on`, ms: 420 },
  ],
  spell_failed: () => [{ do: 'shake', on: SPELL, ms: 360 }],
  creature_withdrawn: ({ creature }) => [{ do: 'shake', on: fighterAt(creature), ms: 360 }],
  creature_banished: ({ creature }) => [{ do: 'sparks', on: fighterAt(creature), sound: 'whoosh' }],
  creature_transformed: ({ creature }) => [{ do: 'turn', on: fighterAt(creature), ms: 360, sound: 'whoosh' }],
  attacked: ({ creature }) => [
    { do: 'strike', from: fighterAt(creature), on: PARTY, look: `token/${kindOf(creature)}`, ms: 520, sound: 'blade' },
  ],
  healed: ({ adventurer }) => [{ do: 'wash', on: heroAt(adventurer), tone: 'gold', ms: 480, sound: 'coin' }],
  tile_conquered: ({ cell }) => [
    { do: 'shake', on: DUNGEON, at: 180, ms: 260 },
    { do: 'stamp', on: TILE, ms: 460, sound: 'seal' },
    { do: 'sparks', on: cellAt(cell), at: 240, ms: 500 },
  ],
  tile_held: () => [{ do: 'wash', on: TILE, tone: 'gold', ms: 600, sound: 'seal' }],
  prisoner_freed: ({ seat }) => glow(seatAt(seat)),
  combat_ended: () => [],
  match_ended: () => [{ do: 'appear', on: '.dl', ms: 400, sound: 'drum' }],
};
