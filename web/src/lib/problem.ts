/** Problems as a sentence: the server's own where it gave one. */
import { Refused } from './api';
import { askWhy } from './rulebook/why';
import { t } from './speak.svelte';
import { toast } from './toast.svelte';
import type { Problem } from './wire/generated/wire';

export function problemText(problem: Problem): string {
  if (problem.code === 'unreachable') return t('shell-unreachable');
  return problem.text || t('shell-failed');
}

/** Say why something is not allowed; a refusal of a game's rules leads on to its paragraph. */
export function refuse(problem: Problem): void {
  const said = problemText(problem);
  const { game, code, clause } = problem;
  toast(said, 'warn', game && clause ? () => askWhy(game, [code, clause], said) : null);
}

/** What went wrong, in words; anything unexpected is a bug: it is said, and goes on to the console. */
export function spoken(error: unknown): string {
  if (error instanceof Refused) return problemText(error.problem);
  toast(t('shell-failed'), 'warn');
  throw error;
}

/** Say it in passing, where no form stands that could. */
export function complain(error: unknown): void {
  if (error instanceof Refused) refuse(error.problem);
  else spoken(error);
}
