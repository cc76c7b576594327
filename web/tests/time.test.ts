import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Countdown from '../src/lib/table/Countdown.svelte';
import QuestionBar from '../src/lib/table/QuestionBar.svelte';
import { receive } from '../src/lib/table/reducer';
import { digits, length, reading } from '../src/lib/table/time';
import { loadLanguage } from '../src/lib/text';
import type { FromServer, Sync, TableClock, Update } from '../src/lib/wire/generated/wire';
import recording from './recorded.json';

const AT = 1_800_000_000;
const [, start, ...updates] = recording as unknown as [FromServer, Sync, ...Update[]];

function clock(left: number, reserve: number, runs = true): TableClock {
  return {
    at: AT,
    seats: [{ left, reserve, runs }, null],
    paused: null,
    question: null,
    back: false,
    barred: null,
    open: false,
  };
}

beforeAll(() => loadLanguage('en'));
afterEach(cleanup);

describe('a clock', () => {
  it('counts the move first, then the reserve, by the time of the server', () => {
    const told = clock(70_000, 60_000);
    const at = (seconds: number) => reading(told, told.seats[0]!, AT + seconds);
    expect(at(4)).toEqual({ left: 66_000, move: 6_000, reserve: 60_000, runs: true });
    expect(at(30)).toEqual({ left: 40_000, move: 0, reserve: 40_000, runs: true });
    expect(at(500).left).toBe(0);
    expect(at(-3).left).toBe(70_000);
  });

  it('stands still while nobody is asked', () => {
    const told = clock(70_000, 60_000, false);
    expect(reading(told, told.seats[0]!, AT + 50).left).toBe(70_000);
  });

  it('shows full seconds, and nothing only at the end', () => {
    expect([0, 1, 9_001, 61_000, 3_661_000].map(digits)).toEqual(['0:00', '0:01', '0:10', '1:01', '1:01:01']);
    expect(digits(3 * 86_400_000 + 5 * 3_600_000)).toBe('3 d 05 h');
    expect([86_400_000, 86_399_000].map(digits)).toEqual(['1 d 00 h', '23:59:59']);
    expect(length(5_400)).toEqual({ unit: 'minutes', count: 90 });
    expect(length(172_800)).toEqual({ unit: 'days', count: 2 });
  });

  it('marks the last seconds and says who it is about', () => {
    const offset = (AT + 62.5) * 1000 - performance.now();
    render(Countdown, { clock: clock(70_000, 60_000), seat: 0, offset, name: 'Anežka' });
    const shown = screen.getByRole('timer');
    expect(shown.classList.contains('last')).toBe(true);
    expect(shown.getAttribute('aria-label')).toBe('Anežka, time left: 0:08');
  });

  it('is not there for a bot', () => {
    render(Countdown, { clock: clock(1, 1), seat: 1, offset: 0, name: 'x' });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('a question to all', () => {
  const question = { number: 4, what: 'undo' as const, by: 1, asks: [0], agreed: [2] };
  const names = ['Anežka', 'Marek', 'Ola'];

  it('asks for a yes or a no', () => {
    const answer = vi.fn();
    render(QuestionBar, { question, names, me: 0, answer });
    screen.getByRole('button', { name: /Agree/ }).click();
    screen.getByRole('button', { name: /Decline/ }).click();
    expect(answer.mock.calls).toEqual([[true], [false]]);
  });

  it('can be withdrawn by who asked, and only be watched by the others', () => {
    render(QuestionBar, { question, names, me: 1, answer: vi.fn() });
    expect(screen.getByRole('button').textContent).toContain('Withdraw');
    cleanup();
    render(QuestionBar, { question, names, me: null, answer: vi.fn() });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('taking back by consent', () => {
  it('forgets everything from that moment on', () => {
    let table = receive(null, start);
    for (const update of updates.slice(0, 5)) table = receive(table, update);
    const back = { ...updates[5]!, events: [], back: 3 };
    const next = receive(table, back)!;
    expect(next.history.map((moment) => moment.version)).toEqual([0, 1, 2, 6]);
    expect(next.queue.every((happening) => happening.version < 3)).toBe(true);
  });
});
