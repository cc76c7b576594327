/**
 * What bots say now and then. Every seat has a style, every table its own moments: all of it follows from the
 * table's id, the seat and how many turns the seat has had, so a phrase says nothing about anybody's cards.
 */
import { prefixOf } from '../games/prefix';
import { hashed } from '../names';

export const STYLES = ['bold', 'careful', 'suspicious'] as const;
export type Style = (typeof STYLES)[number];

/** About every so many turns of a seat. */
const RARELY = 6;
const WAYS = 2;

/** The style of the bot in that seat, by which it also plays (`bots/styles.py`). */
export const styleOf = (table: string, seat: number): Style => STYLES[(hashed(table) + seat) % STYLES.length]!;

/** What the seat says after so many turns of its own, as the key of a text; null: nothing. */
export function remark(game: string, table: string, seat: number, turns: number, style: Style): string | null {
  const chance = hashed(`${table}/${seat}/${turns}`);
  if (chance % RARELY !== 0) return null;
  return `say-${style}-${prefixOf(game)}-${1 + (Math.floor(chance / RARELY) % WAYS)}`;
}

/** What the seat says at the beginning. */
export const greeting = (table: string, seat: number, style: Style): string =>
  `say-${style}-hello-${1 + (hashed(`${table}/${seat}`) % WAYS)}`;

export const farewell = (won: boolean, style: Style): string => `say-${style}-${won ? 'won' : 'lost'}`;
