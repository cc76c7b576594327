/** The page says when it is at rest: `<html data-idle>`. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { begin, during } from '../src/lib/idle';

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
});
