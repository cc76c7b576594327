/** The pace that the reader chose, or the one that suits: slow until a match of the game was seen to its end. */
import { settings } from '../settings.svelte';
export type Pace = 'slow' | 'normal' | 'fast' | 'at-once';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'at-once'];

const KEY = 'podzemi.seen';

function seen(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** The reader has gone to the result of a match, which the others still play. */
let isHurried = false;

export function hurry(on: boolean): void {
  isHurried = on;
}

export function paceOf(game: string): Pace {
  if (isHurried) return 'at-once';
  return settings.pace ?? (seen().includes(game) ? 'normal' : 'slow');
}

/** Whether a match of the game was seen to its end in this browser. */
export const hasSeen = (game: string): boolean => seen().includes(game);

/** A match of the game was seen to its end. */
export function noteSeen(game: string): void {
  if (seen().includes(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen(), game]));
  } catch {
    // a browser that keeps nothing stays slow
  }
}
