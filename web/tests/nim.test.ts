/** A fifth board: a whole client in few lines, through public contracts alone, on the page that every table has. */
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadClient } from '../src/lib/games';
import { settings } from '../src/lib/settings.svelte';
import { loadLanguage } from '../src/lib/text';
import createNim, { type Take, type View } from './nim/client';
import { goOn, happen, openTable, primary, standIn, type Line, type Scene } from './support/tablepage';
import { until } from './support/until';

vi.mock('../src/lib/games', () => ({ loadClient: vi.fn() }));

const FOLDER = join(import.meta.dirname, 'nim');
const FILES = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'));

/** A moment of the game; the reader has seat 0. */
function moment(version: number, heaps: number[], toAct: number[], events: object[] = []): Scene {
  const view: View = { seat: 0, to_act: toAct, seats: [0, 1], heaps };
  const legal: Take[] = heaps.flatMap((size, heap) =>
    Array.from({ length: size }, (_, n): Take => ({ kind: 'take', heap, stones: n + 1 })),
  );
  return { version, view, legal: toAct.includes(0) ? legal : [], events, outlook: null };
}

const START = moment(1, [1, 2, 3], [0]);
const question = () => document.querySelector('.ask h2')?.textContent;
const stone = (name: string) => screen.getByRole('button', { name });
const open = (scene: Scene = START): Promise<Line> => openTable('nim', scene, 2, '.nim');

beforeAll(async () => {
  settings.language = 'en';
  await loadLanguage('en');
});
beforeEach(() => {
  standIn();
  vi.mocked(loadClient).mockImplementation(async () => createNim({}));
  settings.pace = 'normal';
});
afterEach(() => {
  cleanup();
  settings.pace = null;
  vi.unstubAllGlobals();
});

describe('a fifth board', () => {
  it('is at most 150 lines, and knows nothing but public contracts', () => {
    expect(FILES.reduce((sum, text) => sum + text.split('\n').length - 1, 0)).toBeLessThanOrEqual(150);
    const known = FILES.flatMap((text) => [...text.matchAll(/from '(\.\.[^']+)'/g)].map(([, from]) => from!));
    expect(known.length).toBeGreaterThan(3);
    for (const from of known) expect(from).toMatch(/^\.\.\/\.\.\/src\/lib\/games\/(board|show|shared\/\w+)$/);
  });

  it('lights what is legal, pencils with one press and inks with the next', async () => {
    const line = await open();
    expect(document.querySelectorAll('.nim [data-legal]')).toHaveLength(6);
    await fireEvent.click(stone('Take 2 from heap 3'));
    expect(question()).toBe('You take 2 stones from heap 3');
    expect(document.querySelectorAll('.nim .pencil')).toHaveLength(2);
    await fireEvent.click(stone('Take 2 from heap 3'));
    expect(line.acts.map(({ action }) => action)).toEqual([{ kind: 'take', heap: 2, stones: 2 }]);
    await goOn(line, moment(2, [1, 2, 1], [1], [{ kind: 'taken', seat: 0, heap: 2, stones: 2 }]));
    expect(document.querySelectorAll('.nim button')).toHaveLength(4);
    expect(document.querySelectorAll('.nim [data-legal]')).toHaveLength(0);
  });

  it('is played by keys alone: arrows, Enter, and Escape to let go', async () => {
    const line = await open();
    const stops = [...document.querySelectorAll<HTMLElement>('.nim [data-stop]')];
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await fireEvent.keyDown(document.body, { key: 'g' });
    expect(document.activeElement).toBe(stops[0]);
    await fireEvent.click(stops[0]!);
    expect(primary()?.textContent).toContain('take 1 stone from heap 1');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(primary()).toBeNull();
    await fireEvent.click(stops[0]!);
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(line.acts).toHaveLength(1);
  });

  it("shows the other one's move for a while, and asks when it has been seen", async () => {
    settings.pace = 'fast';
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // the words of Nim's events are not ours
    const line = await open(moment(1, [1, 2, 3], [1]));
    await happen(line, moment(2, [1, 2, 0], [0], [{ kind: 'taken', seat: 1, heap: 2, stones: 3 }]));
    await until(() => expect(document.querySelectorAll('.nim .gone')).toHaveLength(3));
    expect(document.querySelectorAll('.nim [data-legal]')).toHaveLength(0);
    await until(() => expect(document.querySelectorAll('.nim .gone')).toHaveLength(0));
    expect(document.querySelectorAll('.nim [data-legal]')).toHaveLength(3);
    expect(question()).toBe('Which stones do you take?');
  });
});
