import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attempt } from '../src/lib/academy/attempt.svelte';
import { api, Refused } from '../src/lib/api';
import { Lesson } from '../src/lib/learn/lesson.svelte';
import type { Hint, LearnStep, PuzzleBest, PuzzleStep } from '../src/lib/wire/generated/wire';
import { until } from './support/until';

const ADD = { kind: 'add' };
const KEEP = { kind: 'keep' };
const settle = () => until(() => expect(true).toBe(true));

/** A question that is answered when the test says so. */
class Later<T> {
  answer!: (value: T) => void;
  refuse!: (error: unknown) => void;
  readonly promise = new Promise<T>((done, failed) => {
    this.answer = done;
    this.refuse = failed;
  });
}

afterEach(() => vi.restoreAllMocks());

describe('an attempt at a puzzle', () => {
  const step = (actions: unknown[], rest: Partial<PuzzleStep> = {}) =>
    ({
      puzzle: { id: 'easy-1' },
      version: actions.length,
      view: {},
      legal: [ADD, KEEP],
      events: actions.length ? [{ kind: 'happened' }] : [],
      result: null,
      ...rest,
    }) as unknown as PuzzleStep;

  beforeEach(() => {
    vi.spyOn(api, 'puzzle').mockImplementation((_game, _id, actions) => Promise.resolve(step(actions)));
  });

  it('sends the whole line of play with every step, and can shorten it', async () => {
    const attempt = new Attempt('welcome_dungeon', 'easy-1');
    await until(() => expect(attempt.step).not.toBeNull());
    expect(attempt.choose(ADD)).toBe(true);
    await attempt.ink();
    expect(attempt.actions).toEqual([ADD]);
    expect(attempt.playback.now!.queue.map(({ version, event }) => [version, event.kind])).toEqual([[1, 'happened']]);
    await attempt.back();
    expect(attempt.actions).toEqual([]);
    expect(attempt.playback.now!.queue).toEqual([]);
  });

  it('takes only what is allowed, and nothing while something is on its way', async () => {
    const attempt = new Attempt('welcome_dungeon', 'easy-1');
    await until(() => expect(attempt.sending).toBeNull());
    expect(attempt.choose({ kind: 'pass' })).toBe(false);
    attempt.choose(ADD);
    const done = attempt.ink();
    expect(attempt.sending).toEqual({ action: ADD });
    expect(attempt.choose(KEEP)).toBe(false);
    await done;
  });

  it('says more with every press, also with one before the last is answered', async () => {
    const attempt = new Attempt('welcome_dungeon', 'easy-1');
    await until(() => expect(attempt.sending).toBeNull());
    const [little, more] = [new Later<Hint>(), new Later<Hint>()];
    const ask = vi.spyOn(api, 'puzzleHint').mockReturnValueOnce(little.promise).mockReturnValueOnce(more.promise);
    const presses = [attempt.help(), attempt.help()];
    expect(ask.mock.calls.map(([, , , degree]) => degree)).toEqual([1, 2]);
    more.answer({ text: 'first_step' } as Hint);
    little.answer({ text: 'good_so_far' } as Hint);
    await Promise.all(presses);
    expect(attempt.hint?.text).toBe('first_step');
    expect(attempt.degree).toBe(2);
  });

  it('does not show a hint about a position that is gone, and a press that failed was none', async () => {
    const attempt = new Attempt('welcome_dungeon', 'easy-1');
    await until(() => expect(attempt.sending).toBeNull());
    const slow = new Later<Hint>();
    vi.spyOn(api, 'puzzleHint')
      .mockReturnValueOnce(slow.promise)
      .mockRejectedValueOnce(new Refused({ code: 'busy' } as never, 503));
    const press = attempt.help();
    attempt.choose(ADD);
    await attempt.ink();
    slow.answer({ text: 'good_so_far' } as Hint);
    await press;
    expect(attempt.hint).toBeNull();
    expect(attempt.degree).toBe(0);
    await attempt.help();
    expect(attempt.degree).toBe(0);
    expect(attempt.problem).not.toBeNull();
  });

  it('drops an answer that comes after a later question', async () => {
    const attempt = new Attempt('welcome_dungeon', 'easy-1');
    await until(() => expect(attempt.step).not.toBeNull());
    const slow = new Later<PuzzleStep>();
    vi.mocked(api.puzzle).mockReturnValueOnce(slow.promise);
    attempt.choose(ADD);
    const first = attempt.ink();
    await attempt.restart();
    slow.answer(step([ADD], { version: 99 }));
    await first;
    expect(attempt.step?.version).toBe(0);
    expect(attempt.sending).toBeNull();
  });

  it('says why a step was refused and lets the player go on', async () => {
    const attempt = new Attempt('welcome_dungeon', 'easy-1');
    await until(() => expect(attempt.step).not.toBeNull());
    vi.mocked(api.puzzle).mockRejectedValueOnce(new Refused({ code: 'unknown_puzzle' } as never, 400));
    attempt.choose(ADD);
    await attempt.ink();
    expect(attempt.problem?.code).toBe('unknown_puzzle');
    await attempt.retry();
    expect(attempt.problem).toBeNull();
  });

  it('gives hints that say more each time, until the next step', async () => {
    const asked = vi
      .spyOn(api, 'puzzleHint')
      .mockImplementation((_game, _id, _actions, degree) =>
        Promise.resolve({ text: 'good', degree } as unknown as Hint),
      );
    const attempt = new Attempt('welcome_dungeon', 'easy-1');
    await until(() => expect(attempt.step).not.toBeNull());
    for (const _ of [1, 2, 3, 4]) await attempt.help();
    expect(asked.mock.calls.map((call) => call[3])).toEqual([1, 2, 3]);
    attempt.choose(ADD);
    await attempt.ink();
    expect(attempt.hint).toBeNull();
  });

  it('never asks for the answer by itself; shows it step by step when asked, and then no longer counts', async () => {
    const best = vi
      .spyOn(api, 'puzzleBest')
      .mockResolvedValue({ actions: [ADD, KEEP], reasons: [] } as unknown as PuzzleBest);
    const attempt = new Attempt('welcome_dungeon', 'easy-1');
    await until(() => expect(attempt.step).not.toBeNull());
    attempt.choose(ADD);
    await attempt.ink();
    expect(best).not.toHaveBeenCalled();
    await attempt.showBest();
    expect(attempt.shown).toBe(true);
    expect(attempt.actions).toEqual([ADD, KEEP]);
    await attempt.explain();
    expect(best).toHaveBeenCalledTimes(1);
  });
});

