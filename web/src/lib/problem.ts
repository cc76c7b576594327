/** Problems as a sentence: the server's own where it gave one. */
import { Refused } from './api';
import { t } from './speak.svelte';
import { toast } from './toast.svelte';
import type { Problem } from './wire/generated/wire';

export function problemText(problem: Problem): string {
  if (problem.code === 'unreachable') return t('shell-unreachable');
  const sentence = problem.text || t('shell-failed');
  return problem.clause ? t('shell-refused-with-clause', { reason: sentence, clause: problem.clause }) : sentence;
}

/** What went wrong, in words; anything unexpected is a bug: it is said, and goes on to the console. */
export function spoken(error: unknown): string {
  if (error instanceof Refused) return problemText(error.problem);
  toast(t('shell-failed'), 'warn');
  throw error;
}

/** Say it in passing, where no form stands that could. */
export function complain(error: unknown): void {
  toast(spoken(error), 'warn');
}
