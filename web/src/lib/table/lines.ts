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
  /** The event's kind. */
  kind: string;
  parts: Part[];
  secret: boolean;
  /** Somebody did it to the reader. */
  mine: boolean;
}

/** What one seat did in a row: one line, which opens into its steps. */
export interface Turn {
  key: string;
  lead: Line;
  /** All of it in order; one: there is nothing to open. */
  steps: Line[];
}

export interface Teller {
  names: readonly string[];
  sentence: (event: Named, names: readonly string[]) => string;
  isSecret: (event: Named) => boolean;
  /** Whether somebody else did it to the reader. */
  concerns?: (event: Named) => boolean;
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
        kind: event.kind,
        parts: parts(teller.sentence(event, marked)),
        secret: teller.isSecret(event),
        mine: teller.concerns?.(event) ?? false,
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

/** Said of a turn only when nothing else can be. */
const QUIET = ['turn_started', 'card_drawn'];
const usual = (kind: string): number => (QUIET.includes(kind) ? 0 : 1);

/** The lines by turns. `weight`: of a turn the heaviest event is told, of equals the last. */
export function turns(told: readonly Line[], weight: (kind: string) => number = usual): Turn[] {
  const made: Turn[] = [];
  for (const line of told) {
    const last = made.at(-1);
    const goesOn =
      last && line.seat !== null && !line.head && line.seat === last.lead.seat && line.kind !== 'turn_started';
    if (!goesOn) made.push({ key: line.key, lead: line, steps: [line] });
    else {
      last.steps.push(line);
      if (weight(line.kind) >= weight(last.lead.kind)) last.lead = line;
    }
  }
  return made;
}

/** At most so many sentences tell what happened since the reader's last turn. */
export const MOST = 5;

export interface Since {
  turns: Turn[];
  /** Turns before those, which are not told. */
  more: number;
}

/** What the others did since the reader last did something. */
export function since(all: readonly Turn[], me: number | null): Since {
  const last = all.findLastIndex((turn) => turn.lead.seat === me);
  const others = all.slice(last + 1).filter(({ lead }) => lead.seat !== null && !lead.head && lead.seat !== me);
  return { turns: others.slice(-MOST), more: Math.max(0, others.length - MOST) };
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
