/**
 * What bots say now and then. Every seat has a temper, every table its own moments: all of it follows from the
 * table's id, the seat and how many turns the seat has had, so a phrase says nothing about anybody's cards.
 */
import { prefixOf } from '../games/prefix';
import { hashed } from '../names';

export const TEMPERS = ['bold', 'careful', 'suspicious'] as const;
export type Temper = (typeof TEMPERS)[number];

/** About every so many turns of a seat. */
const RARELY = 6;
const WAYS = 2;

/** The temper of the bot in that seat, by which it also plays (`bots/tempers.py`). */
export const temperOf = (table: string, seat: number): Temper => TEMPERS[(hashed(table) + seat) % TEMPERS.length]!;

/** What the seat says after so many turns of its own, as the key of a text; null: nothing. */
export function remark(game: string, table: string, seat: number, turns: number, temper: Temper): string | null {
  const chance = hashed(`${table}/${seat}/${turns}`);
  if (chance % RARELY !== 0) return null;
  return `say-${temper}-${prefixOf(game)}-${1 + (Math.floor(chance / RARELY) % WAYS)}`;
}

/** What the seat says at the beginning. */
export const greeting = (table: string, seat: number, temper: Temper): string =>
  `say-${temper}-hello-${1 + (hashed(`${table}/${seat}`) % WAYS)}`;

export const farewell = (won: boolean, temper: Temper): string => `say-${temper}-${won ? 'won' : 'lost'}`;
