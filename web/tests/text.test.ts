import { describe, expect, it, vi } from 'vitest';
import { eventText, optionValueText, refusalText } from '../src/lib/sentences';
import { LANGUAGES, has, isLoaded, loadLanguage, name, text } from '../src/lib/text';

describe('text', () => {
  it('shows the key, reports it once and does not throw before a language is loaded', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(isLoaded('en')).toBe(false);
    expect(text('en', 'wd-title')).toBe('wd-title');
    expect(text('en', 'wd-title')).toBe('wd-title');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each(LANGUAGES)('loads %s whole', async (language) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await loadLanguage(language);
    expect(isLoaded(language)).toBe(true);
    expect(has(language, 'shell-tagline')).toBe(true);
    expect(has(language, 'refusal-refused')).toBe(true);
    expect(text(language, 'wd-action-sacrifice', { tile: name('wd-tile-cloak') })).not.toMatch(/[{}]/);
    expect(report).not.toHaveBeenCalled();
  });

  it('shows and reports a missing key or value', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await loadLanguage('cs');
    expect(text('cs', 'wd-nothing')).toBe('wd-nothing');
    expect(text('cs', 'wd-action-sacrifice')).toContain('Obětovat');
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('makes sentences in the cases and numbers of the language', async () => {
    await Promise.all([loadLanguage('cs'), loadLanguage('en')]);
    const event = { kind: 'equipment_sacrificed', seat: 1, tile: 'vorpal_axe', hp: 4, monster: null };
    expect(eventText('cs', 'welcome_dungeon', event, ['Anežka', 'Marek'], 0)).toBe(
      'Marek obětuje Magickou sekeru; hrdina má 4\u00a0životy.',
    );
    const below = { ...event, hp: -1 };
    expect(eventText('en', 'welcome_dungeon', below, ['Anežka', 'Marek'], 0)).toContain('−1');
    expect(optionValueText('cs', 'welcome_dungeon', 'memory_aid', true)).toBe('ano');
    expect(refusalText('cs', 'welcome_dungeon', 'not_in_play', { tile: 'cloak' })).toContain('Neviditelný plášť');
  });
});
