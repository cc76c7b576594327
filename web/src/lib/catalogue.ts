/**
 * One language's texts: the same files, the same rules and the same results as the Python
 * package `podzemi.languages`; a test holds the two together. Plain module, so Node can run it.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A name that is itself a message, in whatever case the sentence needs. */
export class Name {
  readonly key: string;
  /** What the name's own message needs: where a place lies, for one. */
  readonly values: Values;
  constructor(key: string, values: Values = {}) {
    this.key = key;
    this.values = values;
  }
}

export type Value = string | number | boolean | null | undefined | Name | readonly (string | Name)[];
export type Values = Readonly<Record<string, Value>>;

/** Attributes a name may have. A missing case falls back to the nominative. */
export const CASES = ['gen', 'dat', 'acc', 'loc', 'ins'] as const;
type Case = (typeof CASES)[number] | null;

/** How one game's values become words (`fields.json`). */
export interface GameFields {
  prefix: string;
  seats: string[];
  names: Record<string, string>;
  /** Fields that hold several seats. */
  seat_lists?: string[];
  /** Lists of numbers of which a sentence says the highest. */
  most?: string[];
  /** Fields whose numbers are printed as I, II, III. */
  romans?: string[];
}
export type Fields = Record<string, GameFields>;

/** Anything with a kind: an action or an event of any game, as JSON. */
export interface Kinded {
  kind: string;
}

type Json = Readonly<Record<string, unknown>>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

const ROMANS = ['', 'I', 'II', 'III'];

