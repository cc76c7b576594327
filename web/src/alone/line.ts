/**
 * The line of a page that brought its server with it: what is asked goes to a worker. One page of a browser leads, and
 * its workers answer all of them; when it is closed, another one leads (Web Locks).
 */
import { BASE } from '../lib/base';
import type { Line } from '../lib/wire/border';
import type { Engine } from './engine';
import { pageLock, type ToPage, type ToTable } from './messages';
import { settings } from '../lib/settings.svelte';
import { noteKept, noteProgress, noteStage } from '../lib/offline.svelte';

const GONE = 1006;
/** Answers that have no body. */
const BARE = [204, 205, 304];

type Ask = Extract<ToTable, { kind: 'ask' }>;
type Message = ToTable extends infer One ? (One extends { from: string } ? Omit<One, 'from'> : never) : never;

interface Awaited {
  asked: Ask;
  settle: (answer: Response) => void;
  fail: (error: Error) => void;
}

/** A connection, as far as the client uses one. */
class Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    private readonly table: Table,
    readonly id: number,
  ) {}

  send(text: string): void {
    this.table.tell({ kind: 'say', id: this.id, text });
  }

  close(code = 1000): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.table.leave(this.id);
    this.end(code);
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** The worker of the table server, as this page or another one of this browser started it. */
export class Table implements Line {
  readonly #page = crypto.randomUUID();
  readonly #name = `podzemi${BASE.replaceAll('/', '.')}`;
  readonly #bus = new BroadcastChannel(this.#name);
  readonly #asked = new Map<number, Awaited>();
  readonly #sockets = new Map<number, Socket>();
  readonly #saves = new Map<number, (save: Uint8Array<ArrayBuffer> | null) => void>();
  #worker: Worker | null = null;
  #session: string | null = null;
  /** Messages from before anybody could hear them. */
  #early: Message[] = [];
  #last = 0;

  constructor(private readonly engine: Engine) {
    this.#bus.onmessage = ({ data }: MessageEvent<ToPage | ToTable>) => {
      if ('to' in data && (data.to === this.#page || data.to === 'everybody')) this.#take(data);
    };
    void this.#settleWhoLeads();
  }

  reach = (address: string, init: RequestInit): Promise<Response> =>
    new Promise((settle, fail) => {
      const id = ++this.#last;
      const headers = JSON.stringify({ ...said(), ...Object.fromEntries(new Headers(init.headers)) });
      const method = init.method ?? 'GET';
      const asked = { kind: 'ask', from: this.#page, id, method, path: below(address), headers } as const;
      const whole: Ask = { ...asked, body: typeof init.body === 'string' ? init.body : '' };
      this.#asked.set(id, { asked: whole, settle, fail });
      this.tell(whole);
    });

  open = (address: string): WebSocket => {
    const socket = new Socket(this, ++this.#last);
    this.#sockets.set(socket.id, socket);
    this.tell({ kind: 'open', id: socket.id, path: below(address), headers: JSON.stringify(said()) });
    return socket as unknown as WebSocket;
  };

  leave(id: number): void {
    this.#sockets.delete(id);
    this.tell({ kind: 'leave', id });
  }

  /** Everything that is kept here, as one file. */
  async save(): Promise<Uint8Array<ArrayBuffer>> {
    return (await this.#saved((id) => ({ kind: 'save', id })))!;
  }

  /** All of a save instead of what is here; false: it is no save, and nothing has changed. */
  async restore(save: Uint8Array): Promise<boolean> {
    return (await this.#saved((id) => ({ kind: 'restore', id, save }))) !== null;
  }

  #saved(message: (id: number) => Message): Promise<Uint8Array<ArrayBuffer> | null> {
    return new Promise((settle) => {
      const id = ++this.#last;
      this.#saves.set(id, settle);
      this.tell(message(id));
    });
  }

  tell(message: Message): void {
    if (this.#session === null) this.#early.push(message);
    else this.#send({ ...message, from: this.#page } as ToTable);
  }

  #send(message: ToTable, given: Transferable[] = []): void {
    if (this.#worker) this.#worker.postMessage(message, given);
    else this.#bus.postMessage(message);
  }

  /** The first page of this browser leads; the others wait until it is gone, and one of them leads then. */
  async #settleWhoLeads(): Promise<void> {
    const { locks } = navigator;
    if (locks === undefined) return this.#lead(); // not a secure address: pages know nothing of each other
    void locks.request(pageLock(this.#name, this.#page), () => new Promise(() => {}));
    const leads = await new Promise<boolean>((told) => {
      void locks.request(this.#name, { ifAvailable: true }, (lock) => {
        told(lock !== null);
        return lock ? new Promise(() => {}) : undefined;
      });
    });
    if (leads) return this.#lead();
    noteStage('waiting');
    void locks.request(this.#name, () => {
      this.#lead();
      return new Promise(() => {});
    });
    this.#send({ kind: 'hello', from: this.#page });
    return undefined;
  }

  #lead(): void {
    noteStage('begun');
    this.#lose();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'podzemi-table' });
    const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'podzemi-thinker' });
    const { port1, port2 } = new MessageChannel();
    thinker.postMessage({ kind: 'table', port: port2 }, [port2]);
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#take(data);
    worker.onerror = () => noteStage('failed');
    this.#worker = worker;
    const home = new URL(`${BASE}/`, location.href).href;
    const [from, bus] = [this.#page, this.#name];
    const { language } = settings;
    this.#send({ kind: 'begin', from, home, engine: this.engine, bus, folder: this.#name, thinker: port1, language }, [
      port1,
    ]);
  }

