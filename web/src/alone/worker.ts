/** The worker with the table server: the same application as on a server, asked by the pages of one browser. */
import { start, Supplies, type Python } from './engine';
import { FOLDER, mountSave } from './kept';
import type { Step } from '../lib/offline.svelte';
import { EVERYBODY, pageLock, type Thought, type ToPage, type ToTable } from './messages';

/** As `podzemi.alone.worker` offers it. */
interface Desk {
  open: () => Promise<void>;
  ask: (method: string, path: string, headers: string, body: string) => Promise<Proxy<[number, string, Uint8Array]>>;
  line: (path: string, headers: string, tell: (what: Heard, value: string | number | null) => void) => TableLine;
  save: () => Proxy<Uint8Array>;
  restore: (save: Uint8Array) => void;
}

interface TableLine {
  hear: (text: string) => void;
  close: () => void;
  destroy: () => void;
}

/** A value of Python's. */
interface Proxy<T> {
  toJs: () => T;
  destroy: () => void;
}

type Heard = Extract<ToPage, { kind: 'heard' }>['what'];
type Begin = Extract<ToTable, { kind: 'begin' }>;

const session = crypto.randomUUID();
let own = '';
let bus: BroadcastChannel | null = null;
let name = '';
let desk: Desk | null = null;
let kept = false;
/** Requests from before anybody could answer. */
const early: ToTable[] = [];
const lines = new Map<string, TableLine>();
const pages = new Set<string>();
/** The languages whose words are here, and how others come. */
const spoken = new Set<string>();
let bring: (language: string) => Promise<void> = () => Promise.resolve();

function tell(message: ToPage): void {
  if (message.to === own || message.to === EVERYBODY) postMessage(message);
  if (message.to !== own) bus?.postMessage(message);
}

/** The bytes of a value of Python's, in a place of their own. */
function bytesOf(proxy: Proxy<Uint8Array>): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(proxy.toJs());
  proxy.destroy();
  return bytes;
}

class Progress {
  #done = 0;
  #step: Step = 'files';

  constructor(
    private readonly page: string,
    private readonly total: number,
  ) {}

  count = (bytes: number): void => {
    this.#done += bytes;
    this.#tell();
  };

  at(step: Step): void {
    this.#step = step;
    this.#tell();
  }

  #tell(): void {
    tell({
      kind: 'progress',
      to: this.page,
      done: Math.min(this.#done, this.total),
      total: this.total,
      step: this.#step,
    });
  }
}

async function begin({ from, home, engine, folder, thinker, language }: Begin): Promise<void> {
  let progress: Progress | null = null;
  const supplies = new Supplies(home, engine, (bytes) => progress!.count(bytes));
  const parts = supplies.first(language);
  progress = new Progress(
    from,
    parts.reduce((sum, part) => sum + engine.packs[part]!.size, engine.wasm.size),
  );
  const program = supplies.compiled();
  const packs = supplies.packs(parts);
  void Promise.all([program, packs]).then(() => progress.at('engine'));
  spoken.add(language);
  const python = await start(supplies, program, packs);
  progress.at('table');
  kept = await mountSave(python, folder);
  thinker.postMessage({ kind: 'begin', home, engine, program: await program, language });
  bring = (other) => {
    thinker.postMessage({ kind: 'words', language: other });
    return supplies.words(python, other).then(() => void spoken.add(other));
  };
  await seat(python, thinker);
  tell({ kind: 'ready', to: EVERYBODY, session, kept });
  for (const message of early.splice(0)) take(message);
}

/** Open the table server, whose bots think in the other worker. */
async function seat(python: Python, thinker: MessagePort): Promise<void> {
  const waiting = new Map<number, (thought: Uint8Array) => void>();
  let last = 0;
  const think = (work: Proxy<Uint8Array>) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (result) => (result === null ? reject(new Error('the thinker failed')) : resolve(result)));
      thinker.postMessage({ kind: 'think', id, work: Uint8Array.from(work.toJs()) }); // Python lets go of it itself
    });
  thinker.onmessage = ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.id)?.(data.result!);
    waiting.delete(data.id);
  };
  const made = python.pyimport('podzemi.alone.worker').Desk(FOLDER, think, () => {}) as Desk;
  await made.open();
  desk = made;
}

