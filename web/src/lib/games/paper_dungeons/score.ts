/** Paper Dungeons in motion: dice roll, minions strike back, the sheet is stamped. What others do stays at their seats. */
import type { Event } from '../../wire/generated/paper_dungeons.ts';
import { inTurn, seatAt, type Gesture, type Place, type Score } from '../gestures.ts';

const PARTY = '.pd-map .party';
const BOSS = '.pd-bosses .boss.now';
const HEROES = '.pd-heroes';
const roomAt = (room: string): Place => `.pd-room[data-room="${room}"]`;
/** The reader's own sheet, or the panel of whoever else it was. */
const ownOr = (own: Place, seat: number, me: number | null): Place => (seat === me ? own : seatAt(seat));
const glow = (on: Place, tone: 'glow' | 'gold' | 'hurt' = 'glow'): Gesture[] => [{ do: 'wash', on, tone }];

export const score: Score<Event> = {
  chapter_started: () => [{ do: 'appear', on: '.pd-mapbox', ms: 400, sound: 'page' }],
  cards_dealt: () => [{ do: 'appear', on: '.pd-cards', ms: 320, sound: 'page' }],
  cards_chosen: ({ seat }) => glow(seatAt(seat)),
  seat_finished: ({ seat }) => glow(seatAt(seat)),
  cards_kept: ({ seat }) => glow(seatAt(seat)),
  dice_rolled: ({ faces }) => [
    { do: 'appear', on: '.pd-dicebar', ms: 120, sound: 'dice' },
    ...inTurn(
      faces.map((_, n): Gesture => ({ do: 'tumble', on: `.pd .die:nth-child(${n + 1})` })),
      40,
    ),
  ],
  move_started: () => [],
  move_ended: () => [],
  room_entered: ({ seat, room, first }, { me }) =>
    seat === me && first ? [{ do: 'sparks', on: roomAt(room), ms: 320, sound: 'step' }] : [],
  hero_raised: ({ seat }, { me }) => [{ do: 'wash', on: ownOr(HEROES, seat, me), tone: 'gold', sound: 'pen' }],
  item_crafted: ({ seat }, { me }) => [{ do: 'wash', on: ownOr('.pd-items', seat, me), tone: 'gold', sound: 'blade' }],
  potion_gained: ({ seat }, { me }) => glow(ownOr('.pd-potions', seat, me)),
  gem_gained: ({ seat }, { me }) => [{ do: 'wash', on: ownOr('.pd-line', seat, me), tone: 'gold', sound: 'coin' }],
  minion_defeated: ({ seat, minion, room }, { me }) =>
    seat === me
      ? [{ do: 'strike', from: PARTY, on: roomAt(room), look: `token/${minion}`, sound: 'blade' }]
      : glow(seatAt(seat)),
  wounds_taken: ({ seat }, { me }) => [
    { do: 'shake', on: ownOr('.pd-wounds', seat, me), ms: 300, sound: 'thud' },
    { do: 'wash', on: ownOr('.pd-wounds', seat, me), tone: 'hurt' },
  ],
  resurrected: ({ seat }, { me }) => [
    { do: 'wash', on: ownOr('.pd-wounds', seat, me), tone: 'gold', ms: 600, sound: 'seal' },
  ],
  reward_lost: ({ seat }) => [{ do: 'shake', on: seatAt(seat) }],
  psionic_used: ({ seat }) => glow(seatAt(seat)),
  step_refunded: () => [],
  turn_shown: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'glow', sound: 'page' }],
  gem_claimed: () => [],
  boss_met: () => [
    { do: 'stamp', on: BOSS, ms: 520, sound: 'drum' },
    { do: 'shake', on: '.pd-mapbox', at: 230 },
  ],
  boss_fought: ({ seat, boss }) => [
    { do: 'strike', from: seatAt(seat), on: BOSS, look: `token/${boss}`, sound: 'blade' },
  ],
  boss_fled: ({ seat, boss }) => [{ do: 'strike', from: BOSS, on: seatAt(seat), look: `token/${boss}`, sound: 'thud' }],
  boss_rewarded: ({ seat }) => [
    { do: 'wash', on: seatAt(seat), tone: 'gold', ms: 700, sound: 'seal' },
    { do: 'sparks', on: seatAt(seat), ms: 700 },
  ],
  boss_unrewarded: () => [{ do: 'shake', on: BOSS }],
  mission_scored: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'gold', sound: 'pen' }],
  mission_closed: ({ mission }) => glow(`.pd-side [data-mission="${mission}"]`),
  gems_vanished: () => [{ do: 'shake', on: '.pd-mapbox' }],
  sheet_scored: ({ seat }) => glow(seatAt(seat)),
  chapter_won: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'gold', ms: 600, sound: 'seal' }],
  game_won: ({ seat }) => [
    { do: 'wash', on: seatAt(seat), tone: 'gold', ms: 700, sound: 'seal' },
    { do: 'sparks', on: seatAt(seat), ms: 700 },
  ],
};
