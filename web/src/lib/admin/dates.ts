import { language } from '../speak.svelte';

/** Day and minute as the reader writes them. `at`: seconds since 1970. */
export function momentText(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at * 1000));
}

export function numberText(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);
}
