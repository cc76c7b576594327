/**
 * The reader's language. `t` and the sentences below read the setting and what is loaded, so that
 * whatever calls them in a template or an effect speaks anew when the language changes.
 */
import * as sentences from './sentences';
import type { Named } from './games/board';
import { settings } from './settings.svelte';
import { has as hasText, isLoaded, loadLanguage, text, type Language, type Values } from './text';

let spoken = $state<Language>(settings.language);
let ready = $state(isLoaded(settings.language));

/** Whether there are words to show yet. */
export function isReady(): boolean {
  return ready;
}

/** The language on the screen: the one that was set, as soon as its catalogue is here. */
export function language(): Language {
  return spoken;
}

/** Load what is set and speak it; called inside an effect. */
export function followSetting(): void {
  const wanted = settings.language;
  void loadLanguage(wanted).then(() => {
    if (settings.language !== wanted) return;
    spoken = wanted;
    ready = true;
  });
}

export function t(key: string, values: Values = {}): string {
  return text(spoken, key, values);
}

export function has(key: string): boolean {
  return hasText(spoken, key);
}

type Data = Readonly<Record<string, unknown>>;

export function eventText(game: string, event: Named, names: readonly string[], me: number | null): string {
  return sentences.eventText(spoken, game, event, names, me);
}

export function actionText(game: string, action: Named): string {
  return sentences.actionText(spoken, game, action);
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
  return sentences.optionText(spoken, game, name);
}

export function optionValueText(game: string, name: string, value: string | number | boolean): string {
  return sentences.optionValueText(spoken, game, name, value);
}

/** A clock time as the reader writes it. `at`: seconds since 1970. */
export function clockText(at: number): string {
  return new Intl.DateTimeFormat(spoken, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at * 1000));
}

/** "Marek, Zofia and Tomáš"; nothing of nothing. */
export function listText(words: readonly string[]): string {
  return words.length === 0 ? '' : sentences.listText(spoken, words);
}
