/** The log's lines from the moments of a match: sections by round, sentences in the reader's language. */
import type { Happening, Named } from '../games/board';
import type { Moment } from './reducer';

export interface Part {
  text: string;
  strong: boolean;
}

export interface Line {
  key: string;
  at: number;
  /** A section head: a new round. */
  head: boolean;
  seat: number | null;
  parts: Part[];
  secret: boolean;
}

export interface Teller {
  names: readonly string[];
  sentence: (event: Named, names: readonly string[]) => string;
  isSecret: (event: Named) => boolean;
}

/** Marks around a name while a sentence is made; never in anything a person can type. */
const OPEN = '\u0001';
const CLOSE = '\u0002';

/** The moments as far as the board has shown them: without events that still wait to be played. */
export function shown(history: readonly Moment[], queue: readonly Happening[], upTo: number | null): Moment[] {
  const first = upTo === null ? undefined : queue.find((happening) => happening.id > upTo);
  if (!first) return [...history];
  const told = queue.filter((happening) => happening.version === first.version && happening.id < first.id).length;
  return history
    .filter((moment) => moment.version <= first.version)
    .map((moment) => (moment.version < first.version ? moment : { ...moment, events: moment.events.slice(0, told) }));
}

/** `memory` keeps the lines that were made for the same teller: a long match is not told anew with every move. */
export function lines(history: readonly Moment[], teller: Teller, memory = new WeakMap<Named, Line>()): Line[] {
  const marked = teller.names.map((name) => `${OPEN}${name}${CLOSE}`);
  return history.flatMap((moment) =>
    moment.events.map((event, number) => {
      const key = `${moment.version}.${number}`;
      const known = memory.get(event);
      if (known?.key === key) return known;
      const made: Line = {
        key,
        at: moment.at,
        head: event.kind === 'round_started',
        seat: seatOf(event),
        parts: parts(teller.sentence(event, marked)),
        secret: teller.isSecret(event),
      };
      memory.set(event, made);
      return made;
    }),
  );
}

function seatOf(event: Named): number | null {
  const seat = (event as Named & { seat?: unknown }).seat;
  return typeof seat === 'number' ? seat : null;
}

/** "␁Marek␂ passes." → **Marek**, " passes." */
export function parts(sentence: string): Part[] {
  return sentence
    .split(OPEN)
    .flatMap((piece, n) => {
      if (n === 0) return [{ text: piece, strong: false }];
      const [name = '', ...rest] = piece.split(CLOSE);
      return [
        { text: name, strong: true },
        { text: rest.join(''), strong: false },
      ];
    })
    .filter((part) => part.text !== '');
}
