/** A table as one reader sees it, and how a message changes it. Pure: no clock, no socket, no text. */
import type { AnyView, Happening, MatchResult, Named } from '../games/board';
import type { Changes, FromServer, Sync, TableClock, TableInfo, Update } from '../wire/generated/wire';

/** What one action caused, in the reader's eyes; version 0 is the set-up. */
export interface Moment {
  version: number;
  at: number;
  events: Named[];
}

export interface Table {
  info: TableInfo;
  version: number;
  seat: number | null;
  /** The seat that a shared device is handed to: until that seat has said so, the screen is covered. */
  hand: number | null;
  /** Null while gathering. */
  view: AnyView | null;
  legal: Named[];
  outlook: unknown;
  result: MatchResult | null;
  /** The reader's decision that can be taken back now. */
  undo: Named | null;
  /** Time, pause, and what is asked of all; null while gathering. */
  clock: TableClock | null;
  history: Moment[];
  /** Events to play on the board; emptied by a sync. */
  queue: Happening[];
  /** Moves that happened while this reader was away; told once. */
  missed: number;
  nextId: number;
}

/** The queue keeps what a board may still be playing, not the whole match. */
const QUEUE = 120;

/** The next table; null when a message was lost and everything must be asked for again. */
export function receive(table: Table | null, message: FromServer): Table | null {
  switch (message.kind) {
    case 'sync':
      return synced(table, message);
    case 'update':
      return table && updated(table, message);
    case 'table':
      return table && changed(table, message.table);
    default:
      return table;
  }
}

/** Every message as it is; changes as the update that they stand for, if it is known what they change. */
export function completed(table: Table | null, message: FromServer): FromServer {
  return message.kind === 'changes' && table?.view ? whole(table, message) : message;
}

type Parts = Record<string, unknown>;

function whole(table: Table, changes: Changes): Update {
  return {
    kind: 'update',
    version: changes.version,
    at: changes.at,
    events: changes.events,
    view: patched(table.view, changes.view as Parts),
    outlook: patched(table.outlook, changes.outlook as Parts),
    legal: changes.legal === undefined ? table.legal : changes.legal,
    undo: changes.undo === undefined ? table.undo : changes.undo,
    result: changes.result ?? null,
    undone: changes.undone,
    by: changes.by,
    back: changes.back,
    notice: changes.notice,
    clock: changes.clock,
  };
}

/** The value with its changed parts, by path: `field`, `field.field`, `field.index`; '' is all of it. The index
 *  after the last one adds to a list. */
function patched(value: unknown, changes: Parts): unknown {
  return Object.entries(changes).reduce(
    (made, [path, part]) => (path === '' ? part : placed(made, path.split('.'), part)),
    value,
  );
}

function placed(value: unknown, [key, ...rest]: string[], part: unknown): unknown {
  const parts = value as Parts;
  const made = rest.length === 0 ? part : placed(parts[key!], rest, part);
  if (!Array.isArray(value)) return { ...parts, [key!]: made };
  return Number(key) === value.length ? [...value, made] : value.with(Number(key), made);
}

function synced(before: Table | null, sync: Sync): Table {
  const away = before?.view && before.seat === sync.seat ? sync.version - before.version : 0;
  return {
    info: sync.table,
    version: sync.version,
    seat: sync.seat,
    hand: sync.hand ?? null,
    view: sync.view as AnyView | null,
    legal: (sync.legal as Named[] | null) ?? [],
    outlook: sync.outlook ?? null,
    result: (sync.result as MatchResult | null) ?? null,
    undo: (sync.undo as Named | null) ?? null,
    clock: sync.clock,
    history: sync.history as Moment[],
    queue: [],
    missed: Math.max(0, away),
    nextId: before?.nextId ?? 1,
  };
}

function updated(table: Table, update: Update): Table | null {
  if (update.version <= table.version) return table;
  if (update.version !== table.version + 1 || table.view === null) return null;
  const events = update.events as Named[];
  const counts = (moment: { version: number }) =>
    moment.version !== update.undone && (update.back === null || moment.version < update.back);
  const fresh = events.map((event, n) => ({ id: table.nextId + n, version: update.version, event }));
  return {
    ...table,
    version: update.version,
    view: update.view as AnyView,
    legal: update.legal as Named[],
    outlook: update.outlook ?? null,
    result: (update.result as MatchResult | null) ?? null,
    undo: (update.undo as Named | null) ?? null,
    clock: update.clock,
    history: [...table.history.filter(counts), { version: update.version, at: update.at, events }],
    queue: [...table.queue.filter(counts), ...fresh].slice(-QUEUE),
    missed: 0,
    nextId: table.nextId + events.length,
  };
}

/** A match that started, or another seat of mine, needs a view that only a sync brings. */
function changed(table: Table, info: TableInfo): Table | null {
  const mine = info.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  const seat = mine.length > 1 ? table.seat : (mine[0] ?? null); // which of several has the device, a sync says
  if (info.phase !== 'gathering' && (table.view === null || seat !== table.seat)) return null;
  return { ...table, info, seat, missed: 0 };
}
