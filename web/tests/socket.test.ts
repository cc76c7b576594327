import { beforeEach, describe, expect, it } from 'vitest';
import { TableSocket, UNKNOWN_TABLE, type Connection, type World } from '../src/lib/wire/socket';
import type { FromServer } from '../src/lib/wire/generated/wire';

class Line {
  readyState = 0;
  sent: { kind: string; id?: string; action?: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let lines: Line[];
let timers: { run: () => void; ms: number; id: number }[];
let states: Connection[];
let heard: FromServer[];
let late: boolean[];
let network: (isThere: boolean) => void;
let socket: TableSocket;

function fire(): number {
  const timer = timers.shift()!;
  timer.run();
  return timer.ms;
}

beforeEach(() => {
  [lines, timers, states, heard, late] = [[], [], [], [], []];
  let next = 1;
  const world: World = {
    open: () => {
      const line = new Line();
      lines.push(line);
      return line as unknown as WebSocket;
    },
    later: (run, ms) => {
      timers.push({ run, ms, id: next });
      return next++;
    },
    cancel: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    random: () => 0.5,
    id: () => `act-${next++}`,
    network: (heard) => {
      network = heard;
      return () => (network = () => {});
    },
  };
  const handlers = {
    message: (m: FromServer) => heard.push(m),
    connection: (s: Connection) => states.push(s),
    late: (isLate: boolean) => late.push(isLate),
  };
  socket = new TableSocket('ws://x', handlers, world);
  socket.connect();
});

const last = () => lines.at(-1)!;

describe('TableSocket', () => {
  it('connects and hands messages on', () => {
    last().open();
    last().say({ kind: 'pong' });
    expect(states).toEqual(['connecting', 'open']);
    expect(heard).toEqual([{ kind: 'pong' }]);
  });

  it('comes back after ever longer pauses, and starts short again once it was open', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 6].map(() => {
      last().close();
      return fire();
    });
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
    last().open();
    last().close();
    expect(timers[0]!.ms).toBe(400);
  });

  it('resends what was not answered, with the same id', () => {
    last().open();
    const id = socket.act(3, { kind: 'draw' });
    last().close();
    fire();
    last().open();
    expect(last().sent).toEqual([{ kind: 'act', id, version: 3, action: { kind: 'draw' } }]);
  });

  it('resends a taking back as well', () => {
    last().open();
    const id = socket.undo(3);
    last().close();
    fire();
    last().open();
    expect(last().sent).toEqual([{ kind: 'undo', id, version: 3 }]);
  });

  it('does not resend what was answered', () => {
    last().open();
    const first = socket.act(3, { kind: 'draw' });
    last().say({ kind: 'accepted', id: first, version: 4 });
    const second = socket.act(4, { kind: 'pass' });
    last().say({ kind: 'refused', id: second, problem: { code: 'x', text: '', clause: '', values: {}, game: null } });
    last().close();
    fire();
    last().open();
    expect(last().sent).toEqual([]);
  });

  it('keeps an action given while the line is down', () => {
    socket.act(0, { kind: 'draw' });
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().sent).toHaveLength(1);
  });

  it('stays in a hurry when the line was lost: the server knows it by the line', () => {
    last().open();
    socket.hurry();
    last().close();
    fire();
    last().open();
    expect(last().sent).toEqual([{ kind: 'hurry' }]);
  });

  it('asks for a resync', () => {
    last().open();
    socket.resync();
    expect(last().sent).toEqual([{ kind: 'resync' }]);
  });

  it('pings, and hangs up when nobody answers', () => {
    last().open();
    expect(fire()).toBe(20_000);
    expect(last().sent).toEqual([{ kind: 'ping' }]);
    const patience = timers.find((timer) => timer.ms === 10_000)!;
    patience.run();
    expect(states.at(-1)).toBe('lost');
  });

  it('waits for no farewell from a line without a network', () => {
    last().open();
    last().close = () => {}; // the closing handshake cannot come
    network(false);
    expect(states.at(-1)).toBe('lost');
    network(true);
    last().open();
    expect(states.at(-1)).toBe('open');
    expect(lines).toHaveLength(2);
  });

  it('is lost as soon as patience is spent, whether or not the old line ends', () => {
    last().open();
    fire();
    last().close = () => {};
    timers.find((timer) => timer.ms === 10_000)!.run();
    expect(states.at(-1)).toBe('lost');
  });

  it('says that an action has no answer yet, and when it has', () => {
    last().open();
    const id = socket.act(3, { kind: 'draw' });
    timers.find((timer) => timer.ms === 3_000)!.run();
    expect(late).toEqual([true]);
    last().say({ kind: 'accepted', id, version: 4 });
    expect(late).toEqual([true, false]);
  });

  it('gives up a line on which an action hangs, and sends it on the next', () => {
    last().open();
    const id = socket.act(3, { kind: 'draw' });
    timers.find((timer) => timer.ms === 10_000)!.run();
    expect(states.at(-1)).toBe('lost');
    fire();
    last().open();
    expect(last().sent).toEqual([{ kind: 'act', id, version: 3, action: { kind: 'draw' } }]);
  });

  it('stays on the line when the pong comes', () => {
    last().open();
    fire();
    last().say({ kind: 'pong' });
    expect(timers.some((timer) => timer.ms === 10_000)).toBe(false);
  });

  it('gives up when there is no such table', () => {
    last().open();
    last().close(UNKNOWN_TABLE);
    expect(states.at(-1)).toBe('closed');
    expect(timers).toEqual([]);
  });

  it('does not come back after it was closed', () => {
    last().open();
    socket.close();
    expect(states.at(-1)).toBe('closed');
    expect(timers).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  it('ignores the end of a line it has already replaced', () => {
    const old = last();
    old.open();
    old.readyState = 2;
    socket.retryNow();
    last().open();
    old.close();
    expect(states.at(-1)).toBe('open');
  });
});
