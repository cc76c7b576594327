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

/** Say what went wrong; anything unexpected is a bug and goes on to the console. */
export function complain(error: unknown): void {
  if (error instanceof Refused) {
    toast(problemText(error.problem), 'warn');
    return;
  }
  toast(t('shell-failed'), 'warn');
  throw error;
}
