/** The log's lines from the moments of a match: sections by round, sentences in the reader's language. */
import type { Named } from '../games/board';
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

export function lines(history: readonly Moment[], teller: Teller): Line[] {
  const marked = teller.names.map((name) => `${OPEN}${name}${CLOSE}`);
  return history.flatMap((moment) =>
    moment.events.map((event, number) => ({
      key: `${moment.version}.${number}`,
      at: moment.at,
      head: event.kind === 'round_started',
      seat: seatOf(event),
      parts: parts(teller.sentence(event, marked)),
      secret: teller.isSecret(event),
    })),
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
