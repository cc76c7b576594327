import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Named } from '../src/lib/games/board';
import { TableStore } from '../src/lib/table/store.svelte';
import type { FromServer, Sync, Update } from '../src/lib/wire/generated/wire';
import type { World } from '../src/lib/wire/socket';
import recording from './recorded.json';

const [, recorded, next] = recording as unknown as [Sync, Sync, Update];
const DRAW: Named = { kind: 'draw' };
const start: Sync = { ...recorded, legal: [DRAW] };

class Line {
  readyState = 1;
  sent: { kind: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let line: Line;
let store: TableStore;
const notices = { refused: vi.fn(), missed: vi.fn(), undone: vi.fn(), notice: vi.fn(), covered: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  line = new Line();
  const world: World = {
    open: () => line as unknown as WebSocket,
    later: () => 1,
    cancel: () => {},
    random: () => 0.5,
    id: () => 'act-1',
  };
  store = new TableStore('OAK', notices, world);
  line.onopen?.();
  line.say(start);
});

describe('an action on its way', () => {
  it('stays on its way until the table shows what came of it', () => {
    store.choose(DRAW);
    store.ink();
    line.say({ kind: 'accepted', id: 'act-1', version: start.version + 1 });
    expect(store.sending?.id).toBe('act-1');
    expect(store.choose(DRAW)).toBe(false); // the table that it is chosen from is an old one
    line.say(next);
    expect(store.sending).toBeNull();
  });

  it('is there at once when the table is already further: it was sent a second time', () => {
    store.choose(DRAW);
    store.ink();
    line.say({ ...start, version: start.version + 1 });
    line.say({ kind: 'accepted', id: 'act-1', version: start.version + 1 });
    expect(store.sending).toBeNull();
  });

  it('comes back when it is refused', () => {
    store.choose(DRAW);
    store.ink();
    line.say({
      kind: 'refused',
      id: 'act-1',
      problem: { code: 'stale', text: 'Too late.', clause: '', values: {}, game: null },
    });
    expect(store.sending).toBeNull();
    expect(notices.refused).toHaveBeenCalledOnce();
  });

  it.each(['too_fast', 'unavailable'])(
    'is pencilled again when the server only had no time or no store (%s): one more press sends it',
    (code) => {
      store.choose(DRAW);
      store.ink();
      const problem = { code, text: 'In a moment.', clause: '', values: {}, game: null };
      line.say({ kind: 'refused', id: 'act-1', problem });
      expect(notices.refused).toHaveBeenCalledWith(problem);
      expect(store.sending).toBeNull();
      expect(store.pencil).toEqual(DRAW);
      store.ink();
      expect(line.sent.filter((message) => message.kind === 'act')).toHaveLength(2);
    },
  );
});

describe('a device that several share', () => {
  const covered: Sync = {
    ...start,
    seat: null,
    hand: 1,
    legal: [],
    version: 0,
    view: { ...(start.view as object), seat: null, hand: null },
  };

  it('is covered for the next: what was on its way is settled, whatever number the next one counts', () => {
    store.choose(DRAW);
    store.ink();
    line.say({ kind: 'accepted', id: 'act-1', version: start.version + 9 });
    line.say(covered);
    expect(store.sending).toBeNull();
    expect(store.table?.hand).toBe(1);
    expect(store.playback.now).toBe(store.table);
    expect(notices.covered).toHaveBeenCalledOnce();
    expect(notices.missed).not.toHaveBeenCalled();
  });

  it('ends no page that has shown nobody: it is covered from the start', () => {
    line.say(covered);
    notices.covered.mockClear();
    line.say({ ...covered, hand: 2 });
    expect(notices.covered).not.toHaveBeenCalled();
  });

  it('says who holds it', () => {
    store.hand(1, true);
    expect(line.sent.at(-1)).toEqual({ kind: 'hand', seat: 1, shown: true });
  });

  it('keeps the seat that holds it when the table changes', () => {
    line.say({
      ...start,
      seat: 1,
      table: { ...start.table, seats: start.table.seats.map((seat) => ({ ...seat, mine: true })) },
    });
    const sent = line.sent.length;
    line.say({
      kind: 'table',
      table: { ...start.table, spectators: 3, seats: start.table.seats.map((seat) => ({ ...seat, mine: true })) },
    });
    expect(store.table?.seat).toBe(1);
    expect(line.sent).toHaveLength(sent);
  });
});

describe('what the others did', () => {
  it('is watched step by step: a sign of life from the server is no reason to see the end of it', () => {
    const view = { ...(start.view as object), to_act: [1] };
    line.say({ ...start, view });
    store.playback.reader = { pace: () => 'slow', isCalm: () => false };
    line.say({ ...next, view });
    expect([store.playback.now?.version, store.playback.behind]).toEqual([start.version, 1]);
    line.say({ kind: 'pong' });
    expect([store.playback.now?.version, store.playback.behind]).toEqual([start.version, 1]);
    store.close();
  });
});
