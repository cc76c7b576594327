/**
 * The parts that a language comes in, by the first word of a key: what a game says, what the pages beside play say
 * (accounts, history, packs, puzzles, the stories of campaigns; refusals come in the server's words), and what is
 * needed everywhere. Plain module: the build sorts the texts by it too.
 */
import type { Fields } from './catalogue.ts';

export const COMMON = 'common';
export const PAGES = 'pages';
/** Words of the coach (with its reasons) and the bots, and all that is shown and heard besides the board: nobody waits for it. */
export const LATER = 'later';

/** Words around a match: the gathering, clocks, talk, results, replays. Few of them are on the screen at first. */
export const AROUND = 'around';
/** Words of a game until its first decision, apart from its others: `first.words` in the game's folder lists them. */
export const firstOf = (game: string): string => `${game}_first`;

const ELSEWHERE = [
  'academy',
  'account',
  'admin',
  'alone',
  'app',
  'book',
  'device',
  'friend',
  'guest',
  'hist',
  'learn',
  'level',
  'lobby',
  'luck',
  'mail',
  'pack',
  'pds',
  'profile',
  'puzzle',
  'quick',
  'rate',
  'refusal',
  'review',
  'terminal',
  'web',
];

const BESIDE = ['door', 'gather', 'open', 'phrase', 'replay', 'result', 'since', 'talk', 'time'];
/** The talk's tab is there from the beginning; the page about the program and the list of keys are opened. */
const AT_ONCE = ['talk-title', 'talk-unread'];
const OPENED = ['about', 'key', 'licence', 'version'];

export function partOf(key: string, fields: Fields): string {
  const [word = '', topic] = key.split('-');
  if (['say', 'coach', 'show', 'sound'].includes(word) || topic === 'reason') return LATER;
  if ((BESIDE.includes(word) && !AT_ONCE.includes(key)) || (word === 'shell' && OPENED.includes(topic ?? '')))
    return AROUND;
  if (ELSEWHERE.includes(word) || topic === 'puzzle') return PAGES;
  return Object.keys(fields).find((game) => word.startsWith(fields[game]!.prefix)) ?? COMMON;
}
