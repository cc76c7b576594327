/** From anything that asks "why?" to the paragraph that answers. */
import fields from '../../../../src/podzemi/languages/fields.json';
import { go } from '../router.svelte';
import type { Book } from '../wire/generated/wire';

/** Where a reader came from: what was said there. */
let said: string | null = null;

export const cameFrom = (): string | null => said;

/** The page of a game's rules, at what explains the first of these: a paragraph, a refusal, an event or a clause. */
export function whyPath(game: string, reasons: readonly string[]): string {
  const wanted = reasons.filter(Boolean).map(encodeURIComponent).join(',');
  return wanted ? `/rules/${game}?why=${wanted}` : `/rules/${game}`;
}

/** Go there; `sentence` is what the reader asks about, empty: nothing special. */
export function askWhy(game: string, reasons: readonly string[], sentence: string): void {
  said = sentence;
  go(whyPath(game, reasons));
}

export function forgetWhy(): void {
  said = null;
}

/** The game a clause belongs to: WD-4.1 is one of Welcome to the Dungeon. */
export function gameOfClause(clause: string): string | null {
  const prefix = clause.split('-')[0]?.toLowerCase();
  return Object.entries(fields).find(([, known]) => known.prefix === prefix)?.[0] ?? null;
}

/** The paragraph of the first reason that has one. */
export function paragraphOf(book: Book, reasons: readonly string[]): string | null {
  for (const reason of reasons) {
    const found = ofReason(book, reason) ?? ofClause(book, reason);
    if (found !== null) return found;
  }
  return null;
}

function ofReason(book: Book, reason: string): string | null {
  const all = book.chapters.flatMap((chapter) => chapter.paragraphs);
  return (all.find((one) => one.id === reason) ?? all.find((one) => one.reasons.includes(reason)))?.id ?? null;
}

/** The paragraph that names the clause before others, else one that names it, else that of the clause it is a part of. */
function ofClause(book: Book, clause: string): string | null {
  const all = book.chapters.flatMap((chapter) => chapter.paragraphs).filter((one) => one.kind !== 'component');
  for (let wanted = clause; wanted.includes('.'); wanted = wanted.slice(0, wanted.lastIndexOf('.'))) {
    const found = all.find((one) => one.clauses[0] === wanted) ?? all.find((one) => one.clauses.includes(wanted));
    if (found) return found.id;
  }
  return null;
}
