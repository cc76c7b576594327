/** A table on the screen: the reduced messages, the reader's pencil, and the way to the server. */
import { api } from '../api';
import type { Named } from '../games/board';
import { isAmong } from '../games/shared/same';
import { TableSocket, type Connection, type Matter, type World } from '../wire/socket';
import type { FromServer, Notice, Problem, Sync } from '../wire/generated/wire';
import { seatNames } from '../names';
import { Playback } from '../play/playback.svelte.ts';
import type { Session } from '../play/session';
import { completed, receive, type Table } from './reducer';
import { isTimed, isUrgent } from './steps';
import { Talk } from './talk.svelte.ts';

export interface Notices {
  /** The server took something back: say why. */
  refused: (problem: Problem) => void;
  /** Moves that happened while the line was down. */
  missed: (moves: number) => void;
  /** Another seat took its last decision back. */
  undone: (seat: number) => void;
  /** The screen is covered for another seat: nothing of the one before may stay in the page. */
  covered: () => void;
  /** A word about the match itself; `withdrawn`: by who had asked. */
  notice: (notice: Notice, withdrawn: boolean) => void;
}

/** Refusals that say nothing about the action: in a moment it may be right, and one press sends it. */
const PRESS_AGAIN = new Set(['too_fast', 'unavailable']);

/** What says nothing to somebody who missed the message before. */
const NEWS = new Set(['update', 'changes', 'table']);

/** Seats, names and connections change at once, whatever is being watched. */
const anew =
  ({ info, seat, missed }: Table) =>
  (old: Table): Table => ({ ...old, info, seat, missed });
export class TableStore implements Session<Table> {
  table = $state.raw<Table | null>(null);
  connection = $state<Connection>('connecting');
  /** When the line was lost, in ms of `Date.now`; null while it holds. */
  lostSince = $state<number | null>(null);
  /** The server said goodbye before it closed: it restarts. */
  restarting = $state(false);
  pencil = $state.raw<Named | null>(null);
  /** The action on its way, until the server refuses it or the table shows what came of it. */
  sending = $state.raw<{ id: string; action: Named | null } | null>(null);
  /** What is on its way has no answer for longer than is usual. */
  late = $state(false);
  /** The server's time less the time since the page was opened, in ms. */
  offset = $state(0);
  /** The version by which the accepted action is on the table. */
  #awaited: number | null = null;

  readonly talk: Talk;
  /** What of the table is on the screen. */
  readonly playback = new Playback<Table>({ isUrgent, isTimed });
  readonly asksFirst = true;
  readonly mayInkAtOnce = true;
  readonly #socket: TableSocket;
  readonly #notices: Notices;

