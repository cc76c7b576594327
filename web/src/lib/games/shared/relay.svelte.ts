/**
 * Updates on their way to the screen, one after another: each is shown for as long as its events need to
 * be seen. No wait is longer than 900 ms when the reader decides next; any click or key brings the present.
 */
import type { Happening, Named } from '../board.ts';
import { tempo } from './tempo.ts';

export interface Shown<V, E extends Named, O> {
  view: V;
  outlook: O | null;
  /** What this update brought, for marks on the board. */
  events: readonly E[];
  /** The id of its last event. */
  id: number;
  ms: number;
}

const LONGEST = 900;
/** With this many updates waiting only the last ones are shown. */
const JUMPED = 6;

export class Relay<V extends { seat: number | null }, E extends Named, O> {
  #queue: Shown<V, E, O>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = 0;
  #seat: number | null | undefined;
  #shown = $state.raw<Shown<V, E, O> | null>(null);

  /** `time`: how long an event stays, in milliseconds; 0: it needs no time of its own. */
  constructor(
    readonly game: string,
    readonly time: (event: E, me: number | null) => number,
  ) {}

  /** What is being shown; null: the present. */
  get shown(): Shown<V, E, O> | null {
    return this.#shown;
  }

  get shownUpTo(): number | null {
    return this.#shown?.id ?? null;
  }

  viewOf(view: V): V {
    return this.#shown?.view ?? view;
  }

  take(view: V, outlook: O | null, events: readonly Happening<E>[], isMine: boolean): void {
    const fresh = events.filter((happening) => happening.id > this.#seen);
    const isFirst = this.#seat === undefined || this.#seat !== view.seat;
    this.#seat = view.seat;
    this.#seen = events.at(-1)?.id ?? 0;
    if (isFirst || events.length === 0 || isHidden() || tempo(this.game) === 0) return this.skip();
    if (fresh.length === 0) return;
    const ms = Math.max(...fresh.map(({ event }) => this.time(event, view.seat)));
    if (ms === 0 && this.#queue.length === 0) return;
    this.#queue.push({ view, outlook, events: fresh.map(({ event }) => event), id: this.#seen, ms });
    if (this.#queue.length > JUMPED) this.#queue.splice(0, this.#queue.length - JUMPED);
    this.#pace(isMine);
    if (this.#shown === null) this.#play();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#shown = null;
  }

  close(): void {
    this.skip();
    this.#seen = 0;
    this.#seat = undefined;
  }

  #pace(isMine: boolean): void {
    const total = this.#queue.reduce((sum, one) => sum + one.ms, 0);
    const share = isMine && total > LONGEST ? LONGEST / total : 1;
    this.#queue = this.#queue.map((one) => ({ ...one, ms: one.ms * share }));
  }

  #play(): void {
    const next = this.#queue.shift();
    if (!next) return this.skip();
    this.#shown = next;
    this.#timer = setTimeout(() => this.#play(), next.ms * tempo(this.game));
  }
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
