import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileMoving } from '../src/lib/table/following';

const SECOND = 60;
let looks = 0;
let moves = false;
let stop: () => void;

/** Lets so many frames go by, and what observers have to tell. */
async function frames(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await vi.advanceTimersByTimeAsync(17);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'performance'] });
  document.body.innerHTML = '<p>here</p>';
  [looks, moves] = [0, false];
  stop = whileMoving(() => {
    looks += 1;
    return moves;
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a clock that ticks does not keep it awake', async () => {
  await frames(2 * SECOND);
  const seen = looks;
  for (let second = 0; second < 10; second++) {
    document.querySelector('p')!.firstChild!.textContent = `${second}`;
    await frames(SECOND);
  }
  expect(looks - seen).toBeLessThan(SECOND);
});

test('while nothing moves nobody looks', async () => {
  await frames(2 * SECOND);
  const seen = looks;
  await frames(10 * SECOND);
  expect(looks).toBe(seen);
});

test('what moves by itself is followed until it rests', async () => {
  moves = true;
  await frames(5 * SECOND);
  expect(looks).toBeGreaterThan(4 * SECOND);
  moves = false;
  await frames(2 * SECOND);
  const seen = looks;
  await frames(SECOND);
  expect(looks).toBe(seen);
});

test.each([
  ['an element', () => document.body.append(document.createElement('i'))],
  ['an attribute', () => document.querySelector('p')!.setAttribute('style', 'left:9px')],
  ['words', () => (document.querySelector('p')!.firstChild!.textContent = 'there')],
  ['scrolling', () => document.querySelector('p')!.dispatchEvent(new Event('scroll'))],
  [
    'a movement that begins',
    () => document.querySelector('p')!.dispatchEvent(new Event('transitionstart', { bubbles: true })),
  ],
  ['another window', () => window.dispatchEvent(new Event('resize'))],
])('%s wakes it', async (_, stir) => {
  await frames(2 * SECOND);
  const seen = looks;
  stir();
  await frames(2);
  expect(looks).toBeGreaterThan(seen);
});

test('who has stopped looks no more', async () => {
  stop();
  const seen = looks;
  document.body.append(document.createElement('i'));
  await frames(SECOND);
  expect(looks).toBe(seen);
});
