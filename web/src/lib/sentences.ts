/** Sentences from a game's data: events, actions, refusals, results, options. See `catalogue.ts`. */
import { catalogue } from './text.ts';
import type { Kinded } from './catalogue.ts';

type Json = Readonly<Record<string, unknown>>;

/** What happened, told to seat `me` (null: a spectator); `names` are the players' names by seat. */
export function eventText(
  language: string,
  game: string,
  event: Kinded,
  names: readonly string[],
  me: number | null,
): string {
  return catalogue(language).eventText(game, event, names, me);
}

/** What a button says. */
export function actionText(language: string, game: string, action: Kinded, names: readonly string[] = []): string {
  return catalogue(language).actionText(game, action, names);
}

/** What follows from an action, told to seat `me`. */
export function reasonText(
  language: string,
  game: string,
  reason: Kinded,
  names: readonly string[],
  me: number | null,
): string {
  return catalogue(language).reasonText(game, reason, names, me);
}

/** Why not: the game's own sentence if it has one, else the one for all games. */
export function refusalText(
  language: string,
  game: string | null,
  code: string,
  values: Json = {},
  names: readonly string[] = [],
): string {
  return catalogue(language).refusalText(game, code, values, names);
}

/** Who won, and how. */
export function resultText(
  language: string,
  game: string,
  result: { ranking: number[][]; detail: Json },
  names: readonly string[],
  me: number | null,
): string {
  return catalogue(language).resultText(game, result, names, me);
}

export function optionText(language: string, game: string, name: string): string {
  return catalogue(language).optionText(game, name);
}

export function optionValueText(
  language: string,
  game: string,
  name: string,
  value: string | number | boolean,
): string {
  return catalogue(language).optionValueText(game, name, value);
}

/** "Marek, Zofia and Tomáš" */
export function listText(language: string, words: readonly string[]): string {
  return catalogue(language).list(words);
}