export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #fields: Fields;
  readonly #report: (problem: string) => void;
  readonly #awaits: (key: string) => boolean;

  /** `awaits`: whether a message that is not here is still to come; until then it says nothing. */
  constructor(
    language: string,
    sources: Iterable<string>,
    fields: Fields,
    report: (problem: string) => void,
    awaits: (key: string) => boolean = () => false,
  ) {
    this.language = language;
    this.#fields = fields;
    this.#report = report;
    this.#awaits = awaits;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  /** More texts of the language. */
  add(source: string): void {
    for (const error of this.#bundle.addResource(new FluentResource(source)))
      this.#report(`${this.language}: ${error.message}`);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence of that key; the key itself, with a report, if there is none. */
  text(key: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      if (this.#awaits(key)) return '';
      this.#report(`${this.language}: no message '${key}'`);
      return key;
    }
    return this.#made(key, pattern, values);
  }

  #made(key: string, pattern: Pattern, values: Values): string {
    const errors: Error[] = [];
    const made = this.#bundle.formatPattern(pattern, this.#filled(values), errors);
    for (const error of errors) this.#report(`${this.language}: ${key}: ${error.message}`);
    return polished(this.language, made);
  }

  /** "Marek, Zofia and Tomáš" */
  list(words: readonly string[]): string {
    return this.#words(words, null);
  }

  // ---------------------------------------------------------------- sentences

  /** What happened, told to seat `me` (null: a spectator); `names` are the players' names by seat. */
  eventText(game: string, event: Kinded, names: readonly string[], me: number | null): string {
    if (!(game in this.#fields)) return readableSentence(event, names);
    const key = `${this.#of(game).prefix}-event-${dashed(event.kind)}`;
    return this.text(key, this.values(game, event as unknown as Json, names, me));
  }

  /** What a button says. */
  actionText(game: string, action: Kinded, names: readonly string[] = []): string {
    if (!(game in this.#fields)) return readableSentence(action, names);
    const key = `${this.#of(game).prefix}-action-${dashed(action.kind)}`;
    return this.text(key, this.values(game, action as unknown as Json, names));
  }

  /** What follows from an action, told to seat `me`. */
  reasonText(game: string, reason: Kinded, names: readonly string[], me: number | null): string {
    const key = `${this.#of(game).prefix}-reason-${dashed(reason.kind)}`;
    return this.text(key, this.values(game, reason as unknown as Json, names, me));
  }

  /** Why not: the game's own sentence if it has one, else the one for all games. */
  refusalText(game: string | null, code: string, values: Json = {}, names: readonly string[] = []): string {
    if (game === null) return this.text(`refusal-${code}`, values as Values);
    const own = `${this.#of(game).prefix}-refusal-${code}`;
    const key = this.has(own) ? own : `refusal-${code}`;
    if (!this.has(key) && !(game in this.#fields)) return readable(code);
    return this.text(key, this.values(game, values, names));
  }

  /** Who won, and how. `result` as the match record has it. */
  resultText(
    game: string,
    result: { ranking: number[][]; detail: Json },
    names: readonly string[],
    me: number | null,
  ): string {
    const first = result.ranking[0] ?? [];
    if (!(game in this.#fields))
      return this.text('result-winner', { names: first.map((seat) => playerOf(seat, names)) });
    const why = result.detail['won_by'] ?? result.detail['reason'] ?? (first.length > 1 ? 'shared' : 'points');
    const key = `${this.#of(game).prefix}-won-by-${String(why)}`;
    const values = { ...result.detail, seat: first[0] ?? null };
    return this.text(key, this.values(game, values, names, me));
  }

  /** The name of an option. */
  optionText(game: string, name: string): string {
    if (!(game in this.#fields)) return readable(name);
    return this.text(`${this.#of(game).prefix}-option-${name}`);
  }

  /** The name of one of an option's values. */
  optionValueText(game: string, name: string, value: string | number | boolean): string {
    if (!(game in this.#fields)) return readable(String(value));
    return this.text(`${this.#of(game).prefix}-option-${name}-${String(value)}`);
  }

  /** A game's data as sentence values: seats get names, ids become names with cases. */
  values(game: string, data: Json, names: readonly string[] = [], me: number | null = null): Values {
    const fields = this.#of(game);
    const full: Record<string, Value> = {};
    for (const [field, value] of Object.entries(data)) {
      const family = fields.names[field];
      const place = this.#place(fields.prefix, value);
      if (fields.seat_lists?.includes(field) && Array.isArray(value)) {
        full[field] = value.map((seat: number) => names[seat] ?? `#${seat + 1}`);
      } else if (fields.most?.includes(field) && Array.isArray(value)) {
        full[`${field}_most`] = Math.max(...(value as number[]));
      } else if (place !== null) {
        full[field] = place;
      } else if (fields.seats.includes(field) && !Array.isArray(value)) {
        full[field] = typeof value === 'number' ? playerOf(value, names) : null;
        full[`${field}_is`] = typeof value !== 'number' ? null : value === me ? 'you' : 'other';
      } else if (family !== undefined) {
        full[field] = Array.isArray(value)
          ? value.map((item) => this.#named(fields, family, item) as string | Name)
          : this.#named(fields, family, value);
      } else if (fields.romans?.includes(field) && typeof value === 'number') {
        full[field] = ROMANS[value];
      } else if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
        full[field] = value as Value;
      }
    }
    const { x, y, origin, to } = data;
    if (Array.isArray(origin) && Array.isArray(to)) full['stays'] = origin[0] === to[0] && origin[1] === to[1];
    return typeof x === 'number' && typeof y === 'number' ? { ...full, ...placeValues(x, y) } : full;
  }

  /** The name of a place `[2, -1]` or `[2, -1, "n"]`, those of several; null if it is something else. */
  #place(prefix: string, value: unknown): Name | Name[] | null {
    if (!Array.isArray(value) || value.length === 0 || !this.has(`${prefix}-place`)) return null;
    if (Array.isArray(value[0])) {
      return value.map((one) => this.#place(prefix, one)).filter((found) => found instanceof Name);
    }
    const [x, y] = value as unknown[];
    if (value.length > 3 || typeof x !== 'number' || typeof y !== 'number') return null;
    return new Name(`${prefix}-place`, placeValues(x, y));
  }

  #named(fields: GameFields, family: string, item: unknown): Value {
    const id = typeof item === 'object' && item !== null ? (item as Json)[family] : item;
    if (typeof id !== 'string') return id as Value;
    const key = `${fields.prefix}-${family}-${id}`;
    return this.has(key) || this.#awaits(key) ? new Name(key) : id;
  }

  #of(game: string): GameFields {
    return this.#fields[game] ?? { prefix: game, seats: ['seat'], names: {} };
  }

  // ---------------------------------------------------------------- filling

  #filled(values: Values): Record<string, FluentVariable> {
    const full: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      if (value instanceof Name || isList(value)) {
        full[name] = this.#words(value, null);
        for (const grammatical of CASES) full[`${name}_${grammatical}`] = this.#words(value, grammatical);
        if (isList(value)) full[`${name}_count`] = plain(value.length);
      } else if (typeof value === 'number') {
        full[name] = plain(value);
      } else if (typeof value === 'boolean') {
        full[name] = value ? 'yes' : 'no';
      } else {
        full[name] = value ?? 'none';
      }
    }
    return full;
  }

  #words(value: Name | readonly (string | Name)[], grammatical: Case): string {
    if (value instanceof Name) return this.#word(value, grammatical);
    const words = value.map((item) => (item instanceof Name ? this.#word(item, grammatical) : item));
    const last = words.pop();
    if (last === undefined) return this.text('list-empty');
    return words.length === 0 ? last : this.text('list-last', { rest: words.join(', '), last });
  }

  #word(name: Name, grammatical: Case): string {
    const pattern = grammatical === null ? undefined : this.#bundle.getMessage(name.key)?.attributes[grammatical];
    return pattern ? this.#made(name.key, pattern, name.values) : this.text(name.key, name.values);
  }
}

function isList(value: Value): value is readonly (string | Name)[] {
  return Array.isArray(value);
}

/** Digits without grouping: the two libraries disagree about thousands in Polish. */
function plain(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}

/** A cell of a map as sentence values: counted from 1 (`x_nth`), or as steps away from the middle. */
export function placeValues(x: number, y: number): Record<string, string | number> {
  const along = (name: string, at: number): [string, string | number][] => [
    [name, at],
    [`${name}_nth`, at + 1],
    [`${name}_far`, Math.abs(at)],
    [`${name}_is`, at === 0 ? 'zero' : at > 0 ? 'plus' : 'minus'],
  ];
  return Object.fromEntries([...along('x', x), ...along('y', y)]);
}

/** Where "z" is hard to say before a number, and what Czech and Slovak say: "ze 4", "zo 4", but "z 5". */
const VOICED: Readonly<Record<string, [RegExp, string]>> = {
  cs: [/(?<![\p{L}\p{N}_])([zs]) (?=(?:\*\*)?(?:[23467]\d{0,2}|1[23467]|1\d\d)(?!\d))/gu, '$1e '],
  sk: [/(?<![\p{L}\p{N}_])([zs]) (?=(?:\*\*)?(?:[467]\d{0,2}|1[467]|1\d\d)(?!\d))/gu, '$1o '],
};
/** A word of one letter and the next word; a number and what it counts; “2 × 2” to its end; an ordinal and its noun. */
const TIED =
  /(?<=(?<![\p{L}\p{N}_])[AIKOSUVWZaikosuvwz]) (?=\S)|(?<=\d(?:\*\*)?) (?=\p{L}|[%°♥×])|(?<=\d ×) (?=\d)|(?<=\d\.) (?=[a-záäąčćďéěęíĺľłňńóôöŕřšśťúůýžźż])/gu;

/** The hyphen of a number below zero that stands alone; not that of an id or a date. */
const BELOW_ZERO = /(?<![^\s(:])-(?=\d+(?![\p{L}\p{N}_-]))/gu;

/** The sentence as it is spoken and set in that language: its minus signs, its prepositions, and where a line may not break. */
function polished(language: string, sentence: string): string {
  const exact = sentence.replace(BELOW_ZERO, '−');
  if (language === 'en') return exact;
  const [hard, said] = VOICED[language] ?? [null, ''];
  return (hard ? exact.replace(hard, said) : exact).replace(TIED, '\u00a0');
}

function dashed(kind: string): string {
  return kind.replaceAll('_', '-');
}

const playerOf = (seat: number, names: readonly string[]): string => names[seat] ?? `#${seat + 1}`;

/** A key as words, where a game has no catalogue: `end_turn` is "End turn". */
export function readable(key: string): string {
  const words = key.replaceAll(/[_-]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An event or an action without a catalogue: "Taken: seat Anna, heap 0, stones 2". */
function readableSentence(data: Kinded, names: readonly string[]): string {
  const parts = Object.entries(data as unknown as Json)
    .filter(([field, value]) => field !== 'kind' && value !== null)
    .map(([field, value]) => {
      const isPlayer = field === 'seat' && typeof value === 'number' && names.length > 0;
      return `${readable(field).toLowerCase()} ${isPlayer ? playerOf(value, names) : readableValue(value)}`;
    });
  return readable(data.kind) + (parts.length > 0 ? `: ${parts.join(', ')}` : '');
}

function readableValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(readableValue).join(' ');
  return typeof value === 'string' ? value.replaceAll('_', ' ') : String(value);
}
