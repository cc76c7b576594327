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
