import { describe, expect, it } from 'vitest';
import { parse } from '../src/lib/router.svelte';
import { folded, pieces, search, words } from '../src/lib/rulebook/search';
import { gameOfClause, paragraphOf, whyPath } from '../src/lib/rulebook/why';
import type { Book, BookParagraph } from '../src/lib/wire/generated/wire';

const paragraph = (id: string, text: string, more: Partial<BookParagraph> = {}): BookParagraph => ({
  id,
  kind: 'text',
  clauses: [],
  reasons: [],
  heading: '',
  text,
  rows: [],
  steps: [],
  scene: '',
  ...more,
});

const book: Book = {
  game: 'welcome_dungeon',
  title: 'Vzhůru do podzemí',
  language: 'cs',
  pictures: {},
  chapters: [
    {
      id: 'draw',
      title: 'Dobrat, nebo pasovat',
      lead: '',
      paragraphs: [
        paragraph('turn', 'Ve svém tahu si **dober** kartu, nebo pasuj.', { clauses: ['WD-3.1', 'WD-4.1'] }),
        paragraph('drawn', 'Dobranou kartu vidíš jen ty.', { clauses: ['WD-4.1'] }),
        paragraph('empty', 'Když je balíček prázdný, můžeš jen pasovat.', {
          clauses: ['WD-7.6'],
          reasons: ['deck_empty', 'passed'],
        }),
      ],
    },
    {
      id: 'tiles',
      title: 'Výzbroj',
      lead: '',
      paragraphs: [
        paragraph('order', '', {
          kind: 'table',
          rows: [
            ['Krok', 'Co'],
            ['1', 'Štít'],
          ],
        }),
        paragraph('tile-cloak', 'Poráží sílu 6.', {
          kind: 'component',
          heading: 'Neviditelný plášť',
          clauses: ['WD-5.5'],
        }),
        paragraph('steady', 'Každá porazí všechny.', { clauses: ['WD-5.5'] }),
      ],
    },
  ],
};

describe('searching the rules', () => {
  const ids = (query: string) => search(book, query).map((find) => find.paragraph.id);

  it('forgets case and accents, and looks at the beginning of words', () => {
    expect(folded('Žluťoučký kůň, Łotr')).toBe('zlutoucky kun, lotr');
    expect(ids('PRAZDNY')).toEqual(['empty']);
    expect(ids('alicek')).toEqual([]);
    expect(ids('pasu')).toEqual(['turn']);
    expect(ids('paso')).toEqual(['empty']);
  });

  it('wants all words, and finds them in headings, tables and clauses', () => {
    expect(ids('kartu jen')).toEqual(['drawn']);
    expect(ids('neviditelny 6')).toEqual(['tile-cloak']);
    expect(ids('stit')).toEqual(['order']);
    expect(ids('WD-7.6')).toEqual(['empty']);
    expect(ids('   ')).toEqual([]);
    expect(words('a  pasuj')).toEqual(['pasuj']);
  });

  it('shows the words around', () => {
    expect(search(book, 'pasovat')[0]!.around).toContain('pasovat');
    expect(search(book, 'karta'.slice(0, 4))[0]!.around).not.toContain('**');
  });

  it('marks what was looked for and keeps what is bold', () => {
    expect(
      pieces('si **dober** kartu', 'dob kartu')
        .filter((piece) => piece.marked)
        .map((piece) => piece.text),
    ).toEqual(['dober', 'kartu']);
    expect(pieces('si **dober** kartu').map((piece) => [piece.text, piece.bold])).toEqual([
      ['si ', false],
      ['dober', true],
      [' kartu', false],
    ]);
  });
});

describe('the way from a question to its paragraph', () => {
  it('takes the first reason that has one: a paragraph, a refusal, an event or a clause', () => {
    expect(paragraphOf(book, ['tile-cloak', 'WD-5.5'])).toBe('tile-cloak');
    expect(paragraphOf(book, ['deck_empty', 'WD-4.1'])).toBe('empty');
    expect(paragraphOf(book, ['no_such_code', 'WD-4.1'])).toBe('drawn');
    expect(paragraphOf(book, ['passed'])).toBe('empty');
  });

  it('follows a clause to the paragraph that names it before others, or to the clause it is a part of', () => {
    expect(paragraphOf(book, ['WD-3.1'])).toBe('turn');
    expect(paragraphOf(book, ['WD-5.5'])).toBe('steady');
    expect(paragraphOf(book, ['WD-4.1.9'])).toBe('drawn');
    expect(paragraphOf(book, ['WD-9.9'])).toBe(null);
    expect(paragraphOf(book, [])).toBe(null);
  });

  it('has an address', () => {
    expect(whyPath('welcome_dungeon', ['deck_empty', '', 'WD-4.2'])).toBe(
      '/rules/welcome_dungeon?why=deck_empty,WD-4.2',
    );
    expect(whyPath('welcome_dungeon', [])).toBe('/rules/welcome_dungeon');
    expect(parse('/rules/welcome_dungeon')).toEqual({ page: 'rules', game: 'welcome_dungeon' });
    expect(parse('/rules')).toEqual({ page: 'lost' });
  });

  it('knows the game of a clause', () => {
    expect(gameOfClause('PD-1.2')).toBe('paper_dungeons');
    expect(gameOfClause('XX-1')).toBe(null);
  });
});
