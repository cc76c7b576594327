/** What the coach found, in figures for a sentence. */
import type { GameClient } from '../games/board';
import { t } from '../speak.svelte';
import type { WeighedAction } from '../wire/generated/wire';

/** Moves that are no further apart than so many percent are about as good. */
export const CLOSE = 4;

export const percent = (chance: number): number => Math.round(chance * 100);

/** What chances are chances of: to win, for the clan to win, or to end ahead of a rival. */
export type Measure = 'win' | 'clan' | 'rivals';
export const measureOf = (client: GameClient | null, players: number): Measure =>
  client?.clans ? 'clan' : players === 2 ? 'win' : 'rivals';

/** Whether the second of the moves looks better than the one the Master would play. */
export function differs([first, second]: readonly WeighedAction[]): boolean {
  return first?.chance != null && second?.chance != null && percent(second.chance) - percent(first.chance) >= CLOSE;
}

/** Why the first of the moves: one sentence. `other`: the second move in words. */
export function reasonOf(best: readonly WeighedAction[], measure: Measure, other: string): string {
  const [first, second] = best;
  if (first?.chance == null) return t('coach-thumb');
  const chance = percent(first.chance);
  if (second?.chance == null) return t('coach-alone', { measure, chance });
  const next = percent(second.chance);
  if (differs(best)) return t('coach-differs', { measure, chance, next, other });
  return t(chance - next < CLOSE ? 'coach-close-call' : 'coach-clear', { measure, chance, next });
}
