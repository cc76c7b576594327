import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../src/lib/text';
import { settings } from '../src/lib/settings.svelte';
import { remark, styleOf, STYLES } from '../src/lib/table/voices';
import { Voices } from '../src/lib/table/voices.svelte';
import type { TableInfo } from '../src/lib/wire/generated/wire';

const seat = (kind: string) => ({ kind, name: kind === 'bot' ? 'novice' : 'Ann', owner: '', person: null });
const table = (version = 0) =>
  ({
    id: 'oak',
    game: 'welcome_dungeon',
    version,
    seats: [seat('person'), seat('bot'), seat('bot')],
  }) as unknown as TableInfo;

beforeEach(async () => {
  vi.useFakeTimers();
  settings.voices = true;
  await loadTexts('en');
});
afterEach(() => vi.useRealTimers());

/** A table where everybody decides in turn; what was said, and when. */
function evening(info: TableInfo, turns: number, every: number): { at: number; key: string }[] {
  let now = 0;
  const voices = new Voices(() => now);
  const heard: { at: number; key: string }[] = [];
  let last: unknown = null;
  for (let turn = 0; turn < turns; turn++, now += every) {
    voices.look(info, [turn % 3], null);
    if (voices.said && voices.said !== last) heard.push({ at: now, key: voices.said.key });
    last = voices.said;
  }
  return heard;
}

describe('what bots say', () => {
  it('follows from table, seat and turn alone', () => {
    const once = Array.from({ length: 60 }, (_, n) => remark('dark_cave', 'oak', 1, n, 'bold'));
    expect(once).toEqual(Array.from({ length: 60 }, (_, n) => remark('dark_cave', 'oak', 1, n, 'bold')));
    const said = once.filter((key) => key !== null);
    expect(said.length).toBeGreaterThan(3);
    expect(said.length).toBeLessThan(20);
    expect(new Set(said)).toEqual(new Set(['say-bold-dc-1', 'say-bold-dc-2']));
  });

  it('tells the style of a seat as the server does', () => {
    expect(['oak', 'm1f-žluť', ''].map((id) => [0, 1, 2].map((seat) => styleOf(id, seat)[0]).join(''))).toEqual([
      'csb',
      'sbc',
      'csb',
    ]);
  });

  it('greets at the beginning, and nobody who comes later', () => {
    expect(evening(table(), 1, 0)[0]?.key).toMatch(/^say-\w+-hello-[12]$/);
    expect(evening(table(9), 1, 0)).toEqual([]);
  });

  it('comes with pauses, however quick the turns', () => {
    const heard = evening(table(), 400, 1000);
    expect(heard.length).toBeGreaterThan(3);
    for (const [n, one] of heard.slice(1).entries()) expect(one.at - heard[n]!.at).toBeGreaterThanOrEqual(25_000);
    for (const { key } of heard) expect(STYLES.some((style) => key.startsWith(`say-${style}-`))).toBe(true);
  });

  it('ends by itself, and is never heard by who does not like it', () => {
    const voices = new Voices();
    voices.look(table(), [0], null);
    expect(voices.said).not.toBeNull();
    vi.advanceTimersByTime(6000);
    expect(voices.said).toBeNull();
    settings.voices = false;
    expect(evening(table(), 100, 30_000)).toEqual([]);
  });

  it('closes with a word of the winner among the bots', () => {
    const voices = new Voices();
    voices.look(table(9), [2], null);
    voices.look(table(9), [], [2]);
    expect(voices.said?.seat).toBe(2);
    expect(voices.said?.key).toMatch(/-won$/);
  });
});
