/** Readings of the loyalties, narrowed down by what the reader supposes. The figures are the engine's. */
import type { Reading } from '../../wire/generated/dark_cave.ts';
import type { Clan, Role } from './box.ts';

/** By seat, what the reader supposes. */
export type Guess = Readonly<Record<number, Role>>;

export interface OutcomeRow {
  chance: number;
  blue: number;
  yellow: number;
  winner: Clan | null;
}

export function possible(readings: readonly Reading[], guess: Guess): Reading[] {
  return readings.filter((reading) =>
    Object.entries(guess).every(([seat, role]) => reading.saboteurs.includes(Number(seat)) === (role === 'saboteur')),
  );
}

/** Readings that lead to the same treasures together, the likeliest first; chances among those that are left. */
export function outcomes(readings: readonly Reading[]): OutcomeRow[] {
  const whole = readings.reduce((sum, reading) => sum + reading.chance, 0);
  const rows = new Map<string, OutcomeRow>();
  for (const { chance, blue, yellow, winner } of readings) {
    const key = `${blue},${yellow},${winner}`;
    rows.set(key, { chance: (rows.get(key)?.chance ?? 0) + chance, blue, yellow, winner });
  }
  const share = (chance: number) => Math.round(whole > 0 ? (100 * chance) / whole : 100 / rows.size);
  return [...rows.values()]
    .map((row) => ({ ...row, chance: share(row.chance) }))
    .toSorted((a, b) => b.chance - a.chance);
}
