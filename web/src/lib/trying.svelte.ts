/**
 * A position that somebody tries things out on: a scene of a lesson, a puzzle. The server keeps nothing of it. The
 * moves so far live in the browser and go along with every question; only the answer to the last one counts.
 */
import { Refused } from './api';
import type { AnyView, Happening, Named } from './games/board';
import type { Shown } from './play/beats';
import { Playback } from './play/playback.svelte.ts';
import type { Session } from './play/session';
import { isAmong } from './games/shared/same';
import { during } from './idle';
import type { Problem } from './wire/generated/wire';

/** What every answer of the server has: the position after the moves. */
export interface Stand {
  view?: unknown;
  legal?: unknown;
  outlook?: unknown;
  events?: unknown;
}

export abstract class Trying<S extends Stand> implements Session {
  abstract readonly game: string;
  abstract readonly names: string[];
  abstract readonly undo: (() => void) | null;
  abstract readonly asksFirst: boolean;
  abstract readonly mayInkAtOnce: boolean;

  /** Whatever comes of a move is an answer to it: nothing waits. */
  readonly playback = new Playback<Shown>({ isUrgent: () => true });

  step = $state.raw<S | null>(null);
  pencil = $state.raw<Named | null>(null);
  /** What is on its way; null in it: something is taken back, or answered in words. */
  sending = $state.raw<{ action: Named | null } | null>(null);
  problem = $state.raw<Problem | null>(null);

  #queue: Happening[] = [];
  #nextId = 1;
  #asked = 0;

  get view(): AnyView | null {
    return (this.step?.view as AnyView | undefined) ?? null;
  }

  get legal(): Named[] {
    return (this.step?.legal as Named[] | undefined) ?? [];
  }

  choose(action: Named): boolean {
    if (this.sending || !isAmong(action, this.legal)) return false;
    this.pencil = action;
    return true;
  }

  drop(): void {
    this.pencil = null;
  }

  /** Commit what is pencilled. */
  ink(): Promise<void> {
    const action = this.pencil;
    if (!action || this.sending) return Promise.resolve();
    this.pencil = null;
    return this.play(action);
  }

  /** Forget what is under way: the page goes away. */
  close(): void {
    this.#asked += 1;
    this.playback.close();
  }

  /** The seat that tries. */
  protected abstract seatOf(step: S): number;

  /** The pencilled action is played. */
  protected abstract play(action: Named): Promise<void>;

  /** How many questions there have been: another number means that this one is no longer the last. */
  protected get asked(): number {
    return this.#asked;
  }

  /** Ask the server; `isLast` says whether the answer is still wanted. A refusal becomes the problem. */
  protected async asking(action: Named | null, work: (isLast: () => boolean) => Promise<void>): Promise<void> {
    const asked = (this.#asked += 1);
    const isLast = () => asked === this.#asked;
    this.sending = { action };
    try {
      await during(work(isLast));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isLast()) this.problem = error.problem;
    } finally {
      if (isLast()) this.sending = null;
    }
  }

  /** Show the position; what led to it is played on the board if it is news. */
  protected show(step: S, version: number, isNews: boolean): void {
    this.step = step;
    this.#queue = isNews ? [...this.#queue, ...this.#news(step, version)] : [];
    const { view, legal } = this;
    const outlook = step.outlook ?? null;
    this.playback.take({ view, legal, outlook, queue: this.#queue, seat: this.seatOf(step), result: null }, isNews);
    this.problem = null;
  }

  #news(step: S, version: number): Happening[] {
    const events = (step.events ?? []) as Named[];
    return events.map((event) => ({ id: this.#nextId++, version, event }));
  }
}
