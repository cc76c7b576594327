/** The record file that was dropped or chosen; kept for this tab so that a reload shows it again. */
import { go } from '../router.svelte';
import { t } from '../speak.svelte';
import { toast } from '../toast.svelte';
import { matchesIn, MOST_BYTES, MOST_FILE_BYTES, NoRecord } from './records';

const KEY = 'podzemi.record';
let matches = $state.raw<string[]>(kept());

export const opened = {
  get matches(): string[] {
    return matches;
  },
};

function kept(): string[] {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? [] : matchesIn(text);
  } catch {
    return [];
  }
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    sessionStorage.removeItem(KEY); // too much for this browser: a reload asks for the file again
  }
}

/** Show the file as a replay, or say what is wrong with it. */
export async function openFile(file: File): Promise<void> {
  try {
    if (file.size > MOST_FILE_BYTES) throw new NoRecord('large');
    const text = await file.text();
    matches = matchesIn(text);
    keep(text);
    go('/r');
  } catch (error) {
    if (!(error instanceof NoRecord)) throw error;
    toast(t(`replay-file-${error.reason}`, { max: MOST_BYTES / 1024 }), 'warn');
  }
}
