import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import HintBox from '../src/lib/coach/HintBox.svelte';
import type { BoardProps } from '../src/lib/games/board';
import { settings } from '../src/lib/settings.svelte';
import { loadLanguage } from '../src/lib/text';

beforeAll(async () => {
  settings.language = 'en';
  await loadLanguage('en');
});
afterEach(cleanup);

it('a hint calls players by their names, not by the numbers of their seats', () => {
  const board = { names: ['Nina', 'Hugo'], me: 0 } as unknown as BoardProps;
  const best = [{ action: { kind: 'play_boots', card: 'boots', player: 1 }, chance: 0.5 }];
  render(HintBox, { game: 'dark_cave', hint: { best } as never, board, client: {}, pencil: vi.fn(), close: vi.fn() });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toMatch(/Hugo$/);
});

it('says why in the words of the game, and chances only where another move looks better', () => {
  const board = { names: ['Nina', 'Hugo'], me: 0 } as unknown as BoardProps;
  const why = { action: { kind: 'pass' }, chance: 0.5, reason: { kind: 'runner_left', seat: 1, survival: 12 } };
  const shown = (next: number) =>
    render(HintBox, {
      game: 'welcome_dungeon',
      hint: { best: [why, { action: { kind: 'draw' }, chance: next }] } as never,
      board,
      client: {},
      pencil: vi.fn(),
      close: vi.fn(),
    }).container;
  const usual = shown(0.4);
  expect(usual.querySelector('[data-testid=hint-reason]')!.textContent).toContain('Hugo is left alone');
  expect(usual.textContent).not.toContain('continuations');
  expect(shown(0.6).textContent).toContain('The Master would play this');
});

it('speaks of the clan where a clan wins together', () => {
  const board = { names: ['Nina', 'Hugo', 'Petr'], me: 0 } as unknown as BoardProps;
  const best = [{ action: { kind: 'play_boots', card: 'boots', player: 1 }, chance: 0.5 }];
  const shown = (clans?: true) =>
    render(HintBox, {
      game: 'dark_cave',
      hint: { best } as never,
      board,
      client: { clans },
      pencil: vi.fn(),
      close: vi.fn(),
    }).container.textContent;
  expect(shown(true)).toContain('Your clan wins 50');
  expect(shown()).toContain('of your rivals');
});
