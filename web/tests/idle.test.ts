/** The page says when it is at rest: `<html data-idle>`. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterwards, begin, during } from '../src/lib/idle';

const isIdle = () => document.documentElement.hasAttribute('data-idle');
const later = () => new Promise((done) => setTimeout(done));

describe('idle', () => {
  beforeEach(async () => {
    begin()();
    await later();
    expect(isIdle()).toBe(true);
  });

  it('waits for everything that was begun', async () => {
    const [first, second] = [begin(), begin()];
    expect(isIdle()).toBe(false);
    first();
    first(); // over is over
    await later();
    expect(isIdle()).toBe(false);
    second();
    await later();
    expect(isIdle()).toBe(true);
  });

  it('waits for a promise, kept or broken, and gives it back', async () => {
    const kept = during(Promise.resolve(7));
    expect(isIdle()).toBe(false);
    expect(await kept).toBe(7);
    await expect(during(Promise.reject(new Error('no')))).rejects.toThrow('no');
    await later();
    expect(isIdle()).toBe(true);
  });

  it('does not rest between one thing and the next', async () => {
    const seen = vi.fn();
    new MutationObserver(() => seen(isIdle())).observe(document.documentElement, { attributes: true });
    await during(Promise.resolve()).then(() => during(later()));
    expect(seen).not.toHaveBeenCalledWith(true);
  });

  it('lets what nobody waits for begin once it has come to rest, and is at rest again after it', async () => {
    const first = begin();
    const [work, done] = [vi.fn(), Promise.withResolvers<void>()];
    afterwards(() => (work(), done.promise));
    await later();
    expect(work).not.toHaveBeenCalled();
    first();
    await vi.waitFor(() => expect(work).toHaveBeenCalled());
    expect(isIdle()).toBe(false);
    done.resolve();
    await vi.waitFor(() => expect(isIdle()).toBe(true));
    begin()();
    await later();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not keep what nobody waits for waiting for ever', () => {
    vi.useFakeTimers();
    const stop = begin();
    const work = vi.fn(() => Promise.resolve());
    afterwards(work);
    return vi.advanceTimersByTimeAsync(20_000).then(() => {
      expect(work).toHaveBeenCalled();
      stop();
      vi.useRealTimers();
    });
  });
});
