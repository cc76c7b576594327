import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeText } from '../src/lib/people/words';
import BarTable from '../src/lib/plots/BarTable.svelte';
import LinePlot from '../src/lib/plots/LinePlot.svelte';
import { band, line, linear, spread, ticks } from '../src/lib/plots/scale';
import { parse } from '../src/lib/router.svelte';
import { loadLanguage } from '../src/lib/text';

beforeAll(async () => {
  await loadLanguage('en');
});

describe('scales', () => {
  it('lead from values to places, also where there is only one value', () => {
    expect(linear(0, 10, 100, 0)(2.5)).toBe(75);
    expect(linear(7, 7, 100, 0)(7)).toBe(50);
  });

  it('mark round whole numbers around the values', () => {
    expect(ticks(3, 47, 4)).toEqual([0, 20, 40, 60]);
    expect(ticks(1180, 1762, 4)).toEqual([1000, 1200, 1400, 1600, 1800]);
    expect(ticks(0, 1, 4)).toEqual([0, 1]);
    expect(ticks(-12, -3, 3)).toEqual([-15, -10, -5, 0]);
    for (const same of [0, 5, 1500]) {
      const marks = ticks(same, same, 4);
      expect(marks[0]).toBeLessThanOrEqual(same);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(same);
    }
  });

  it('choose labels evenly, first and last among them', () => {
    expect(spread(3, 5)).toEqual([0, 1, 2]);
    expect(spread(101, 5)).toEqual([0, 25, 50, 75, 100]);
  });

  it('draw lines and bands', () => {
    const upper = [
      { x: 0, y: 1 },
      { x: 10, y: 2.06 },
    ];
    expect(line(upper)).toBe('M0 1L10 2.1');
    expect(line([])).toBe('');
    expect(
      band(upper, [
        { x: 0, y: 5 },
        { x: 10, y: 6 },
      ]),
    ).toBe('M0 1L10 2.1L10 6L0 5Z');
  });
});

describe('plots', () => {
  it('say in words what they show, and give the figures', () => {
    const series = [
      {
        name: '2 players',
        points: [
          { order: 1, value: 1500, around: 200, date: '1/1/26' },
          { order: 3, value: 1540, around: 180, date: '3/1/26' },
        ],
      },
      { name: '3 players', points: [{ order: 2, value: 1480, around: 300, date: '2/1/26' }] },
    ];
    const page = render(LinePlot, { title: 'Rating', value: 'Rating', series }).container;
    expect(page.querySelector('svg[role="img"] title')?.textContent).toBe('Rating: 3 matches, between 1480 and 1540.');
    const rows = [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['3/1/26', '2 players', '1540 ± 90'],
      ['2/1/26', '3 players', '1480 ± 150'],
      ['1/1/26', '2 players', '1500 ± 100'],
    ]);
    const dashes = [...page.querySelectorAll('figure > svg .line')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
    expect(new Set(dashes).size).toBe(2);
  });

  it('show bars in a table', () => {
    const bars = [{ name: 'Knight', part: 0.5, figures: [3, '50%'] }];
    const page = render(BarTable, { title: 'Favourites', heads: ['What', 'Times', 'Share'], bars }).container;
    expect([...page.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
      'What',
      '',
      'Times',
      'Share',
    ]);
    expect(page.querySelector('.part')?.getAttribute('width')).toBe('49.5');
    expect(page.querySelector('tbody th')?.textContent).toBe('Knight');
  });

  it('write changes with their sign', () => {
    expect([12, 0, -7].map(changeText)).toEqual(['+12', '±0', '−7']);
  });
});

describe('addresses', () => {
  it('lead to people, histories and ratings', () => {
    expect(parse('/people/a%2Fb')).toEqual({ page: 'profile', who: 'a/b' });
    expect(parse('/history')).toEqual({ page: 'history', against: null });
    expect(parse('/history/x')).toEqual({ page: 'history', against: 'x' });
    expect(parse('/ratings')).toEqual({ page: 'ratings' });
    expect(parse('/people')).toEqual({ page: 'profile', who: null });
  });
});
