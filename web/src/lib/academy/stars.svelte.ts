/** My best stars by puzzle (`<game>/<id>`), in this browser only. */
import { inARow, solvedDays } from './streak';

const KEPT = 'podzemi.academy.stars';
const MOST = 2000;
/** Whose puzzles were the only ones once, and were kept without a name. */
const FIRST = 'dungeon_lords';

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    if (kept === null || typeof kept !== 'object') return {};
    return Object.fromEntries(
      Object.entries(kept as Record<string, number>).map(([id, count]) => [
        id.includes('/') ? id : `${FIRST}/${id}`,
        count,
      ]),
    );
  } catch {
    return {};
  }
}

let stars = $state.raw<Record<string, number>>(read());

export const mine = {
  /** Null: never finished. */
  of: (game: string, id: string): number | null => stars[`${game}/${id}`] ?? null,

  keep(game: string, id: string, count: number): void {
    const puzzle = `${game}/${id}`;
    if ((stars[puzzle] ?? -1) >= count) return;
    const entries = [...Object.entries(stars).filter(([other]) => other !== puzzle), [puzzle, count] as const].slice(
      -MOST,
    );
    stars = Object.fromEntries(entries);
    try {
      localStorage.setItem(KEPT, JSON.stringify(stars));
    } catch {
      // a full or forbidden store: the stars last as long as the page
    }
  },

  /** The first number of a level that is not solved yet. */
  next(game: string, level: string): number {
    let number = 1;
    while ((stars[`${game}/${level}-${number}`] ?? 0) === 3) number += 1;
    return number;
  },

  /** On how many days the puzzle of the day was solved, and how many of them in a row; null: of any game. */
  days(game: string | null, today: string): { all: number; row: number } {
    const days = solvedDays(stars, game);
    return { all: days.size, row: inARow(days, today) };
  },
};
