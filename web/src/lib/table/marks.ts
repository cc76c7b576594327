/** What changed since the reader's last decision, and where it can be seen. Pure. */
import type { AnyView, Named } from '../games/board';
import type { GameShow } from '../games/show';
import type { Turn } from './lines';
import type { Moment } from './reducer';

export interface Mark {
  /** A selector of what changed. */
  place: string;
  /** The number of the sentence that tells it; null: none does. */
  number: number | null;
}

/** A sentence of the recap that was pressed: its number, who did what it tells, and how often something was pressed. */
export interface Pointed {
  number: number;
  seat: number | null;
  times: number;
}

/** The panel of a seat. */
export const seatPlace = (seat: number): string => `.seats .seat[data-seat="${seat}"]`;

const seatOf = (event: Named): number | null => {
  const { seat } = event as Named & { seat?: unknown };
  return typeof seat === 'number' ? seat : null;
};

/** The version of the reader's last own deed; null: there is none. The set-up is nobody's. */
export function lastOwn(history: readonly Moment[], me: number | null): number | null {
  return (
    history.findLast(({ version, events }) => version > 0 && events.some((event) => seatOf(event) === me))?.version ??
    null
  );
}

/**
 * The places that changed after a version; of several events at one place the last told one counts. Who has decided
 * nothing yet remembers nothing that could have changed.
 */
export function marks(
  history: readonly Moment[],
  after: number | null,
  told: readonly Turn[],
  reader: { me: number | null; view: AnyView; outlook?: unknown; places: GameShow['places'] },
): Mark[] {
  const found = new Map<string, number | null>();
  if (after === null) return [];
  for (const { version, events } of history) {
    if (version <= after) continue;
    events.forEach((event, n) => {
      const number = told.findIndex(({ steps }) => steps.some(({ key }) => key === `${version}.${n}`)) + 1 || null;
      for (const place of placesOf(event, reader)) found.set(place, number ?? found.get(place) ?? null);
    });
  }
  return [...found].map(([place, number]) => ({ place, number }));
}

/** The game knows where; otherwise what others do is seen at their seats. */
function placesOf(event: Named, { me, view, outlook, places }: Parameters<typeof marks>[3]): readonly string[] {
  const own = places?.(event, me, view, outlook) ?? null;
  if (own !== null) return own;
  const seat = seatOf(event);
  return seat === null || seat === me ? [] : [seatPlace(seat)];
}

/** The places of one sentence; where the game knows none, the panel of who did it. */
export function placesTold(found: readonly Mark[], { number, seat }: Pointed): readonly Mark[] {
  const told = found.filter((mark) => mark.number === number);
  return told.length > 0 || seat === null ? told : [{ place: seatPlace(seat), number }];
}
