import { expect, it, onTestFinished, vi } from 'vitest';
import { explainFocused, hideTip, tip, tips } from '../src/lib/ui/tip.svelte';
import { placed } from '../src/lib/ui/tipplace';

const WINDOW = { width: 1000, height: 800 };
const TIP = { width: 200, height: 80 };
const THING = { left: 400, top: 400, width: 60, height: 60 };
const overlaps = (a: typeof THING, b: typeof THING) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

it('stands above its thing where nothing is in the way', () => {
  expect(placed(THING, TIP, WINDOW, [])).toMatchObject({ left: 330, top: 310 });
});

it('leaves its neighbours free if it can', () => {
  const above = { ...THING, top: 320 };
  const below = { ...THING, top: 480 };
  const box = placed(THING, TIP, WINDOW, [above, below]);
  expect([above, below, THING].some((one) => overlaps(box, one))).toBe(false);
});

it('never leaves the window', () => {
  const corner = { left: 0, top: 0, width: 40, height: 40 };
  const box = placed(corner, TIP, WINDOW, []);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(overlaps(box, corner)).toBe(false);
});

/** A thing on the page with something to say, as a board attaches it. */
function thing(words: () => string | null, parent: Element = document.body): HTMLElement {
  const element = parent.appendChild(document.createElement('button'));
  const said = () => {
    const title = words();
    return title === null ? null : { title, rule: '', clause: '' };
  };
  const detach = tip(said)(element) as () => void;
  onTestFinished(() => {
    detach();
    hideTip();
    element.remove();
  });
  return element;
}

const moved = (element: Element) =>
  element.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { pointerType: 'mouse', movementX: 1, movementY: 0 }),
  );

it('makes no words before somebody asks, and says how the thing is by then', () => {
  let wounds = 1;
  const words = vi.fn(() => `${wounds} wounds`);
  const hero = thing(words);
  expect(words).not.toHaveBeenCalled();
  wounds = 2;
  hero.focus();
  expect(explainFocused()).toBe(true);
  expect(tips.shown?.words()?.title).toBe('2 wounds');
  wounds = 3;
  expect(tips.shown?.words()?.title).toBe('3 wounds');
});

it('comes when the pointer has rested, of the innermost thing that has something to say, and goes with it', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const outer = thing(() => 'the room');
  const inner = thing(() => 'the monster', outer);
  const silent = thing(() => null, outer);
  moved(inner);
  expect(tips.shown).toBeNull();
  vi.advanceTimersByTime(300);
  expect(tips.shown?.words()?.title).toBe('the monster');
  inner.dispatchEvent(Object.assign(new Event('pointerout', { bubbles: true }), { relatedTarget: document.body }));
  expect(tips.shown).toBeNull();
  moved(silent);
  vi.advanceTimersByTime(300);
  expect(tips.shown?.words()?.title).toBe('the room');
});
