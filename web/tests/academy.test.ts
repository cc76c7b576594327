import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { idIn, partsOf } from '../src/lib/academy/ids';
import { inARow, solvedDays } from '../src/lib/academy/streak';
import { hintText, measuresText } from '../src/lib/academy/words';
import { parse } from '../src/lib/router.svelte';
import type { Hint } from '../src/lib/wire/generated/wire';
import { loadLanguage, loadTexts } from '../src/lib/text';

describe('days in a row', () => {
  const stars = {
    'welcome_dungeon/daily-2026-11-14': 3,
    'welcome_dungeon/daily-2026-11-15': 1,
    'dark_cave/loyalty-daily-2026-11-16': 2,
    'dark_cave/daily-2026-11-10': 3,
    'dark_cave/daily-2026-11-11': 0,
    'dark_cave/easy-1': 3,
  };

  it('counts the days of a game, or of any', () => {
    expect([...solvedDays(stars, 'welcome_dungeon')].toSorted()).toEqual(['2026-11-14', '2026-11-15']);
    expect(solvedDays(stars, null).size).toBe(4);
  });

  it('goes on while today is still to be solved, and a missed day costs only the row', () => {
    const any = solvedDays(stars, null);
    expect(inARow(any, '2026-11-16')).toBe(3);
    expect(inARow(any, '2026-11-17')).toBe(3);
    expect(inARow(any, '2026-11-18')).toBe(0);
    expect(any.size).toBe(4);
  });

  it('runs over the end of a month and of a year', () => {
    expect(inARow(new Set(['2026-12-31', '2027-01-01', '2027-01-02']), '2027-01-02')).toBe(3);
  });
});

describe('ids', () => {
  it.each([
    ['hard-3', { kind: '', level: 'hard', rest: '3' }],
    ['daily-2026-11-15', { kind: '', level: 'daily', rest: '2026-11-15' }],
    ['loyalty-easy-17', { kind: 'loyalty', level: 'easy', rest: '17' }],
    ['nonsense', { kind: '', level: '', rest: '' }],
  ])('%s says its kind, its level, and its number or day', (id, parts) => expect(partsOf(id)).toEqual(parts));

  it('of a kind begin with its name', () => {
    expect(idIn('', 'easy-1')).toBe('easy-1');
    expect(idIn('loyalty', 'daily-2026-11-15')).toBe('loyalty-daily-2026-11-15');
  });
});

describe('stars', () => {
  beforeEach(() => vi.resetModules());

  it('of the first academy are still there, and each game has its own', async () => {
    localStorage.setItem('podzemi.academy.stars', JSON.stringify({ 'easy-1': 3, 'dark_cave/easy-1': 1 }));
    const { mine } = await import('../src/lib/academy/stars.svelte');
    expect(mine.of('dungeon_lords', 'easy-1')).toBe(3);
    expect(mine.of('dark_cave', 'easy-1')).toBe(1);
    expect(mine.of('welcome_dungeon', 'easy-1')).toBeNull();
    expect(mine.next('dungeon_lords', 'easy')).toBe(2);
    mine.keep('dark_cave', 'easy-1', 0);
    expect(mine.of('dark_cave', 'easy-1')).toBe(1);
  });
});

describe('addresses', () => {
  it.each([
    ['/puzzles', { page: 'academy', game: null }],
    ['/puzzles/dark_cave', { page: 'academy', game: 'dark_cave' }],
    ['/puzzles/dark_cave/easy-1', { page: 'puzzle', game: 'dark_cave', id: 'easy-1' }],
    ['/academy', { page: 'academy', game: 'dungeon_lords' }],
    ['/academy/practice-1', { page: 'puzzle', game: 'dungeon_lords', id: 'practice-1' }],
    ['/puzzles/a/b/c', { page: 'lost' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route));
});

describe('words', () => {
  beforeAll(async () => {
    await loadLanguage('en');
    for (const part of ['pages', 'welcome_dungeon', 'dungeon_lords', 'dark_cave']) await loadTexts('en', part);
  });

  it('say a result in the measures of the game', () => {
    expect(measuresText('welcome_dungeon', { alive: 1, hp: 3 })).toBe('the hero survives and 3 HP left');
  });

  it('say a hint by the common text, or by one of the game', () => {
    const only = { text: 'only', values: {}, result: { alive: 0, hp: 0 }, more: true } as unknown as Hint;
    expect(hintText('welcome_dungeon', only, [])).toContain('The best of all others: the hero falls');
    const plan = { text: 'plan', values: { traps: 1, creatures: 0 }, more: true } as unknown as Hint;
    expect(hintText('dungeon_lords', plan, [])).toBe('A trap alone does it.');
  });

  it('say what happened that proves something', () => {
    const looked = { kind: 'clan_looked', seat: 1, card: 'A1-01', player: 0, role: null };
    const hint = {
      text: 'proof',
      values: {},
      events: [looked, { ...looked, player: 2 }],
      more: true,
    } as unknown as Hint;
    expect(hintText('dark_cave', hint, ['Anežka', 'Marek', 'Zofia'])).toContain(
      'Marek looks at your clan card (Secret information). Marek looks at the clan card of Zofia',
    );
  });
});
