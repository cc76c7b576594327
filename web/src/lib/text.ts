/**
 * Every text of the browser, from the catalogues that server and terminal use too.
 * `await loadLanguage(language)` once, then `text(language, key, values)` answers at once.
 * A missing key shows itself and is reported to the console; it never throws.
 */
import fields from '../../../src/podzemi/languages/fields.json';
import { Catalogue, Name, type Fields, type Values } from './catalogue.ts';

export { Name, type Value, type Values } from './catalogue.ts';

export const LANGUAGES = ['en', 'cs', 'sk', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>('../../../src/podzemi/languages/*/*.ftl', { query: '?raw', import: 'default' });
const loaded = new Map<string, Catalogue>();
const loading = new Map<string, Promise<Catalogue>>();
const reported = new Set<string>();

export function isLanguage(language: string): language is Language {
  return (LANGUAGES as readonly string[]).includes(language);
}

/** Fetches a language's catalogue; asked again, it answers from memory. */
export function loadLanguage(language: Language): Promise<Catalogue> {
  const known = loading.get(language);
  if (known) return known;
  const fresh = fetchCatalogue(language);
  loading.set(language, fresh);
  fresh.catch(() => loading.delete(language));
  return fresh;
}

export function isLoaded(language: string): boolean {
  return loaded.has(language);
}

/** The language's catalogue; an empty one, which shows keys, until it is loaded. */
export function catalogue(language: string): Catalogue {
  return loaded.get(language) ?? new Catalogue(language, [], fields as Fields, report);
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

async function fetchCatalogue(language: string): Promise<Catalogue> {
  const paths = Object.keys(files).filter((path) => path.includes(`/languages/${language}/`));
  const sources = await Promise.all(paths.toSorted().map((path) => files[path]!()));
  const made = new Catalogue(language, sources, fields as Fields, report);
  loaded.set(language, made);
  return made;
}

function report(problem: string): void {
  if (reported.has(problem)) return;
  reported.add(problem);
  console.error(`text: ${problem}`);
}
