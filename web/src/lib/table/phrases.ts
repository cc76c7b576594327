/** What can be said at one press: at every table, and at those of one game. */
import { prefixOf } from '../games/prefix';
import type { Phrase } from '../wire/generated/wire';

/** The phrases in the order in which one needs them in an evening. */
const EVERYWHERE: readonly Phrase[] = [
  'hello',
  'good_luck',
  'well_played',
  'nice_move',
  'thanks',
  'sorry',
  'wow',
  'ouch',
  'yes',
  'no',
  'one_moment',
  'back_soon',
  'hurry_up',
  'good_game',
  'rematch',
  'goodbye',
];

/** By game, in the order of a match. */
const OWN: Readonly<Record<string, readonly Phrase[]>> = {
  welcome_dungeon: [
    'welcome_dungeon:bluff',
    'welcome_dungeon:dare',
    'welcome_dungeon:not_me',
    'welcome_dungeon:easy',
    'welcome_dungeon:deadly',
  ],
  paper_dungeons: [
    'paper_dungeons:good_roll',
    'paper_dungeons:bad_roll',
    'paper_dungeons:boss',
    'paper_dungeons:potion',
    'paper_dungeons:one_more',
  ],
  dark_cave: [
    'dark_cave:loyal',
    'dark_cave:saboteur',
    'dark_cave:trust',
    'dark_cave:suspect',
    'dark_cave:north',
    'dark_cave:east',
    'dark_cave:south',
    'dark_cave:west',
    'dark_cave:dead_end',
    'dark_cave:help',
  ],
  dungeon_lords: [
    'dungeon_lords:knew',
    'dungeon_lords:same',
    'dungeon_lords:gold',
    'dungeon_lords:taxes',
    'dungeon_lords:paladin',
    'dungeon_lords:traps',
  ],
};

/** What the game's own table says comes first. */
export const phrasesOf = (game: string): readonly Phrase[] => [...(OWN[game] ?? []), ...EVERYWHERE];

/** The message with the words of a phrase. */
export function phraseKey(id: string): string {
  const [game, name] = id.split(':');
  return name ? `${prefixOf(game!)}-phrase-${name}` : `phrase-${id}`;
}
