/** Puzzles in words. */
import type { Named } from '../games/board';
import { prefixOf } from '../games/prefix';
import { actionText, eventText, has, listText, t } from '../speak.svelte';
import type { Hint } from '../wire/generated/wire';

/** The seat of whoever solves. */
const ME = 0;

/** What the keys of a game's own texts about puzzles begin with. */
export const puzzleKey = (game: string, rest: string): string => `${prefixOf(game)}-puzzle-${rest}`;

/** A result in the game's own measures. */
export function measuresText(game: string, values: Readonly<Record<string, number>>): string {
  return listText(Object.entries(values).map(([name, count]) => t(puzzleKey(game, `value-${name}`), { count })));
}

/** A hint as a sentence; hints that every game gives have one text for all. */
export function hintText(game: string, hint: Hint, names: readonly string[]): string {
  const values: Record<string, string | number> = { ...(hint.values as Record<string, string | number>) };
  if ('creature' in values) values['creature'] = t(`dl-creature-${values['creature']}`);
  if (hint.action) values['action'] = actionText(game, hint.action as unknown as Named);
  if (hint.events?.length)
    values['events'] = hint.events.map((event) => eventText(game, event as unknown as Named, names, ME)).join(' ');
  if (hint.result) values['result'] = measuresText(game, hint.result);
  const common = `puzzle-hint-${hint.text}`;
  return t(has(common) ? common : puzzleKey(game, `hint-${hint.text}`), values);
}
