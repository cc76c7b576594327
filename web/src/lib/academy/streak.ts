/** The days on which the puzzle of the day was solved. Who misses a day loses nothing but the row; the days stay. */
const DAY = 24 * 60 * 60 * 1000;
const DAILY = /^(\w+)\/(?:[a-z]+-)?daily-(\d{4}-\d\d-\d\d)$/;

/** The days of the puzzles with at least a star, of one game or of any. */
export function solvedDays(stars: Readonly<Record<string, number>>, game: string | null): Set<string> {
  const days = new Set<string>();
  for (const [id, count] of Object.entries(stars)) {
    const [, of, day] = DAILY.exec(id) ?? [];
    if (day && count > 0 && (game === null || of === game)) days.add(day);
  }
  return days;
}

/** How many days in a row up to today, or up to yesterday while today is still to be solved. */
export function inARow(days: ReadonlySet<string>, today: string): number {
  let at = Date.parse(today);
  if (!days.has(today)) at -= DAY;
  let count = 0;
  while (days.has(new Date(at).toISOString().slice(0, 10))) {
    count += 1;
    at -= DAY;
  }
  return count;
}
