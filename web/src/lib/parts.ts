/**
 * The parts that a language comes in, by the first word of a key: what a game says, what the pages beside play say
 * (accounts, history, packs, puzzles, the stories of campaigns; refusals come in the server's words), and what is
 * needed everywhere. Plain module: the build sorts the texts by it too.
 */
import type { Fields } from './catalogue.ts';

export const COMMON = 'common';
export const PAGES = 'pages';
/** What the coach and the bots say, and what is shown and heard besides the board: nobody waits for it. */
export const LATER = 'later';

const ELSEWHERE = [
  'academy',
  'account',
  'admin',
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

export function partOf(key: string, fields: Fields): string {
  const [word = '', topic] = key.split('-');
  if (['say', 'coach', 'show', 'sound'].includes(word)) return LATER;
  if (ELSEWHERE.includes(word) || topic === 'puzzle') return PAGES;
  return Object.keys(fields).find((game) => word.startsWith(fields[game]!.prefix)) ?? COMMON;
}
