/** Days of puzzles in words: the same day everywhere. */
import { language } from '../speak.svelte';
import { partsOf } from './ids';

export function dayText(day: string, style: 'full' | 'long'): string {
  const date = new Date(day);
  return Number.isNaN(date.valueOf())
    ? day
    : new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: 'UTC' }).format(date);
}

/** The day of `daily-2026-11-15`. */
export const dayOf = (id: string): string => partsOf(id).rest;
