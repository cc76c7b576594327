import { expect, it, vi } from 'vitest';
import { LANGUAGES, isLoaded, loadTexts, text } from '../src/lib/text';

it.each(LANGUAGES)('what every page says in %s needs no game to be loaded', async (language) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loadTexts(language);
  for (const game of ['welcome_dungeon', 'paper_dungeons', 'dark_cave', 'dungeon_lords']) {
    expect(isLoaded(language, game)).toBe(false);
    expect(text(language, `game-title-${game}`)).not.toMatch(/[{}]|game-title/);
    expect(text(language, `game-tagline-${game}`)).not.toMatch(/[{}]|game-tagline/);
  }
  expect(report).not.toHaveBeenCalled();
});

it.each(LANGUAGES)('the parts of %s fit together: nothing is there twice', async (language) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const part of ['common', 'pages', 'later', 'welcome_dungeon', 'paper_dungeons', 'dark_cave', 'dungeon_lords'])
    await loadTexts(language, part);
  expect(report).not.toHaveBeenCalled();
});
