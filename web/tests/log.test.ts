import { describe, expect, it } from 'vitest';
import { lines, parts, shown } from '../src/lib/table/lines';
import type { Moment } from '../src/lib/table/reducer';

const history: Moment[] = [
  { version: 0, at: 1, events: [{ kind: 'round_started' }] },
  { version: 1, at: 2, events: [{ kind: 'card_drawn', seat: 1 } as never, { kind: 'passed', seat: 0 } as never] },
];

const teller = {
  names: ['Anežka', 'Marek'],
  sentence: (event: { kind: string }, names: readonly string[]) => `${names[1]}: ${event.kind}, ${names[0]}`,
  isSecret: (event: { kind: string }) => event.kind === 'card_drawn',
};

describe('what was shown so far', () => {
  const queue = [
    { id: 8, version: 1, event: history[1]!.events[0]! },
    { id: 9, version: 1, event: history[1]!.events[1]! },
  ];

  it('is everything while nothing is played', () => {
    expect(shown(history, queue, null)).toEqual(history);
    expect(shown(history, queue, 9)).toEqual(history);
  });

  it('ends with the last event on the board', () => {
    expect(shown(history, queue, 8).map((moment) => moment.events.length)).toEqual([1, 1]);
    expect(shown(history, queue, 7).map((moment) => moment.events.length)).toEqual([1, 0]);
  });
});

describe('the log', () => {
  it('has a line for every event, with a head for a round', () => {
    const made = lines(history, teller);
    expect(made.map((line) => line.key)).toEqual(['0.0', '1.0', '1.1']);
    expect(made.map((line) => line.head)).toEqual([true, false, false]);
    expect(made.map((line) => line.seat)).toEqual([null, 1, 0]);
    expect(made.map((line) => line.secret)).toEqual([false, true, false]);
  });

  it('sets players’ names in bold wherever they stand', () => {
    expect(lines(history, teller)[1]!.parts).toEqual([
      { text: 'Marek', strong: true },
      { text: ': card_drawn, ', strong: false },
      { text: 'Anežka', strong: true },
    ]);
  });

  it('remembers what it told: a new move costs one sentence, not the whole match', () => {
    const memory = new WeakMap();
    let told = 0;
    const counting = { ...teller, sentence: (event: { kind: string }, names: readonly string[]) => (told++, teller.sentence(event, names)) };
    const before = lines(history, counting, memory);
    const after = lines([...history, { version: 2, at: 3, events: [{ kind: 'passed', seat: 1 } as never] }], counting, memory);
    expect(told).toBe(4);
    expect(after.slice(0, 3).every((line, n) => line === before[n])).toBe(true);
  });

  it('leaves a sentence without names alone', () => {
    expect(parts('The hero is dead.')).toEqual([{ text: 'The hero is dead.', strong: false }]);
  });
});
