import { describe, expect, it } from 'vitest';
import { completed, receive, type Table } from '../src/lib/table/reducer';
import type { Changes, FromServer, Sync, Update } from '../src/lib/wire/generated/wire';
import recording from './recorded.json';

const messages = recording as unknown as FromServer[];
const [gathering, start, ...updates] = messages as [Sync, Sync, ...Update[]];

function after(count: number): Table {
  let table = receive(null, start);
  for (const update of updates.slice(0, count)) table = receive(table, update);
  return table!;
}

describe('receive', () => {
  it('starts with a sync', () => {
    const table = receive(null, start)!;
    expect(table.version).toBe(0);
    expect(table.seat).toBe(0);
    expect(table.history).toHaveLength(1);
    expect(table.queue).toEqual([]);
  });

  it('follows a recorded match to its last message', () => {
    const table = after(updates.length);
    const last = updates.at(-1)!;
    expect(table.version).toBe(last.version);
    expect(table.view).toEqual(last.view);
    expect(table.legal).toEqual(last.legal);
    expect(table.history).toHaveLength(updates.length + 1);
  });

  it('queues every event once, with growing ids', () => {
    const table = after(updates.length);
    const all = updates.flatMap((update) => update.events as unknown[]);
    expect(table.queue.map((happening) => happening.event)).toEqual(all);
    expect(table.queue.map((happening) => happening.id)).toEqual(all.map((_, n) => n + 1));
  });

  it('forgets what was taken back', () => {
    const table = after(3);
    const undone = { ...updates[3]!, events: [], undone: 3, by: 1, undo: null };
    const next = receive(table, undone)!;
    expect(next.history.map((moment) => moment.version)).toEqual([0, 1, 2, 4]);
    expect(next.queue.some((happening) => happening.version === 3)).toBe(false);
    expect(next.missed).toBe(0);
  });

  it('asks for everything again after a gap', () => {
    expect(receive(after(1), updates[2]!)).toBeNull();
  });

  it('ignores what it has already seen', () => {
    const table = after(3);
    expect(receive(table, updates[1]!)).toBe(table);
  });

  const nothing = { undone: null, by: null, back: null, notice: null, clock: null };

  it('takes changes for the update that they stand for', () => {
    const table = after(3);
    const update = { ...updates[3]!, legal: [], undo: null, clock: null };
    const view = table.view as unknown as Record<string, unknown>;
    const seats = view['seats'] as object[];
    const changes: Changes = {
      kind: 'changes',
      version: update.version,
      at: update.at,
      events: update.events,
      view: { phase: 'over', 'seats.1.failures': 2, [`seats.${seats.length}`]: { new: true } },
      outlook: { '': null },
      legal: [],
      ...nothing,
    };
    const next = receive(table, completed(table, changes))!;
    expect(next.view).toEqual({
      ...view,
      phase: 'over',
      seats: [seats[0], { ...seats[1], failures: 2 }, ...seats.slice(2), { new: true }],
    });
    expect(next.outlook).toBeNull();
    expect(next.legal).toEqual([]);
    expect(next.undo).toEqual(table.undo);
    expect((table.view as unknown as Record<string, unknown>)['phase']).toBe(view['phase']);
  });

  it('asks for everything where it is not known what changed', () => {
    const changes: Changes = { kind: 'changes', version: 9, at: 0, events: [], view: {}, outlook: {}, ...nothing };
    expect(completed(null, changes)).toBe(changes);
    expect(receive(after(1), completed(after(1), changes))).toBeNull();
  });

  it('ignores an update before the first sync', () => {
    expect(receive(null, updates[0]!)).toBeNull();
  });

  it('counts what was missed and plays none of it', () => {
    const late = { ...start, version: 7 };
    const table = receive(after(4), late)!;
    expect(table.missed).toBe(3);
    expect(table.queue).toEqual([]);
  });

  it('counts nothing missed when the match starts', () => {
    expect(receive(receive(null, gathering), { ...start, version: 2 })!.missed).toBe(0);
  });

  it('needs a sync when the match starts under its eyes', () => {
    const table = receive(null, gathering)!;
    expect(table.view).toBeNull();
    expect(receive(table, { kind: 'table', table: start.table })).toBeNull();
  });

  it('needs a sync when the reader changes seats during the match', () => {
    const seats = start.table.seats.map((seat) => ({ ...seat, mine: false }));
    expect(receive(after(1), { kind: 'table', table: { ...start.table, seats } })).toBeNull();
  });

  it('takes news of the table while gathering', () => {
    const news = { ...gathering.table, spectators: 3 };
    expect(receive(receive(null, gathering), { kind: 'table', table: news })!.info.spectators).toBe(3);
  });

  it('is not changed by answers and pongs, and changes no table it was given', () => {
    const table = Object.freeze(after(2));
    expect(receive(table, { kind: 'pong' })).toBe(table);
    expect(receive(table, { kind: 'accepted', id: 'a', version: 2 })).toBe(table);
    receive(table, updates[2]!);
    expect(table.version).toBe(2);
  });
});
