import { expect, it } from 'vitest';
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
