/** The pace that the reader chose, or the one that suits: slow until a match of the game was seen to its end. */
import { settings } from '../settings.svelte';
import type { Pace } from './pacer.svelte.ts';

const KEY = 'podzemi.seen';

function seen(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function paceOf(game: string): Pace {
  return settings.pace ?? (seen().includes(game) ? 'normal' : 'slow');
}

/** A match of the game was seen to its end. */
export function noteSeen(game: string): void {
  if (seen().includes(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen(), game]));
  } catch {
    // a browser that keeps nothing stays slow
  }
}