describe('a scene of a lesson', () => {
  const told = (moves: unknown[], rest: Partial<LearnStep> = {}) =>
    ({
      step: moves.length,
      steps: 2,
      view: {},
      legal: [ADD],
      events: moves.length ? [{ kind: 'happened' }] : [],
      telling: { title: `after ${moves.length}` },
      show: { action: ADD },
      mistake: null,
      ...rest,
    }) as unknown as LearnStep;

  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(api, 'scene').mockImplementation((_game, _scene, moves) => Promise.resolve(told(moves)));
  });

  const opened = async () => {
    const lesson = new Lesson('welcome_dungeon', 'one_run', 'en');
    await until(() => expect(lesson.step).not.toBeNull());
    return lesson;
  };

  it('keeps the right moves in this browser and goes on there', async () => {
    const lesson = await opened();
    lesson.choose(ADD);
    await lesson.ink();
    expect(lesson.moves).toEqual([{ action: ADD }]);
    expect(lesson.before?.title).toBe('after 0');
    const again = await opened();
    expect(again.moves).toEqual([{ action: ADD }]);
    expect((await (async () => new Lesson('welcome_dungeon', 'other', 'en'))()).moves).toEqual([]);
  });

  it('takes a wrong try back and says why; the page is not at rest while it lies on the board', async () => {
    const lesson = await opened();
    const isIdle = () => document.documentElement.hasAttribute('data-idle');
    vi.mocked(api.scene).mockResolvedValueOnce(told([], { mistake: { text: 'Too late.', clauses: [] } }));
    await until(() => expect(isIdle()).toBe(true));
    lesson.choose(ADD);
    const tried = lesson.ink();
    await settle();
    expect(lesson.sending).not.toBeNull();
    expect(isIdle()).toBe(false);
    await tried;
    await until(() => expect(isIdle()).toBe(true));
    expect(lesson.mistake?.text).toBe('Too late.');
    expect(lesson.moves).toEqual([]);
    expect(lesson.step?.step).toBe(0);
  });

  it('answers in words, goes back a step and speaks another language', async () => {
    const lesson = await opened();
    await lesson.answer('three');
    expect(lesson.moves).toEqual([{ answer: 'three' }]);
    await lesson.back();
    expect(lesson.moves).toEqual([]);
    lesson.speak('cs');
    await until(() => expect(vi.mocked(api.scene).mock.calls.at(-1)?.[3]).toBe('cs'));
  });

  it('begins anew where the kept moves no longer fit', async () => {
    localStorage.setItem(
      'podzemi.lesson',
      JSON.stringify({ place: 'welcome_dungeon/one_run', moves: [{ action: KEEP }] }),
    );
    vi.mocked(api.scene).mockRejectedValueOnce(new Refused({ code: 'malformed' } as never, 400));
    const lesson = await opened();
    expect(lesson.moves).toEqual([]);
    expect(lesson.problem).toBeNull();
  });
});
