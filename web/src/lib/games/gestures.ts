/**
 * How a game tells what happens: a score makes gestures of events, purely. The state is set first and a gesture only
 * explains it, so that ending all gestures always leaves the right board. A place is a selector; one that is not on the
 * screen costs its gesture and nothing else. Nothing in a score may depend on what is hidden.
 */
import type { Sound } from '../sound/score';
import type { Named } from './board';

export type Place = string;

/** `at`: when it begins; `ms`: how long it takes, both at the usual pace; `sound`: heard when it begins. */
interface Timed {
  at?: number;
  ms?: number;
  sound?: Sound;
}

export type Gesture = Timed &
  (
    | { do: 'travel'; from: Place; to: Place; look: Look }
    | { do: 'strike'; from: Place; on: Place; look: Look }
    | { do: 'tumble'; on: Place }
    | { do: 'shake' | 'fall' | 'stamp' | 'appear' | 'turn' | 'sparks'; on: Place }
    | { do: 'wash'; on: Place; tone: 'hurt' | 'glow' | 'gold' }
  );

/** Things that exist only while they move: the back of a card, or an engraved picture by its name. */
export type Look = 'back' | `token/${string}` | `thing/${string}`;

/** What every event of a game looks like; empty: nothing moves. */
export type Score<E extends Named, S = { me: number | null }> = {
  [K in E['kind']]: (event: Extract<E, { kind: K }>, seen: S) => Gesture[];
};

export const seatAt = (seat: number): Place => `.seat[data-seat="${seat}"]`;

/** One after the other: each begins so much later. */
export const inTurn = (gestures: readonly Gesture[], step: number): Gesture[] =>
  gestures.map((gesture, n) => ({ ...gesture, at: (gesture.at ?? 0) + n * step }));

/** How much later the gestures of the next event of an update begin, and how long all of them may take. */
const LATER = 160;
const LONGEST = 1_200;

/** The gestures of several events at once: each event a little after the one before. */
export function inOrder(events: readonly (readonly Gesture[])[]): Gesture[] {
  const seen = events.filter((gestures) => gestures.length > 0);
  const step = Math.min(LATER, LONGEST / Math.max(1, seen.length));
  return seen.flatMap((gestures, n) => gestures.map((one) => ({ ...one, at: (one.at ?? 0) + n * step })));
}
