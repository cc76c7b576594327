/**
 * The reader's language. `t` and the sentences below read the setting and what is loaded, so that
 * whatever calls them in a template or an effect speaks anew when the language changes.
 */
import { untrack } from 'svelte';
import * as sentences from './sentences';
import type { Named } from './games/board';
import { prefixOf } from './games/prefix';
import { atLeisure } from './idle';
import { AROUND, firstOf } from './parts';
import { settings } from './settings.svelte';
import {
  awaitBy,
  has as hasText,
  isLoaded,
  isPart,
  loadTexts,
  partOfKey,
  partsLoaded,
  text,
  type Language,
  type Values,
} from './text';
import { toast } from './toast.svelte';

let spoken = $state<Language>(settings.language);
let ready = $state(isLoaded(settings.language));
let silent = $state.raw<unknown>(null);
/** Grows with every part that has come: what was asked for too early is asked for again. */
let arrived = $state(0);
/** The parts that did not come. Nothing asks for them again but the reader. */
let lost = $state.raw<readonly string[]>([]);
/** How often the reader has asked for them again. */
let asked = $state(0);

/** How many parts of the texts have come: a sentence made before may lack words. */
export function textsArrived(): number {
  return arrived;
}

/** Whether there are words to show yet. */
export function isReady(): boolean {
  return ready;
}

/** The language on the screen: the one that was set, as soon as its catalogue is here. */
export function language(): Language {
  return spoken;
}

/** Why there are no words at all; null: there are some, or they are on their way. */
export function whySilent(): unknown {
  return silent;
}

/** How often the texts that are missed did not come; 0: none are. */
export function timesLost(): number {
  return lost.length > 0 ? asked + 1 : 0;
}

/** Ask for what is missed once more. */
export function askAgain(): void {
  const wanted = lost;
  lost = [];
  asked += 1;
  for (const part of wanted) fetchPart(part);
}

/** Load what is set, with all that is spoken of now, and speak it; called inside an effect. */
export function followSetting(): void {
  const wanted = settings.language;
  const parts = partsLoaded(untrack(() => spoken));
  Promise.all([loadTexts(wanted), ...parts.map((part) => loadTexts(wanted, part))]).then(
    () => {
      if (settings.language !== wanted) return;
      spoken = wanted;
      ready = true;
      lost = []; // they were those of another language
    },
    (error: unknown) => stay(wanted, error),
  );
}

/** A language that does not come leaves the old one on the screen. */
function stay(wanted: Language, error: unknown): void {
  if (settings.language !== wanted) return;
  if (!ready) silent = error;
  else {
    toast(text(spoken, 'shell-unreachable'), 'warn');
    settings.language = spoken;
  }
}

/** A game's texts, or another part, in the language that is spoken. */
export function loadPart(part: string): Promise<void> {
  return loadTexts(spoken, part).then(() => void (arrived += 1));
}

/** What a game says until its first decision; the rest follows when that is on the screen. */
export function loadOpening(game: string): Promise<void> {
  const first = firstOf(game);
  if (!isPart(spoken, first)) return loadPart(game);
  atLeisure(`podzemi.words.${spoken}.${game}`, () => Promise.all([loadPart(game), loadPart(AROUND)]));
  return loadPart(first);
}

/** Whether a key's texts are still to come; from now on they are on their way. */
function isToCome(key: string): boolean {
  void arrived;
  if (hasText(spoken, key)) return false;
  const part = partOfKey(key);
  if (isLoaded(spoken, part) || !isLoaded(spoken)) return false;
  if (!untrack(() => lost).includes(part)) fetchPart(part);
  return true;
}

awaitBy((language, key) => language === spoken && isToCome(key));

function fetchPart(part: string): void {
  loadPart(part).then(
    () => (asked = 0),
    () => (lost = [...lost.filter((other) => other !== part), part]),
  );
}

/** The sentence of that key; nothing while its part is on its way. */
export function t(key: string, values: Values = {}): string {
  return isToCome(key) ? '' : text(spoken, key, values);
}

export function has(key: string): boolean {
  return !isToCome(key) && hasText(spoken, key);
}

type Data = Readonly<Record<string, unknown>>;

export function eventText(game: string, event: Named, names: readonly string[], me: number | null): string {
  return sentences.eventText(spoken, game, event, names, me);
}

export function actionText(game: string, action: Named, names: readonly string[] = []): string {
  return sentences.actionText(spoken, game, action, names);
}

/** What follows from an action; nothing while the words are on their way. */
export function reasonText(game: string, reason: Named, names: readonly string[], me: number | null): string {
  return isToCome(`${prefixOf(game)}-reason-`) ? '' : sentences.reasonText(spoken, game, reason, names, me);
}

export function resultText(
  game: string,
  result: { ranking: number[][]; detail: Data },
  names: readonly string[],
  me: number | null,
): string {
  return sentences.resultText(spoken, game, result, names, me);
}

export function optionText(game: string, name: string): string {
  if (isToCome(`${prefixOf(game)}-`)) return '';
  return sentences.optionText(spoken, game, name);
}

export function optionValueText(game: string, name: string, value: string | number | boolean): string {
  if (isToCome(`${prefixOf(game)}-`)) return '';
  return sentences.optionValueText(spoken, game, name, value);
}

/** A clock time as the reader writes it. `at`: seconds since 1970. */
export function clockText(at: number): string {
  return clocks(spoken).format(new Date(at * 1000));
}

/** Kept: every line of the log has a time, and a formatter is dear to make. */
const kept = new Map<string, Intl.DateTimeFormat>();

function clocks(language: string): Intl.DateTimeFormat {
  const clock =
    kept.get(language) ?? new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  kept.set(language, clock);
  return clock;
}

/** "Marek, Zofia and Tomáš"; nothing of nothing. */
export function listText(words: readonly string[]): string {
  return words.length === 0 ? '' : sentences.listText(spoken, words);
}