/** A page that is gone leaves its tables: its lock is free. */
function follow(page: string): void {
  if (pages.has(page) || page === own) return;
  pages.add(page);
  void navigator.locks?.request(pageLock(name, page), () => {
    pages.delete(page);
    for (const [key, line] of lines)
      if (key.startsWith(`${page} `)) {
        lines.delete(key);
        line.close();
      }
  });
}

/** The language that an answer is asked for in: an address says it, or the page's cookie. */
function languageOf(message: ToTable): string | null {
  if (!('path' in message)) return null;
  return /[?&]lang=(\w\w)/.exec(message.path)?.[1] ?? /\blang=(\w\w)/.exec(message.headers)?.[1] ?? null;
}

function take(message: ToTable): void {
  const language = languageOf(message);
  if (desk !== null && language !== null && !spoken.has(language)) {
    const goOn = () => {
      spoken.add(language); // a language without words is answered in another one
      take(message);
    };
    return void bring(language).then(goOn, goOn);
  }
  if (desk === null) {
    if (message.kind !== 'hello') early.push(message);
    return;
  }
  follow(message.from);
  const key = 'id' in message ? `${message.from} ${message.id}` : '';
  switch (message.kind) {
    case 'hello':
      return tell({ kind: 'ready', to: message.from, session, kept });
    case 'ask':
      return void answer(desk, message);
    case 'open':
      return open(desk, key, message);
    case 'say':
      return lines.get(key)?.hear(message.text);
    case 'leave':
      lines.get(key)?.close();
      return void lines.delete(key);
    case 'save':
      return tell({ kind: 'saved', to: message.from, id: message.id, save: bytesOf(desk.save()) });
    case 'restore':
      return restore(desk, message);
  }
}

async function answer(asked: Desk, { from, id, method, path, headers, body }: Extract<ToTable, { kind: 'ask' }>) {
  try {
    const proxy = await asked.ask(method, path, headers, body);
    const [status, told, bytes] = proxy.toJs();
    proxy.destroy();
    tell({ kind: 'answer', to: from, id, status, headers: told, body: Uint8Array.from(bytes) });
  } catch (error) {
    console.error(error);
    tell({ kind: 'answer', to: from, id, status: 0, headers: '{}', body: new Uint8Array() });
  }
}

function open(asked: Desk, key: string, { from, id, path, headers }: Extract<ToTable, { kind: 'open' }>): void {
  const heard = (what: Heard, value: string | number | null) => {
    if (what === 'close') lines.delete(key);
    tell({ kind: 'heard', to: from, id, what, value: value ?? null });
  };
  lines.set(key, asked.line(path, headers, heard));
}

/** Everything is that of the save now: whoever is at a table comes again. */
function restore(asked: Desk, { from, id, save }: Extract<ToTable, { kind: 'restore' }>): void {
  try {
    asked.restore(save);
    tell({ kind: 'saved', to: from, id, save: new Uint8Array() });
  } catch {
    tell({ kind: 'saved', to: from, id, save: null });
  }
}

onmessage = ({ data }: MessageEvent<ToTable>) => {
  if (data.kind !== 'begin') return take(data);
  own = data.from;
  name = data.bus;
  bus = new BroadcastChannel(data.bus);
  bus.onmessage = (heard: MessageEvent<ToTable | ToPage>) => {
    if ('from' in heard.data) take(heard.data);
  };
  begin(data).catch((error: unknown) => {
    console.error(error);
    tell({ kind: 'failed', to: EVERYBODY, reason: String(error).slice(-2_000) });
  });
  return undefined;
};
