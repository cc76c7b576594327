/**
 * The parts that a language comes in, by the first word of a key: what a game says, what the pages beside play say
 * (accounts, history, packs), and what is needed everywhere. Plain module: the build sorts the texts by it too.
 */
import type { Fields } from './catalogue.ts';

export const COMMON = 'common';
export const PAGES = 'pages';

const ELSEWHERE = ['academy', 'account', 'admin', 'book', 'hist', 'mail', 'pack', 'profile', 'rate'];

export function partOf(key: string, fields: Fields): string {
  const [word = ''] = key.split('-');
  if (ELSEWHERE.includes(word)) return PAGES;
  return Object.keys(fields).find((game) => word.startsWith(fields[game]!.prefix)) ?? COMMON;
}
