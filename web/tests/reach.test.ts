import { expect, test } from 'vitest';
import { push } from '../src/lib/table/reach';

const SEEN = { top: 100, bottom: 300 };

test('what lies below is scrolled up until it is just seen', () => {
  expect(push([{ top: 310, bottom: 360 }], SEEN)).toBe(60);
});

test('what lies above is scrolled down until it is just seen', () => {
  expect(push([{ top: 20, bottom: 60 }], SEEN)).toBe(-80);
});

test('as many as possible are brought, not only the nearest', () => {
  const row = [310, 370, 430].map((top) => ({ top, bottom: top + 50 }));
  expect(push(row, SEEN)).toBe(180);
});

test('where they do not fit together, the most of them', () => {
  const spread = [
    { top: 20, bottom: 60 },
    { top: 310, bottom: 360 },
    { top: 400, bottom: 450 },
  ];
  expect(push(spread, SEEN)).toBe(150);
});

test('of what is longer than the board, the beginning', () => {
  expect(push([{ top: 320, bottom: 900 }], SEEN)).toBe(220);
});
