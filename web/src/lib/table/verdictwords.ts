/** The verdict in the reader's language. */
import { listText, t } from '../speak.svelte';
import type { Verdict } from './verdict';

export function verdictText(verdict: Verdict, names: readonly string[]): string {
  const company = listText(verdict.with.map((seat) => names[seat] ?? ''));
  return t(`result-${verdict.key}`, { points: verdict.by, names: company });
}
