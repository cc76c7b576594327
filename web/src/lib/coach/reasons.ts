/** What the coach found, in figures for a sentence. */
import { t } from '../speak.svelte';
import type { WeighedAction } from '../wire/generated/wire';

/** Moves that are no further apart than so many percent are about as good. */
export const CLOSE = 4;

export const percent = (chance: number): number => Math.round(chance * 100);

/** Why the first of the moves: one sentence. */
export function reasonOf(best: readonly WeighedAction[], players: number): string {
  const [first, second] = best;
  if (first?.chance == null) return t('coach-thumb');
  const chance = percent(first.chance);
  if (second?.chance == null) return t('coach-alone', { players, chance });
  const next = percent(second.chance);
  return t(chance - next < CLOSE ? 'coach-close-call' : 'coach-clear', { players, chance, next });
}
