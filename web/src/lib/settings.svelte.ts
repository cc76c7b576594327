/** What the reader set, kept in this browser. */
import type { Pace } from './table/pacer.svelte.ts';
import { isLanguage as isKnown, type Language } from './text';

export type Theme = 'system' | 'day' | 'night';

interface Kept {
  language: Language;
  theme: Theme;
  inkAtOnce: boolean;
  /** How fast the others' turns are shown; null: as suits. */
  pace: Pace | null;
  /** Notes of the browser when it is the reader's turn. */
  notify: boolean;
}

const KEY = 'podzemi.settings';

function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && isKnown(code);
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0];
    if (isLanguage(code)) return code;
  }
  return 'en';
}

function read(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    kept = {};
  }
  return {
    language: isLanguage(kept.language) ? kept.language : preferredLanguage(navigator.languages ?? []),
    theme: kept.theme === 'day' || kept.theme === 'night' ? kept.theme : 'system',
    inkAtOnce: kept.inkAtOnce === true,
    pace: kept.pace === 'slow' || kept.pace === 'normal' || kept.pace === 'fast' || kept.pace === 'at-once' ? kept.pace : null,
    notify: kept.notify === true,
  };
}

export const settings = $state<Kept>(read());

function prefersNight(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
}

export function isNight(): boolean {
  return settings.theme === 'night' || (settings.theme === 'system' && prefersNight());
}

/** Show and keep what is set; called inside an effect. The cookie makes the server's sentences match. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = isNight() ? 'night' : 'day';
  document.cookie = `lang=${settings.language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function switchTheme(): void {
  settings.theme = isNight() ? 'day' : 'night';
}
