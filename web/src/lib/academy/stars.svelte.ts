/** My best stars by puzzle, in this browser only. */
const KEPT = 'podzemi.academy.stars';
const MOST = 2000;

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

let stars = $state.raw<Record<string, number>>(read());

export const mine = {
  /** Null: never finished. */
  of: (id: string): number | null => stars[id] ?? null,

  keep(id: string, count: number): void {
    if ((stars[id] ?? -1) >= count) return;
    const entries = [...Object.entries(stars).filter(([other]) => other !== id), [id, count] as const].slice(-MOST);
    stars = Object.fromEntries(entries);
    try {
      localStorage.setItem(KEPT, JSON.stringify(stars));
    } catch {
      // a full or forbidden store: the stars last as long as the page
    }
  },

  /** The first number of a level that is not solved yet. */
  next(level: string): number {
    let number = 1;
    while ((stars[`${level}-${number}`] ?? 0) === 3) number += 1;
    return number;
  },
};
