/** What the reader set, kept in this browser. */
import type { Pace } from './play/paces';
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
  /** The level of the bots that the reader plays against; SUITED: as the last match against them suggests. */
  level: string;
  /** Whether the coach asks once before a decision that costs much. */
  coach: boolean;
  /** Whether bots say something now and then. */
  voices: boolean;
  /** How many seconds a quick match waits for people. */
  wait: number;
  /** Whether a decision with one answer is made by itself. */
  forced: boolean;
  /** Whether what happens is heard; off from the start for who wants less motion. */
  sound: boolean;
  /** How loud, 1 to 3. */
  volume: number;
  /** Whether the reader's turn is heard. */
  turnSound: boolean;
}

const KEY = 'podzemi.settings';
export const SUITED = 'suited';

function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && isKnown(code);
}

/** Whether the reader wants less motion. */
export function isCalm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
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
    pace:
      kept.pace === 'slow' || kept.pace === 'normal' || kept.pace === 'fast' || kept.pace === 'at-once'
        ? kept.pace
        : null,
    notify: kept.notify === true,
    level: typeof kept.level === 'string' ? kept.level : SUITED,
    coach: kept.coach === true,
    voices: kept.voices !== false,
    wait: kept.wait === 30 || kept.wait === 120 || kept.wait === 300 ? kept.wait : 60,
    forced: kept.forced !== false,
    sound: kept.sound ?? !isCalm(),
    volume: kept.volume === 1 || kept.volume === 3 ? kept.volume : 2,
    turnSound: kept.turnSound ?? !isCalm(),
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
