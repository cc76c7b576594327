/**
 * Every text of the browser, from the catalogues that server and terminal use too.
 * A language comes in parts (`parts.ts`). `await loadTexts(language)` once, `await loadTexts(language, game)` before a
 * page of that game; then `text(language, key, values)` answers at once.
 * A missing key shows itself and is reported to the console; it never throws.
 */
import parts from 'virtual:texts';
import fields from '../../../src/podzemi/languages/fields.json';
import { Catalogue, Name, type Fields, type Values } from './catalogue.ts';
import { during } from './idle.ts';
import { AROUND, COMMON, PAGES, firstOf, partOf, LATER } from './parts.ts';

export { Name, type Value, type Values } from './catalogue.ts';

export const LANGUAGES = ['en', 'cs', 'sk', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const PARTS = [COMMON, PAGES, LATER, AROUND, ...Object.keys(fields).flatMap((game) => [firstOf(game), game])];

const catalogues = new Map<string, Catalogue>();
const loaded = new Set<string>();
const loading = new Map<string, Promise<void>>();
const reported = new Set<string>();

export function isLanguage(language: string): language is Language {
  return (LANGUAGES as readonly string[]).includes(language);
}

/**
 * Fetches a part of a language; asked again, it answers from memory. A failure may be tried again. A game's part brings
 * with it what its first decision says, which may be fetched alone.
 */
export function loadTexts(language: Language, part: string = COMMON): Promise<void> {
  const name = `${language}/${part}`;
  const known = loading.get(name);
  if (known) return known;
  const fresh = during(fetchPart(language, part));
  loading.set(name, fresh);
  fresh.catch(() => loading.delete(name));
  return fresh;
}

/** Whether the build has that part of it. */
export const isPart = (language: Language, part: string): boolean => `${language}/${part}` in parts;

/** Fetches a language whole. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all(PARTS.map((part) => loadTexts(language, part)));
}

export function isLoaded(language: string, part: string = COMMON): boolean {
  return loaded.has(`${language}/${part}`);
}

/** The parts of that language that are here. */
export function partsLoaded(language: string): string[] {
  return PARTS.filter((part) => isLoaded(language, part));
}

/** The part that a key belongs to. */
export const partOfKey = (key: string): string => partOf(key, fields as Fields);

/** The language's catalogue; an empty one, which shows keys, until something of it is loaded. */
export function catalogue(language: string): Catalogue {
  return catalogues.get(language) ?? new Catalogue(language, [], fields as Fields, report);
}

let awaits: (language: string, key: string) => boolean = () => false;

/** Who knows whether a message that is not here is still to come, and fetches it. */
export function awaitBy(isToCome: (language: string, key: string) => boolean): void {
  awaits = isToCome;
}

export function has(language: string, key: string): boolean {
  return catalogue(language).has(key);
}

export function text(language: string, key: string, values: Values = {}): string {
  return catalogue(language).text(key, values);
}

/** `name('wd-tile-cloak')`: a value that brings its grammatical cases along. */
export function name(key: string): Name {
  return new Name(key);
}

/** How often a part did not come. */
const failures = new Map<string, number>();

/**
 * The texts of a part. Some browsers remember for ever that a module did not come (Chromium 150 does): asked for again,
 * it is fetched from another address, which the error names.
 */
async function sourceOf(name: string): Promise<string> {
  const before = failures.get(name) ?? 0;
  try {
    return (await parts[name]?.())?.default ?? '';
  } catch (error) {
    failures.set(name, before + 1);
    const address = /https?:\S+/.exec(String(error))?.[0];
    if (before === 0 || !address) throw error;
    const again = (await import(/* @vite-ignore */ `${address}?again=${before}`)) as { default: string };
    return again.default;
  }
}

async function fetchPart(language: Language, part: string): Promise<void> {
  const name = `${language}/${part}`;
  const first = firstOf(part);
  const [source] = await Promise.all([sourceOf(name), parts[`${language}/${first}`] && loadTexts(language, first)]);
  const isToCome = (key: string) => awaits(language, key);
  const known = catalogues.get(language);
  if (known) known.add(source);
  else catalogues.set(language, new Catalogue(language, [source], fields as Fields, report, isToCome));
  loaded.add(name);
}

function report(problem: string): void {
  if (reported.has(problem)) return;
  reported.add(problem);
  console.error(`text: ${problem}`);
}
