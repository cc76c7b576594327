import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { Pacer, type Pace } from '../src/lib/table/pacer.svelte.ts';
import { noteSeen, paceOf } from '../src/lib/table/paces';
import type { Table } from '../src/lib/table/reducer';

const table = (version: number, to_act: number[], more: Partial<Table> = {}) =>
  ({
    version,
    seat: 0,
    view: { seat: 0, to_act },
    clock: null,
    info: { id: 'OAK' },
    missed: 0,
    ...more,
  }) as unknown as Table;

let pacer: Pacer;
let pace: Pace;
let busy: boolean;
const version = () => pacer.shown?.version;

beforeEach(() => {
  vi.useFakeTimers();
  [pacer, pace, busy] = [new Pacer(), 'normal', false];
  pacer.watching = { pace: () => pace, busy: () => busy };
  pacer.take(table(1, [1]), false);
});
afterEach(() => {
  pacer.close();
  vi.useRealTimers();
});

describe('what others do', () => {
  it('is shown one step after the other, in the chosen pace', () => {
    pacer.take(table(2, [1]), true);
    pacer.take(table(3, [2]), true);
    pacer.take(table(4, [0]), true);
    expect([version(), pacer.behind]).toEqual([1, 3]);
    vi.advanceTimersByTime(800);
    expect(version()).toBe(2);
    pace = 'fast';
    vi.advanceTimersByTime(800);
    expect(version()).toBe(3);
    vi.advanceTimersByTime(350);
    expect([version(), pacer.behind]).toEqual([4, 0]);
  });

  it('waits for a movement that the board still plays', () => {
    pacer.take(table(2, [1]), true);
    busy = true;
    vi.advanceTimersByTime(5000);
    expect(version()).toBe(1);
    busy = false;
    vi.advanceTimersByTime(100);
    expect(version()).toBe(2);
  });

  it('can be held and skipped', () => {
    pacer.take(table(2, [1]), true);
    pacer.take(table(3, [0]), true);
    pacer.pause();
    vi.advanceTimersByTime(60_000);
    expect([version(), pacer.paused]).toEqual([1, true]);
    pacer.pause();
    vi.advanceTimersByTime(1);
    expect(version()).toBe(2);
    pacer.skip();
    expect([version(), pacer.behind]).toEqual([3, 0]);
  });

  it('is there at once for those who want that', () => {
    pace = 'at-once';
    pacer.take(table(2, [2]), true);
    expect(version()).toBe(2);
  });
});

describe('the present is shown', () => {
  it('while the reader decides', () => {
    pacer.take(table(2, [0, 1]), false);
    pacer.take(table(3, [0]), true);
    expect(version()).toBe(3);
  });

  it('when the own clock runs, or something is asked of all', () => {
    pacer.take(table(2, [0], { clock: { seats: [{}] } as never }), true);
    expect(version()).toBe(2);
    pacer.take(table(3, [1]), false);
    pacer.take(table(4, [2], { clock: { seats: [], question: {}, paused: null } as never }), true);
    expect(version()).toBe(4);
  });

  it('after everything was asked for again', () => {
    pacer.take(table(2, [1]), true);
    pacer.take(table(9, [2]), false);
    expect([version(), pacer.behind]).toEqual([9, 0]);
  });
});

it('who comes and goes is told at once, also in steps that are still to be shown', () => {
  pacer.take(table(2, [1]), true);
  pacer.describe(table(2, [1], { info: { id: 'ELM' } as never }));
  expect(pacer.shown).toMatchObject({ version: 1, info: { id: 'ELM' } });
  vi.advanceTimersByTime(800);
  expect(pacer.shown).toMatchObject({ version: 2, info: { id: 'ELM' } });
});

it('the first match of a game is shown slowly, unless the reader chose', () => {
  localStorage.clear();
  settings.pace = null;
  expect(paceOf('dark_cave')).toBe('slow');
  noteSeen('dark_cave');
  expect([paceOf('dark_cave'), paceOf('paper_dungeons')]).toEqual(['normal', 'slow']);
  settings.pace = 'fast';
  expect(paceOf('paper_dungeons')).toBe('fast');
  settings.pace = null;
});
