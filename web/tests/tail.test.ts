import { beforeEach, describe, expect, it } from 'vitest';
import { Tail } from '../src/lib/table/tail.svelte.ts';

const LINES = 100;
let list: HTMLElement;
let tail: Tail;
let height: number;
let top: number;

/** As in a browser: the scroll event comes later than the scrolling. */
function scrolled(): void {
  list.dispatchEvent(new Event('scroll'));
}

function fromEnd(): number {
  return height - LINES - top;
}

beforeEach(() => {
  [height, top] = [1000, 0];
  list = document.createElement('div');
  Object.defineProperties(list, {
    scrollHeight: { get: () => height },
    clientHeight: { get: () => LINES },
    scrollTop: {
      get: () => top,
      set: (wanted: number) => {
        top = Math.max(0, Math.min(wanted, height - LINES));
      },
    },
  });
  tail = new Tail();
  tail.attach(list);
  tail.follow();
  scrolled();
});

describe('the end of a growing list', () => {
  it('is followed although lines come between the scrolling and its event', () => {
    height += 300;
    scrolled();
    tail.follow();
    expect([tail.following, fromEnd()]).toEqual([true, 0]);
  });

  it('is followed when lines go away above, and come again', () => {
    height -= 500;
    top = height - LINES;
    height += 400;
    scrolled();
    tail.follow();
    expect([tail.following, fromEnd()]).toEqual([true, 0]);
  });

  for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    it(`is left by the reader's ${kind} alone, and followed again from the end`, () => {
      list.dispatchEvent(new Event(kind));
      top -= 200;
      scrolled();
      height += 300;
      tail.follow();
      expect([tail.following, fromEnd()]).toEqual([false, 500]);
      top = height - LINES;
      scrolled();
      height += 300;
      tail.follow();
      expect([tail.following, fromEnd()]).toEqual([true, 0]);
    });

  it('is where its button leads', () => {
    list.dispatchEvent(new Event('wheel'));
    top -= 200;
    scrolled();
    tail.return();
    expect([tail.following, fromEnd()]).toEqual([true, 0]);
  });
});
