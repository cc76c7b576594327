/** Words about time. */
import { t } from '../speak.svelte';
import type { Clock } from '../wire/generated/wire';
import { length } from './time';

export function lengthText(seconds: number): string {
  const { unit, count } = length(seconds);
  return t(`time-${unit}`, { count });
}

/** "45 seconds per move, reserve 10 minutes". */
export function clockSummary(clock: Clock): string {
  const move = lengthText(clock.move);
  if (clock.reserve === 0) return t('time-summary-bare', { move });
  return t('time-summary', { move, reserve: lengthText(clock.reserve) });
}
