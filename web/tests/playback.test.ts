import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import type { Beat } from '../src/lib/play/beats';
import { noteSeen, paceOf, type Pace } from '../src/lib/play/paces';
import { Playback } from '../src/lib/play/playback.svelte';
import { isTimed, isUrgent } from '../src/lib/table/steps';
import type { Table } from '../src/lib/table/reducer';

const table = (version: number, to_act: number[], more: Partial<Table> = {}) =>
  ({
    version,
    seat: 0,
    view: { seat: 0, to_act },
    clock: null,
    legal: [],
    queue: [],
    result: null,
    info: { id: 'OAK' },
    missed: 0,
    ...more,
  }) as unknown as Table;

let pacer: Playback<Table>;
let pace: Pace;
let ms: number;
const version = () => pacer.now?.version;

beforeEach(() => {
  vi.useFakeTimers();
  [pacer, pace, ms] = [new Playback<Table>({ isUrgent, isTimed }), 'normal', 0];
  pacer.reader = { pace: () => pace, isCalm: () => false };
  pacer.script = {
    beats: (_, after, happened) =>
      ms === 0
        ? []
        : [{ id: happened.at(-1)!.id, version: 1, ms, view: after.view!, outlook: null, events: [] } as Beat],
  };
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
    const happened = (id: number) => ({ queue: [{ id, version: 2, event: { kind: 'moved' } }] });
    ms = 900;
    pace = 'fast';
    pacer.take(table(2, [1], happened(1)), true);
    pacer.take(table(3, [1]), true);
    vi.advanceTimersByTime(351);
    expect([version(), pacer.shownUpTo]).toEqual([2, 1]);
    vi.advanceTimersByTime(440);
    expect([version(), pacer.shownUpTo]).toEqual([2, 1]);
    vi.advanceTimersByTime(20);
    expect([version(), pacer.shownUpTo]).toEqual([3, null]);
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
    pacer.present();
    expect([version(), pacer.behind]).toEqual([3, 0]);
  });

  it('is there at once for those who want that', () => {
    pace = 'at-once';
    pacer.take(table(2, [2]), true);
    expect(version()).toBe(2);
  });
});

describe('idleness', () => {
  it('can be waited for, and comes when nothing is left to show', async () => {
    let isIdle = false;
    pacer.take(table(2, [1]), true);
    void pacer.idle.then(() => (isIdle = true));
    await vi.advanceTimersByTimeAsync(700);
    expect([isIdle, pacer.isPlaying]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(200);
    expect([isIdle, pacer.isPlaying]).toEqual([true, false]);
    await pacer.idle;
  });

  it('holding stops a moment in its middle, and goes on with the rest of it', () => {
    ms = 800;
    pacer.take(table(2, [0], { queue: [{ id: 1, version: 2, event: { kind: 'moved' } }] }), true);
    vi.advanceTimersByTime(800);
    expect(pacer.beat).not.toBeNull();
    vi.advanceTimersByTime(500);
    pacer.pause();
    vi.advanceTimersByTime(60_000);
    expect(pacer.beat).not.toBeNull();
    pacer.pause();
    vi.advanceTimersByTime(299);
    expect(pacer.beat).not.toBeNull();
    vi.advanceTimersByTime(2);
    expect(pacer.beat).toBeNull();
  });
});

describe('a skip', () => {
  const moment = (id: number, isOutcome = false) =>
    ({
      id,
      version: 2,
      ms: 300,
      view: { seat: 0, to_act: [1] },
      outlook: null,
      events: [],
      isOutcome,
    }) as unknown as Beat;
  const happening = { id: 1, version: 2, event: { kind: 'passed' } };
  beforeEach(() => {
    pacer.script = { beats: () => [moment(1), moment(2), moment(3, true), moment(4)] };
    pacer.take(table(2, [1], { queue: [happening] }), true);
    vi.advanceTimersByTime(850);
  });

  it('stops at the outcome of what was watched until the next press', () => {
    expect([pacer.beat?.id, pacer.isHeld]).toEqual([1, false]);
    pacer.skip();
    expect([pacer.beat?.id, pacer.isHeld]).toEqual([3, true]);
    vi.advanceTimersByTime(60_000);
    expect(pacer.beat?.id).toBe(3);
    pacer.skip();
    expect([pacer.beat, pacer.isPlaying]).toEqual([null, false]);
  });

  it('of an outcome that is shown leads past it', () => {
    vi.advanceTimersByTime(700);
    expect([pacer.beat?.id, pacer.isHeld]).toEqual([3, false]);
    pacer.skip();
    expect(pacer.beat).toBeNull();
  });

  it('leaves nothing of a past that was asked for again', () => {
    pacer.take(table(9, [0]), false);
    expect([pacer.beat, version()]).toEqual([null, 9]);
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
  pacer.describe(table(2, [1]), (old) => ({ ...old, info: { id: 'ELM' } as never }));
  expect(pacer.now).toMatchObject({ version: 1, info: { id: 'ELM' } });
  vi.advanceTimersByTime(800);
  expect(pacer.now).toMatchObject({ version: 2, info: { id: 'ELM' } });
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
