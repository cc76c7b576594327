/** What a game says until its first decision comes alone; the rest of it is fetched by whoever asks for it. */
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { loadOpening, t, eventText } from '../src/lib/speak.svelte';
import { firstOf } from '../src/lib/parts';
import { isLoaded, loadTexts } from '../src/lib/text';

it('says what the first decision needs, and later what was asked for too early', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loadTexts('en');
  await loadOpening('dungeon_lords');
  expect(isLoaded('en', firstOf('dungeon_lords'))).toBe(true);
  expect(isLoaded('en', 'dungeon_lords')).toBe(false);
  expect(t('dl-ask-choose_blocked')).toBe('Which two orders do you block?');

  const event = { kind: 'creature_hired', seat: 0, creature: 'troll_1' } as never;
  let told = '';
  const stop = $effect.root(() => {
    $effect(() => {
      told = `${t('dl-creature-troll_1')}|${eventText('dungeon_lords', event, ['Anna', 'Bert'], null)}`;
    });
  });
  flushSync();
  expect(told).toBe('|');
  await vi.waitFor(() => expect(isLoaded('en', 'dungeon_lords')).toBe(true));
  await vi.waitFor(() => expect(told).toContain('Troll|Anna'));
  expect(report).not.toHaveBeenCalled();
  stop();
});

it('loads whole what has no opening of its own', async () => {
  await loadTexts('en');
  await loadOpening('pages');
  expect(isLoaded('en', 'pages')).toBe(true);
});
