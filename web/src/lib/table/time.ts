/** What a clock says: pure, from the server's last word and the server's time now. */
import type { Clock, SeatTime, TableClock } from '../wire/generated/wire';

export const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A seat's clock at one moment, in milliseconds. */
export interface Reading {
  /** Until the seat is out of time. */
  left: number;
  /** Of this move; 0: the reserve is running. */
  move: number;
  reserve: number;
  runs: boolean;
}

/** `now`: the server's time in seconds, as near as the reader knows it. */
export function reading(clock: TableClock, time: SeatTime, now: number): Reading {
  const passed = time.runs ? Math.max(0, now - clock.at) * SECOND : 0;
  const move = Math.max(0, time.left - time.reserve - passed);
  const left = Math.max(0, time.left - passed);
  return { left, move, reserve: Math.min(time.reserve, left), runs: time.runs };
}

/** Full seconds, rounded up: 0:00 means that it is over. */
export function digits(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${two(Math.floor((seconds % DAY) / HOUR))} h`;
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
}

const two = (number: number) => String(number).padStart(2, '0');

export type Unit = 'seconds' | 'minutes' | 'hours' | 'days';

/** A length in the largest unit that counts it without a rest. */
export function length(seconds: number): { unit: Unit; count: number } {
  const units: [Unit, number][] = [
    ['days', DAY],
    ['hours', HOUR],
    ['minutes', MINUTE],
  ];
  const found = units.find(([, size]) => seconds >= size && seconds % size === 0);
  return found ? { unit: found[0], count: seconds / found[1] } : { unit: 'seconds', count: seconds };
}

/** The unit that a pace counts in, by its seconds. */
export function unitOf(seconds: number): Unit {
  return seconds >= DAY ? 'days' : seconds >= MINUTE ? 'minutes' : 'seconds';
}

export type Out = NonNullable<Clock['out']>;
export const OUTS: readonly Out[] = ['bot', 'default', 'loss'];
