/** Finding words in a rulebook: whatever the case and the accents, at the beginning of words. */
import type { Book, BookChapter, BookParagraph } from '../wire/generated/wire';

/** A piece of text as it is shown. */
export interface Piece {
  text: string;
  bold: boolean;
  marked: boolean;
}

export interface Find {
  chapter: BookChapter;
  paragraph: BookParagraph;
  /** The text around the first word that was found. */
  around: string;
}

const AROUND = 34;

/** Letter by letter without case and accents, so that places stay the same. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => (letter === 'ł' || letter === 'Ł' ? 'l' : (letter.normalize('NFD')[0] ?? letter)).toLowerCase())
    .join('');
}

export function words(query: string): string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
}

/** Everything a paragraph says, in one line; its clauses too, so that "WD-4.1" finds something. */
export function wholeText(paragraph: BookParagraph): string {
  const { heading, text, rows, steps, clauses } = paragraph;
  return [heading, text.replaceAll('**', ''), ...rows.flat(), ...steps.map((step) => step.text), ...clauses]
    .filter(Boolean)
    .join(' · ');
}

/** Where a word begins in a text that is folded already; -1: nowhere. */
function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return at;
  }
  return -1;
}

/** The paragraphs that hold all the words, in the order of reading. */
export function search(book: Book, query: string): Find[] {
  const wanted = words(query);
  if (wanted.length === 0) return [];
  return book.chapters.flatMap((chapter) =>
    chapter.paragraphs.flatMap((paragraph) => {
      const whole = wholeText(paragraph);
      const places = wanted.map((word) => placeOf(word, folded(whole)));
      if (places.some((at) => at < 0)) return [];
      return [{ chapter, paragraph, around: snippet(whole, Math.min(...places)) }];
    }),
  );
}

function snippet(whole: string, at: number): string {
  const from = at <= AROUND ? 0 : whole.indexOf(' ', at - AROUND) + 1;
  const to = at + AROUND >= whole.length ? whole.length : Math.max(whole.lastIndexOf(' ', at + AROUND), at + 1);
  return `${from > 0 ? '… ' : ''}${whole.slice(from, to)}${to < whole.length ? ' …' : ''}`;
}

/** A text in pieces: what stands between `**` is bold, words that begin like one that is looked for are marked. */
export function pieces(text: string, query = ''): Piece[] {
  const wanted = words(query);
  return text.split('**').flatMap((part, n) => marks(part, wanted).map((piece) => ({ ...piece, bold: n % 2 === 1 })));
}

function marks(text: string, wanted: string[]): { text: string; marked: boolean }[] {
  if (wanted.length === 0) return text ? [{ text, marked: false }] : [];
  const parts = text.split(/([\p{L}\p{N}.-]+)/u).filter(Boolean);
  return parts.map((part) => ({ text: part, marked: wanted.some((word) => folded(part).startsWith(word)) }));
}
