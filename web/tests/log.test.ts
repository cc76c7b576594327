import { describe, expect, it } from 'vitest';
import lords from '../src/lib/games/dungeon_lords/client';
import lordsComponents from '../src/lib/wire/generated/dungeon_lords.components.json';
import welcome from '../src/lib/games/welcome_dungeon/client';
import welcomeComponents from '../src/lib/wire/generated/welcome_dungeon.components.json';
import { lines, MOST, parts, shown, since, turns, type Line } from '../src/lib/table/lines';
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
    const counting = {
      ...teller,
      sentence: (event: { kind: string }, names: readonly string[]) => (told++, teller.sentence(event, names)),
    };
    const before = lines(history, counting, memory);
    const after = lines(
      [...history, { version: 2, at: 3, events: [{ kind: 'passed', seat: 1 } as never] }],
      counting,
      memory,
    );
    expect(told).toBe(4);
    expect(after.slice(0, 3).every((line, n) => line === before[n])).toBe(true);
  });

  it('leaves a sentence without names alone', () => {
    expect(parts('The hero is dead.')).toEqual([{ text: 'The hero is dead.', strong: false }]);
  });
});

describe('turns', () => {
  const line = (key: string, seat: number | null, kind: string, head = false): Line => ({
    key,
    at: 0,
    head,
    seat,
    kind,
    parts: [],
    secret: false,
    mine: false,
  });
  const told = [
    line('1', 0, 'passed'),
    line('2', 1, 'turn_started'),
    line('3', 1, 'path_laid'),
    line('4', 1, 'dwarf_stepped'),
    line('5', 1, 'card_drawn'),
    line('6', null, 'round_started', true),
    line('7', 1, 'turn_started'),
    line('8', 2, 'passed'),
  ];

  it('are what one seat does in a row, told by their last event that says something', () => {
    const made = turns(told);
    expect(made.map(({ key, lead, steps }) => [key, lead.kind, steps.length])).toEqual([
      ['1', 'passed', 1],
      ['2', 'dwarf_stepped', 4],
      ['6', 'round_started', 1],
      ['7', 'turn_started', 1],
      ['8', 'passed', 1],
    ]);
  });

  it('are told by the event that the game finds heaviest', () => {
    expect(turns(told, (kind) => (kind === 'path_laid' ? 2 : 0))[1]!.lead.kind).toBe('path_laid');
  });

  it('of a run tell how it came out', () => {
    const run = ['run_started', 'run_ended', 'success_taken', 'aside_revealed'].map((kind, n) => line(`${n}`, 1, kind));
    expect(turns(run, welcome(welcomeComponents).weight)[0]!.lead.kind).toBe('run_ended');
  });

  it('of an order tell what was done, not the goods that came of it', () => {
    const order = ['space_used', 'gold_mined', 'goods_changed', 'evil_changed'].map((kind, n) => line(`${n}`, 1, kind));
    expect(turns(order, lords(lordsComponents).weight)[0]!.lead.kind).toBe('gold_mined');
  });

  it('since my last one are those of the others, at most five', () => {
    const recent = since(turns(told), 0);
    expect(recent.turns.map(({ key }) => key)).toEqual(['2', '7', '8']);
    const many = Array.from({ length: 9 }, (_, n) => line(String(n), 1 + (n % 2), 'passed'));
    expect(since(turns(many), 0)).toMatchObject({ more: 9 - MOST });
    expect(since(turns(many), 0).turns).toHaveLength(MOST);
    expect(since(turns([...many, line('x', 0, 'passed')]), 0).turns).toEqual([]);
  });
});
