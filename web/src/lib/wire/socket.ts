/**
 * One connection, above all a table's: reconnects with growing pauses, asks for everything again after a gap,
 * and resends what was not answered, under the same id, so that no action is lost or played twice.
 */
import type { FromClient, FromServer, Phrase } from './generated/wire';
import { openLine } from './border';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** `Message`: what the server says; a table's socket says most. */
export interface Handlers<Message = FromServer> {
  message: (message: Message) => void;
  connection: (state: Connection) => void;
  /** Something sent has no answer for longer than is usual, or has it now. */
  late?: (isLate: boolean) => void;
}

/** The world as far as the class needs it; tests bring their own. */
export interface World {
  open: (url: string) => WebSocket;
  later: (run: () => void, ms: number) => number;
  cancel: (timer: number) => void;
  random: () => number;
  id: () => string;
  /** Tells from now on that the device has lost its network, or has it again; the answer ends it. */
  network?: (heard: (isThere: boolean) => void) => () => void;
}

const browser: World = {
  open: (url) => openLine(url),
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
  network: (heard) => {
    const [gone, back] = [() => heard(false), () => heard(true)];
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  },
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join(''),
};

export type Matter = Extract<FromClient, { kind: 'propose' }>['what'];

/** Messages that want an answer, and are sent again until they have one. */
type Pending = Extract<FromClient, { id: string }>;

export const FIRST_PAUSE = 400;
export const LONGEST_PAUSE = 8_000;
export const PING_EVERY = 20_000;
/** No answer to a ping for this long: the line is dead although nobody said so. */
export const PATIENCE = 10_000;
/** No answer to an action for this long is worth a word. */
export const ANSWER_DUE = 3_000;
/** The server closes with this when coming back makes no sense. */
export const UNKNOWN_TABLE = 4404;
/** And with this when the person is banned; it has said why. */
export const BANNED = 4403;
/** As the browser says of a line that ended without a farewell. */
const GONE = 1006;

export class TableSocket<Message extends { kind: string } = FromServer> {
  #socket: WebSocket | null = null;
  #pending: Pending[] = [];
  #tries = 0;
  #retry: number | null = null;
  #ping: number | null = null;
  #patience: number | null = null;
  #due: number | null = null;
  #isLate = false;
  #deaf: (() => void) | null = null;
  #closed = false;
  #hurried = false;

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers<Message>,
    private readonly world: World = browser,
  ) {}

  connect(): void {
    if (this.#closed) return;
    this.#deaf ??= this.world.network?.((isThere) => (isThere ? this.retryNow() : this.#hangUp())) ?? null;
    this.#stopTimers();
    this.#letGo();
    this.handlers.connection(this.#tries === 0 ? 'connecting' : 'lost');
    const socket = this.world.open(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(String(event.data));
    socket.onclose = (event) => this.#lost(event.code);
  }

  /** Send an action; the returned id comes back in `accepted` or `refused`. */
  act(version: number, action: unknown): string {
    return this.#ask({ kind: 'act', id: this.world.id(), version, action });
  }

  /** Take the last decision back; answered like an action. */
  undo(version: number): string {
    return this.#ask({ kind: 'undo', id: this.world.id(), version });
  }

  /** Ask all persons at the table; answered like an action. */
  propose(version: number, what: Matter): string {
    return this.#ask({ kind: 'propose', id: this.world.id(), version, what });
  }

  /** Agree or not to the open question. */
  answer(question: number, yes: boolean): string {
    return this.#ask({ kind: 'answer', id: this.world.id(), question, yes });
  }

  /** Say something; answered like an action. */
  say(text: string, phrase: Phrase | null): string {
    return this.#ask({ kind: 'say', id: this.world.id(), text, phrase });
  }

  #ask(pending: Pending): string {
    this.#pending.push(pending);
    this.#send(pending);
    this.#awaitAnswer();
    return pending.id;
  }

  /** Hand a shared device on; `shown`: that seat says to be here. Answered by a sync. */
  hand(seat: number, shown: boolean): void {
    this.#send({ kind: 'hand', seat, shown });
  }

  resync(): void {
    this.#send({ kind: 'resync' });
  }

  /** The bots need not pause for this reader, on this line or the next. */
  hurry(): void {
    this.#hurried = true;
    this.#send({ kind: 'hurry' });
  }

  /** Try now instead of waiting for the pause to end. */
  retryNow(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.connect();
  }

  close(): void {
    this.#closed = true;
    this.#deaf?.();
    this.#stopTimers();
    this.#socket?.close();
    this.handlers.connection('closed');
  }

  /** The line is dead: nobody waits for its farewell, which cannot come. */
  #hangUp(): void {
    if (!this.#socket) return;
    this.#letGo();
    this.#lost(GONE);
  }

  #awaitAnswer(): void {
    this.#due ??= this.world.later(() => this.#say(true), ANSWER_DUE);
    this.#losePatience();
  }

  #losePatience(): void {
    if (this.#socket?.readyState === 1) this.#patience ??= this.world.later(() => this.#hangUp(), PATIENCE);
  }

  #say(isLate: boolean): void {
    if (this.#isLate !== isLate) this.handlers.late?.(isLate);
    this.#isLate = isLate;
  }

  /** Nothing is owed any more. */
  #answered(): void {
    if (this.#due !== null) this.world.cancel(this.#due);
    this.#due = null;
    this.#say(false);
  }

  /** An old line may end as it likes; nobody listens any more. */
  #letGo(): void {
    const old = this.#socket;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  #opened(): void {
    this.#tries = 0;
    this.handlers.connection('open');
    if (this.#hurried) this.#send({ kind: 'hurry' });
    for (const pending of this.#pending) this.#send(pending);
    if (this.#pending.length > 0) this.#awaitAnswer();
    this.#schedulePing();
  }

  #received(data: string): void {
    if (this.#patience !== null) this.world.cancel(this.#patience);
    this.#patience = null;
    const message = JSON.parse(data) as Message & { id?: string | null };
    if (message.kind === 'accepted' || message.kind === 'refused') {
      this.#pending = this.#pending.filter((pending) => pending.id !== message.id);
      if (this.#pending.length === 0) this.#answered();
    }
    this.handlers.message(message);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#stopTimers();
    if (this.#closed) return;
    if (code === UNKNOWN_TABLE || code === BANNED) {
      this.#closed = true;
      this.handlers.connection('closed');
      return;
    }
    this.handlers.connection('lost');
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#tries, LONGEST_PAUSE) * (0.75 + this.world.random() / 2);
    this.#tries += 1;
    this.#retry = this.world.later(() => this.connect(), pause);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #schedulePing(): void {
    this.#ping = this.world.later(() => {
      this.#send({ kind: 'ping' });
      this.#losePatience();
      this.#schedulePing();
    }, PING_EVERY);
  }

  #stopTimers(): void {
    for (const timer of [this.#retry, this.#ping, this.#patience]) if (timer !== null) this.world.cancel(timer);
    this.#retry = this.#ping = this.#patience = null;
    this.#answered();
  }
}