  constructor(id: string, notices: Notices, world?: World) {
    this.#notices = notices;
    const handlers = {
      message: (message: FromServer) => this.#received(message),
      connection: (state: Connection) => this.#connected(state),
      late: (isLate: boolean) => (this.late = isLate),
    };
    this.#socket = new TableSocket(api.socketUrl(id), handlers, world);
    this.talk = new Talk(id, (text, phrase) => this.#socket.say(text, phrase));
    this.#socket.connect();
  }

  /** Pencil a legal action; anything else is dropped without a word (the board was older than the table). */
  choose(action: Named): boolean {
    if (this.sending || !this.isLegal(action)) return false;
    this.pencil = action;
    return true;
  }

  /** Commit the pencilled action. While the line is down it stays pencilled (UI section 9). */
  ink(): void {
    if (!this.pencil || !this.table || this.sending || this.connection !== 'open') return;
    const action = this.pencil;
    this.sending = { id: this.#socket.act(this.table.version, action), action };
    this.pencil = null;
  }

  get game(): string {
    return this.table?.info.game ?? '';
  }

  get names(): string[] {
    const info = this.playback.now?.info;
    return info ? seatNames(info) : [];
  }

  get undo(): (() => void) | null {
    return this.playback.now?.undo && !this.sending ? () => this.takeBack() : null;
  }

  /** Take back the last decision, while the server says that this is possible (IF-0.4). */
  takeBack(): void {
    if (!this.table?.undo || this.sending || this.connection !== 'open') return;
    this.pencil = null;
    this.sending = { id: this.#socket.undo(this.table.version), action: null };
  }

  /** Ask all persons at the table. */
  propose(what: Matter): void {
    if (this.table && this.connection === 'open') this.#socket.propose(this.table.version, what);
  }

  /** Agree or not to the open question; who asked withdraws it by a no. */
  answer(yes: boolean): void {
    const question = this.table?.clock?.question;
    if (question && this.connection === 'open') this.#socket.answer(question.number, yes);
  }

  /** Cover the screen for another seat of this device, or say there to be that seat. */
  hand(seat: number, shown: boolean): void {
    if (this.connection === 'open') this.#socket.hand(seat, shown);
  }

  drop(): void {
    this.pencil = null;
  }

  isLegal(action: Named): boolean {
    return isAmong(action, this.table?.legal ?? []);
  }

  /** Whatever the others still do is of no interest: to the end of it. */
  hurry(): void {
    this.#socket.hurry();
    this.playback.present();
  }

  retry(): void {
    this.#socket.retryNow();
  }

  resync(): void {
    this.#socket.resync();
  }

  close(): void {
    this.playback.close();
    this.#socket.close();
  }

  #received(said: FromServer): void {
    const message = completed(this.table, said);
    const talked = this.talk.receive(message);
    if (typeof talked === 'object') this.#notices.refused(talked);
    if (talked) return;
    if (message.kind === 'goodbye') this.restarting = true;
    if (message.kind === 'accepted' && this.sending?.id === message.id) this.#awaited = message.version;
    if (message.kind === 'refused') {
      const mine = this.sending?.id === message.id ? this.sending.action : null;
      if (this.sending?.id === message.id) this.#answered();
      this.pencil = PRESS_AGAIN.has(message.problem.code) ? (mine ?? this.pencil) : null;
      this.#notices.refused(message.problem);
    }
    if (message.kind === 'sync') this.#resynced(message);
    const asked = this.table?.clock?.question ?? null;
    const next = receive(this.table, message);
    if (next === null) {
      if (NEWS.has(message.kind)) this.#socket.resync();
      return;
    }
    const isNews = next !== this.table; // an answer or a sign of life: whoever watches goes on watching
    this.table = next;
    if (message.kind === 'table') this.playback.describe(next, anew(next));
    else if (isNews)
      this.playback.take(next, message.kind === 'update' && message.undone == null && message.back == null);
    if (this.#awaited !== null && next.version >= this.#awaited) this.#answered();
    if (message.kind === 'update' && message.by != null && message.by !== next.seat) this.#notices.undone(message.by);
    if (message.kind === 'update' && message.notice) {
      const { notice } = message;
      this.#notices.notice(notice, notice.how === 'declined' && notice.by === asked?.by);
    }
    if (message.kind === 'sync' && next.missed > 0) this.#notices.missed(next.missed);
    if (this.pencil && !this.isLegal(this.pencil)) this.pencil = null;
  }

  /** Another seat counts its own news: what was on its way for the one before is settled. */
  #resynced(sync: Sync): void {
    this.offset = sync.now * 1000 - performance.now();
    const before = this.table?.view ? this.table.seat : null;
    if (before === sync.seat) return;
    this.#answered();
    this.pencil = null;
    if (before !== null && sync.hand != null) this.#notices.covered();
  }

  #answered(): void {
    this.sending = null;
    this.#awaited = null;
  }

  #connected(state: Connection): void {
    this.connection = state;
    if (state === 'open') {
      this.lostSince = null;
      this.restarting = false;
    } else if (state === 'lost') this.lostSince ??= Date.now();
  }
}