  #take(message: ToPage): void {
    switch (message.kind) {
      case 'progress':
        return noteProgress(message.step, message.done, message.total);
      case 'ready':
        return this.#begin(message.session, message.kept);
      case 'failed':
        return noteStage('failed');
      case 'answer':
        return this.#answer(message);
      case 'saved':
        this.#saves.get(message.id)?.(message.save);
        return void this.#saves.delete(message.id);
      case 'heard':
        return this.#hear(message);
    }
  }

  /** Somebody answers from now on. Another one than before knows nothing of what was said to the last one. */
  #begin(session: string, kept: boolean): void {
    if (session === this.#session) return;
    if (this.#session !== null) this.#lose();
    this.#session = session;
    noteKept(kept);
    noteStage('ready');
    for (const message of this.#early.splice(0)) this.tell(message);
  }

  /** The one who answered is gone: what only asks is asked again, what changes something is said to have failed. */
  #lose(): void {
    if (this.#session === null) return;
    this.#session = null;
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const [id, { asked, fail }] of this.#asked) {
      if (asked.method === 'GET') this.#early.push(asked);
      else {
        this.#asked.delete(id);
        fail(new TypeError('the page that answered is gone'));
      }
    }
    for (const socket of sockets) socket.end(GONE);
  }

  #answer({ id, status, headers, body }: Extract<ToPage, { kind: 'answer' }>): void {
    const waiting = this.#asked.get(id);
    this.#asked.delete(id);
    if (status === 0) waiting?.fail(new TypeError('no answer'));
    else {
      const init = { status, headers: JSON.parse(headers) as Record<string, string> };
      waiting?.settle(new Response(BARE.includes(status) ? null : body, init));
    }
  }

  #hear({ id, what, value }: Extract<ToPage, { kind: 'heard' }>): void {
    const socket = this.#sockets.get(id);
    if (socket === undefined) return;
    if (what === 'open') socket.open();
    else if (what === 'message') socket.onmessage?.({ data: String(value) });
    else {
      this.#sockets.delete(id);
      socket.end(Number(value));
    }
  }
}

/** The headers in which a browser speaks of itself with every request. */
function said(): Record<string, string> {
  return { 'accept-language': navigator.languages.join(','), cookie: document.cookie };
}

/** An address as the table server knows it. */
function below(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname.slice(BASE.length) + search;
}
