/** Names and figures of profiles and histories, in the reader's language. */
import { prefixOf } from '../games/prefix';
import { language, t } from '../speak.svelte';

export function dateText(at: number, style: 'short' | 'medium' = 'medium'): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: style }).format(new Date(at * 1000));
}

export function shareText(wins: number, matches: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(
    matches ? wins / matches : 0,
  );
}

/** +12, ±0, −7 */
export function changeText(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** The name of something that can be chosen in a game, such as a hero. */
export function pickText(game: string, pick: string): string {
  const key = [prefixOf(game), pick].join('-');
  return t(key);
}
