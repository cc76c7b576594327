/**
 * The luck of a match, checked by the reader's own machine: the same text and the same hash as
 * `podzemi.engine.records.commitment`; `docs/luck.md` describes both.
 */
interface Branch {
  at: number;
  seat: number;
  seed: string;
}

interface Promised {
  game: string;
  rules: number;
  players: number;
  options: Record<string, string | number | boolean>;
  pack?: { sha256: string };
  branches?: Branch[];
  seed: string;
  salt?: string;
  commitment?: string;
}

/** A record with its seeds as text: they have more digits than a number here can hold. */
export function promiseOf(record: string): Promised {
  return JSON.parse(record.replace(/"seed":\s*(\d+)/g, '"seed":"$1"')) as Promised;
}

/** The text that is hashed; null: nothing was promised. */
export function statementOf(record: string): string | null {
  const promise = promiseOf(record);
  if (promise.salt === undefined) return null;
  const lines = [
    'podzemi luck 1',
    `game ${promise.game}`,
    `rules ${promise.rules}`,
    `players ${promise.players}`,
    ...Object.keys(promise.options)
      .toSorted()
      .map((name) => `option ${name} ${JSON.stringify(promise.options[name])}`),
    `pack ${promise.pack?.sha256 ?? '-'}`,
    ...(promise.branches ?? []).map((branch) => `branch ${branch.at} ${branch.seat} ${branch.seed}`),
    `seed ${promise.seed}`,
    `salt ${promise.salt}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** SHA-256 in hexadecimal digits; null: this browser offers none here (a page without https). */
export async function hashed(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Answer = 'proved' | 'failed' | 'absent';

/** Whether seed and salt of the record give the hash it names, worked out right here; null: it promises nothing. */
export async function checkHere(record: string): Promise<Answer | null> {
  const statement = statementOf(record);
  if (statement === null) return null;
  const hash = await hashed(statement);
  return hash === null ? 'absent' : hash === promiseOf(record).commitment ? 'proved' : 'failed';
}

const KEY = 'podzemi.luck.';
const MOST = 200;

/** Remember the first hash that this browser was shown for a table. */
export function noteShown(table: string, commitment: string): void {
  try {
    if (localStorage.getItem(KEY + table) !== null) return;
    const old = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    if (old.length >= MOST) localStorage.removeItem(old[0]!);
    localStorage.setItem(KEY + table, commitment);
  } catch {
    // a browser that stores nothing cannot compare later, and says so then
  }
}

export function shownBefore(table: string): string | null {
  try {
    return localStorage.getItem(KEY + table);
  } catch {
    return null;
  }
}
