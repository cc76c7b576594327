/** Welcome to the Dungeon in motion: cards fly, tiles crack, the gate's monsters strike. */
import type { Event } from '../../wire/generated/welcome_dungeon.ts';
import { inTurn, seatAt, type Gesture, type Place, type Score } from '../gestures.ts';
import { TILE_PICTURES, type TileId } from './box.ts';

const HERO = '.wd-run .rh';
const NOW = '.wd-rc.now';
const runCard = (number: number): Place => `.wd-rc:nth-child(${number})`;
/** Where the card is that a seat has drawn. */
const held = (seat: number, me: number | null): Place => (seat === me ? '.wd-held' : '.wd-others .wd-back');
const toolOf = (tile: TileId): `thing/${string}` => `thing/${TILE_PICTURES[tile] ?? tile}`;
/** The place exists as soon as the tile strikes. */
const LIT = '.wd-gear .lit';

export const score: Score<Event> = {
  round_started: () => [{ do: 'appear', on: '.wd-hero', ms: 300, sound: 'page' }],
  card_drawn: ({ seat }, { me }) => [
    { do: 'travel', from: '.wd-deck', to: held(seat, me), look: 'back', sound: 'page' },
    { do: 'shake', on: '.wd-deck', ms: 160 },
  ],
  monster_added: ({ seat, slot }, { me }) => [
    { do: 'travel', from: held(seat, me), to: `.wd-slot[data-slot="${slot}"]`, look: 'back', sound: 'card' },
    { do: 'sparks', on: `.wd-slot[data-slot="${slot}"]`, at: 420, ms: 340, sound: 'stone' },
  ],
  equipment_sacrificed: ({ seat, tile }, { me }) => {
    const at: Place = `.wd-eq[data-tile="${tile}"]`;
    return [
      { do: 'travel', from: held(seat, me), to: at, look: 'back', ms: 320, sound: 'card' },
      { do: 'fall', on: at, at: 320, ms: 560, sound: 'crack' },
    ];
  },
  passed: ({ seat }) => [{ do: 'wash', on: seatAt(seat), tone: 'glow', sound: 'page' }],
  run_started: ({ cards }) => [
    { do: 'shake', on: '.wd-run', ms: 300, sound: 'gate' },
    ...inTurn(
      Array.from({ length: cards }, (_, n): Gesture => ({ do: 'appear', on: runCard(n + 1), at: 120, ms: 260 })),
      70,
    ),
  ],
  pile_shuffled: ({ cards }) =>
    inTurn(
      Array.from({ length: cards }, (_, n): Gesture => ({ do: 'shake', on: runCard(n + 1) })),
      40,
    ),
  kind_named: () => [{ do: 'stamp', on: '.wd-run .cap', sound: 'pen' }],
  monster_revealed: ({ number }) => [
    { do: 'wash', on: runCard(number), tone: 'glow', at: 120, ms: 480, sound: 'drum' },
  ],
  monster_replaced: () => [
    { do: 'travel', from: HERO, to: NOW, look: 'thing/polymorph', sound: 'whoosh' },
    { do: 'turn', on: NOW, at: 420, ms: 320 },
  ],
  monster_defeated: ({ tile }) => [
    { do: 'strike', from: LIT, on: NOW, look: toolOf(tile), sound: 'blade' },
    { do: 'stamp', on: `${NOW} em`, at: 320, ms: 320 },
  ],
  damage_taken: ({ monster }) => [
    { do: 'strike', from: NOW, on: HERO, look: `token/${monster}`, ms: 520, sound: 'thud' },
    { do: 'stamp', on: '.wd-run .hpx .is', at: 260, ms: 360 },
  ],
  hero_revived: ({ tile }) => [
    { do: 'travel', from: LIT, to: HERO, look: toolOf(tile), sound: 'whoosh' },
    { do: 'wash', on: HERO, tone: 'gold', at: 400, ms: 440, sound: 'coin' },
  ],
  hero_down: () => [{ do: 'shake', on: '.wd-run', ms: 420, sound: 'thud' }],
  hero_died: () => [
    { do: 'wash', on: '.wd-run', tone: 'hurt', ms: 700, sound: 'fall' },
    { do: 'shake', on: HERO, ms: 420 },
  ],
  rest_shown: () => [{ do: 'appear', on: '.wd-cards', ms: 320, sound: 'page' }],
  run_ended: ({ success }) =>
    success
      ? [
          { do: 'wash', on: HERO, tone: 'gold', ms: 700, sound: 'seal' },
          { do: 'sparks', on: HERO, ms: 760 },
        ]
      : [{ do: 'shake', on: HERO, ms: 420, sound: 'toll' }],
  success_taken: () => [{ do: 'stamp', on: '.wd-end .verdict', sound: 'seal' }],
  aid_turned: () => [{ do: 'stamp', on: '.wd-end .verdict', sound: 'toll' }],
  player_eliminated: () => [{ do: 'stamp', on: '.wd-end .verdict', sound: 'toll' }],
  aside_revealed: () => [{ do: 'turn', on: '.wd-end .asides li:last-child', ms: 260, sound: 'card' }],
  hero_chosen: () => [{ do: 'appear', on: '.wd-hero', ms: 300, sound: 'page' }],
  game_won: () => [
    { do: 'stamp', on: '.wd-end .won', ms: 520, sound: 'seal' },
    { do: 'sparks', on: '.wd-end .won', at: 240, ms: 700 },
  ],
};
