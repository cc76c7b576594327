import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from '../src/lib/replay/player.svelte';
import type { Source } from '../src/lib/replay/source';
import type { Frame, ReplayStory } from '../src/lib/wire/generated/wire';

const TOTAL = 70;

function frame(at: number, eye: string): Frame {
  const focus = eye === 'public' ? null : Number(eye);
  const events = at === 0 ? [] : [{ kind: 'moved', at }];
  return {
    at,
    time: at,
    seat: at === 0 ? null : at % 2,
    focus,
    view: { seat: focus, to_act: [0], at },
    outlook: null,
    events,
    result: null,
    hands: null,
  };
}

function story(eye: string): ReplayStory {
  return {
    game: 'g',
    players: 2,
    options: {},
    total: TOTAL,
    eye,
    rounds: [0, 20, 45],
    history: [],
    pack: null,
    table: null,
    branches: [],
    behind: null,
  };
}

function source() {
  const page = vi.fn(async (eye: string, from: number, to: number) => ({
    total: TOTAL,
    eye,
    frames: Array.from({ length: Math.min(to, TOTAL) - from + 1 }, (_, n) => frame(from + n, eye)),
  }));
  return { page, story: vi.fn(async (eye: string) => story(eye)) } as unknown as Source & { page: typeof page };
}

const failed = vi.fn();
const settled = async () => {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};

describe('a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    expect(failed).not.toHaveBeenCalled();
  });

  it('plays the events of one move forward, and cuts everything else', async () => {
    const player = new Player(source(), story('public'), 10, failed);
    await settled();
    expect([player.at, player.picture?.at, player.playback.now!.queue]).toEqual([10, 10, []]);
    player.step(1);
    await settled();
    expect(player.playback.now!.queue.map((one) => one.version)).toEqual([11]);
    player.step(1);
    await settled();
    expect(player.playback.now!.queue.map((one) => one.id)).toEqual([2, 3]);
    player.step(-1);
    await settled();
    expect([player.picture?.at, player.playback.now!.queue]).toEqual([11, []]);
    player.playback.reader = { pace: () => 'normal', isCalm: () => false };
    const moves = vi.fn();
    player.playback.moves = moves;
    player.step(-1);
    await settled();
    expect(moves).toHaveBeenLastCalledWith([{ kind: 'moved', at: 11 }], expect.any(Number), true);
    player.jump(500);
    await settled();
    expect(moves).toHaveBeenLastCalledWith([], 0);
    expect([player.picture?.at, player.playback.now!.queue]).toEqual([TOTAL, []]);
  });

  it('asks for each page once, and for the next before it is needed', async () => {
    const from = source();
    const player = new Player(from, story('public'), 3, failed);
    await settled();
    player.jump(5);
    await settled();
    expect(from.page.mock.calls.map((call) => call[1])).toEqual([0]);
    player.jump(20);
    await settled();
    expect(from.page.mock.calls.map((call) => call[1])).toEqual([0, 30]);
  });

  it('keeps the moment when it is seen with other eyes', async () => {
    const player = new Player(source(), story('public'), 12, failed);
    await settled();
    await player.look('1');
    await settled();
    expect([player.at, player.picture?.focus, player.playback.now!.queue]).toEqual([12, 1, []]);
  });

  it('jumps by rounds', async () => {
    const player = new Player(source(), story('public'), 30, failed);
    await settled();
    player.round(1);
    expect(player.at).toBe(45);
    player.round(1);
    expect(player.at).toBe(TOTAL);
    player.round(-1);
    expect(player.at).toBe(45);
    player.round(-1);
    player.round(-1);
    expect(player.at).toBe(0);
    await settled();
  });

  it('goes on by itself, waits for the board, and stops at the end', async () => {
    const player = new Player(source(), story('public'), TOTAL - 3, failed);
    await settled();
    const { playback } = player;
    let isBusy = true;
    playback.reader = { pace: () => 'normal', isCalm: () => false };
    playback.script = {
      beats: (_, after, happened) => [
        { id: happened[0]!.id, version: 1, ms: 900, view: after.view!, outlook: null, events: [] },
      ],
      holds: () => isBusy,
    };
    player.step(1);
    await settled();
    player.speed = 4;
    player.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect([player.at, playback.isHeld]).toEqual([TOTAL - 2, true]);
    isBusy = false;
    playback.release();
    await vi.advanceTimersByTimeAsync(5000);
    expect([player.at, player.playing]).toEqual([TOTAL, false]);
  });
});
