/** The Dark Cave in motion: a card locks into the rock, monsters come, gold changes hands. */
import type { Event } from '../../wire/generated/dark_cave.ts';
import { seatAt, type Gesture, type Place, type Score } from '../gestures.ts';
import { cellKey, edgeKey } from './places.ts';

const PILE = '.dc-piles .pback';
const DISCARDED = '.dc-piles .pback.d';
const BANK = '.dc-piles .pback.g';
const cellAt = (x: number, y: number): Place => `.dc-map [data-place="${cellKey(x, y)}"]`;
const figureAt = (key: string): Place => `.dc-fig[data-figure="${key}"]`;
const handOf = (seat: number, me: number | null): Place => (seat === me ? '.dc-hand' : seatAt(seat));
const glow = (on: Place): Gesture[] => [{ do: 'wash', on, tone: 'glow' }];
const away = (seat: number, me: number | null): Gesture[] => [
  { do: 'travel', from: handOf(seat, me), to: DISCARDED, look: 'back', sound: 'page' },
];
const given = (seat: number, player: number, look: `thing/${string}`): Gesture[] => [
  { do: 'travel', from: seatAt(seat), to: seatAt(player), look, sound: 'whoosh' },
  { do: 'wash', on: seatAt(player), tone: 'gold', at: 420 },
];
const webAt = (edge: Parameters<typeof edgeKey>[0]): Place => `.dc-map [data-place="web:${edgeKey(edge)}"]`;

export const score: Score<Event> = {
  game_started: () => [{ do: 'appear', on: '.dc-window', ms: 400 }],
  clan_dealt: ({ seat }) => glow(seatAt(seat)),
  hand_dealt: ({ seat }, { me }) => [{ do: 'travel', from: PILE, to: handOf(seat, me), look: 'back', sound: 'page' }],
  turn_started: () => [],
  turn_skipped: ({ seat }) => [{ do: 'shake', on: seatAt(seat) }],
  monster_left: ({ monster }) => glow(figureAt(monster)),
  web_turned: ({ edge }) => [{ do: 'shake', on: webAt(edge) }],
  web_removed: ({ edge }) => [{ do: 'sparks', on: webAt(edge), sound: 'page' }],
  dwarf_stood: ({ seat }) => [{ do: 'shake', on: figureAt(`dwarf${seat}`) }],
  path_laid: ({ seat, x, y }, { me }) => [
    { do: 'travel', from: handOf(seat, me), to: cellAt(x, y), look: 'back', ms: 400, sound: 'card' },
    { do: 'sparks', on: cellAt(x, y), at: 380, ms: 360, sound: 'stone' },
  ],
  goal_looked: ({ x, y }) => glow(cellAt(x, y)),
  clan_looked: ({ player }) => glow(seatAt(player)),
  caved_in: ({ x, y }) => [
    { do: 'shake', on: '.dc-window', ms: 320, sound: 'crack' },
    { do: 'sparks', on: cellAt(x, y), at: 100, ms: 560 },
  ],
  hands_swapped: ({ seat, player }, { me }) => [
    { do: 'travel', from: handOf(seat, me), to: handOf(player, me), look: 'back', sound: 'whoosh' },
    { do: 'travel', from: handOf(player, me), to: handOf(seat, me), look: 'back' },
  ],
  web_laid: ({ seat, edge }) => [
    { do: 'travel', from: seatAt(seat), to: webAt(edge), look: 'thing/cobweb', sound: 'whoosh' },
  ],
  boots_given: ({ seat, player }) => given(seat, player, 'thing/boots'),
  axe_given: ({ seat, player }) => given(seat, player, 'thing/battle_axe'),
  monster_played: ({ seat, monster }) => [
    { do: 'travel', from: seatAt(seat), to: figureAt(monster), look: `token/${monster}`, sound: 'whoosh' },
    { do: 'shake', on: '.dc-window', at: 420, ms: 240, sound: 'thud' },
  ],
  cards_discarded: ({ seat }, { me }) => away(seat, me),
  end_proposed: ({ seat }) => glow(seatAt(seat)),
  end_voted: ({ seat }) => glow(seatAt(seat)),
  card_lost: ({ seat }, { me }) => away(seat, me),
  dwarf_laid: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'hurt', sound: 'thud' }],
  gold_lost: ({ seat }) => [
    { do: 'travel', from: seatAt(seat), to: BANK, look: 'thing/nugget', sound: 'coin' },
    { do: 'wash', on: seatAt(seat), tone: 'hurt' },
  ],
  monster_slain: ({ seat }) => [
    { do: 'wash', on: seatAt(seat), tone: 'gold', ms: 480, sound: 'blade' },
    { do: 'sparks', on: seatAt(seat), ms: 480 },
  ],
  axe_kept: ({ seat }) => glow(seatAt(seat)),
  web_struck: ({ seat }) => [{ do: 'shake', on: figureAt(`dwarf${seat}`) }],
  dwarf_stepped: ({ seat }) => [{ do: 'sparks', on: figureAt(`dwarf${seat}`), ms: 300, sound: 'step' }],
  goal_turned: ({ x, y }) => [
    { do: 'appear', on: cellAt(x, y), ms: 420, sound: 'drum' },
    { do: 'sparks', on: cellAt(x, y), at: 200, ms: 560 },
  ],
  goal_placed: ({ x, y }) => [{ do: 'sparks', on: cellAt(x, y), sound: 'stone' }],
  monster_met: ({ seat, monster }) => [
    { do: 'strike', from: figureAt(monster), on: figureAt(`dwarf${seat}`), look: `token/${monster}`, sound: 'thud' },
  ],
  nugget_taken: ({ seat, x, y }) => [
    { do: 'travel', from: cellAt(x, y), to: seatAt(seat), look: 'thing/nugget', sound: 'coin' },
    { do: 'wash', on: seatAt(seat), tone: 'gold', at: 400 },
  ],
  clan_revealed: ({ seat }) => [{ do: 'stamp', on: seatAt(seat), ms: 360, sound: 'seal' }],
  dwarf_out: ({ seat }) => [
    { do: 'wash', on: seatAt(seat), tone: 'gold', ms: 560, sound: 'seal' },
    { do: 'sparks', on: seatAt(seat), ms: 560 },
  ],
  aside_seen: () => [],
  card_drawn: ({ seat }, { me }) => [{ do: 'travel', from: PILE, to: handOf(seat, me), look: 'back', sound: 'page' }],
  game_ended: () => [{ do: 'shake', on: '.dc-window', ms: 300, sound: 'drum' }],
};
