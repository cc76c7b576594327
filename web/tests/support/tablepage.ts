/** A whole table page against a server of the test's own: it hears what is sent and says what it wants. */
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { vi } from 'vitest';
import type { Named } from '../../src/lib/games/board';
import TablePage from '../../src/routes/TablePage.svelte';
import type { FromServer, Sync, TableInfo, Update } from '../../src/lib/wire/generated/wire';
import recording from '../recorded.json';
import { until } from './until';

const [, recorded, next] = recording as unknown as [Sync, Sync, Update];

/** What a seat is told at one moment of a match, as the fixtures of the boards have it. */
export interface Scene {
  version: number;
  view: { seat: number | null; seats: unknown[] };
  legal: object[];
  events: object[];
  outlook: unknown;
  result?: unknown;
}

interface Sent {
  kind: string;
  id: string;
  action: Named;
}

/** The server's end of the line. */
export class Line {
  static last: Line | null = null;
  readyState = 1;
  /** What was said about the table last. */
  info: TableInfo | null = null;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.last = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {}
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get acts(): Sent[] {
    return this.sent.filter((message) => message.kind === 'act');
  }
}

const ANSWERS: Record<string, unknown> = { '/api/me': { id: 'me', name: 'Anežka', guest: true }, '/api/games': [] };

/** Stand in for the network: call before a page is opened. */
export function standIn(answers: Record<string, unknown> = {}): void {
  Line.last = null;
  // jsdom moves nothing
  Element.prototype.animate ??= () => ({ cancel: () => {}, finished: Promise.resolve() }) as unknown as Animation;
  vi.stubGlobal('WebSocket', Object.assign(Line, { OPEN: 1 }));
  vi.stubGlobal('fetch', (address: string) => {
    const found = { ...ANSWERS, ...answers }[new URL(address, 'http://localhost').pathname];
    return Promise.resolve(new Response(JSON.stringify(found ?? {}), { status: found === undefined ? 404 : 200 }));
  });
}

/** Seats for a scene: the reader's own is a person, the others are bots. */
function infoOf(game: string, scene: Scene, players: number): TableInfo {
  const seats = Array.from({ length: players }, (_, n) => ({
    ...recorded.table.seats[0]!,
    kind: n === scene.view.seat ? ('person' as const) : ('bot' as const),
    name: n === scene.view.seat ? 'Anežka' : 'greedy',
    mine: n === scene.view.seat,
    connected: true,
  }));
  return { ...recorded.table, game, seats, phase: 'playing' };
}

/** The page of a table of that game at that moment, with its board on the screen. */
export async function openTable(game: string, scene: Scene, players: number, board: string): Promise<Line> {
  render(TablePage, { id: 'OAK' });
  await until(() => {
    if (!Line.last?.onmessage) throw new Error('no line yet');
  });
  const line = Line.last!;
  line.info = infoOf(game, scene, players);
  line.say({
    ...recorded,
    version: scene.version,
    seat: scene.view.seat,
    view: scene.view,
    legal: scene.legal,
    outlook: scene.outlook,
    result: scene.result ?? null,
    undo: null,
    history: [],
    table: line.info,
  } as unknown as Sync);
  await until(() => {
    if (!document.querySelector(board)) throw new Error(`no board yet: ${document.body.textContent}`);
  });
  return line;
}

/** The last decision is accepted, and this is what came of it. */
export async function goOn(line: Line, scene: Scene, more: Partial<Update> = {}): Promise<void> {
  const { id } = line.sent.at(-1)!;
  line.say({ kind: 'accepted', id, version: scene.version } as FromServer);
  await tick();
  await happen(line, scene, more);
}

/** Something happens at the table. */
export async function happen(line: Line, scene: Scene, more: Partial<Update> = {}): Promise<void> {
  const { version, view, legal, events, outlook } = scene;
  line.say({
    ...next,
    version,
    view,
    legal,
    events,
    outlook,
    result: scene.result ?? null,
    undo: null,
    ...more,
  } as unknown as Update);
  await tick();
}

/** The button that commits what is pencilled; null: nothing is, as far as the reader sees. */
export const primary = () => document.querySelector<HTMLButtonElement>('.ask .btn.pri');
export const question = () => screen.getByRole('heading', { level: 2, name: /./ }).textContent;
