/** What a match did to ratings. They may be written a moment after the end: until then we ask again. */
import { api } from '../api';
import type { SeatRating } from '../wire/generated/wire';

const WAITS = [300, 700, 1500, 3000, 6000];

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** By seat; empty: the match did not count, or the end was not counted in time. */
export async function ratingsAfter(table: string, pause: (ms: number) => Promise<void> = wait): Promise<SeatRating[]> {
  for (const ms of WAITS) {
    const found = await api.ratings(table);
    if (!found.pending) return found.seats;
    await pause(ms);
  }
  return (await api.ratings(table)).seats;
}
