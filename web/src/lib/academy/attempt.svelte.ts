/**
 * One attempt at a puzzle. The server keeps nothing: the line of play lives here, goes along with every
 * question, and can be shortened again at will.
 */
import { api, Refused } from '../api';
import type { AnyView, Happening, Named } from '../games/board';
import type { Hint, Problem, PuzzleInfo, PuzzleScore, PuzzleStep } from '../wire/generated/wire';

export const LAST_DEGREE = 3;

export class Attempt {
  step = $state.raw<PuzzleStep | null>(null);
  pencil = $state.raw<Named | null>(null);
  /** What is on its way; null in it: something is taken back. */
  sending = $state.raw<{ action: Named | null } | null>(null);
  queue = $state.raw<Happening[]>([]);
  hint = $state.raw<Hint | null>(null);
  degree = $state(0);
  /** The best solution was shown: the attempt no longer counts. */
  shown = $state(false);
  problem = $state.raw<Problem | null>(null);
  actions = $state.raw<Named[]>([]);

  #nextId = 1;
  #ask = 0;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    void this.#go([], false);
  }

  get info(): PuzzleInfo | null {
    return this.step?.puzzle ?? null;
  }

  get view(): AnyView | null {
    return (this.step?.view as AnyView | undefined) ?? null;
  }

  get legal(): Named[] {
    return (this.step?.legal as Named[] | undefined) ?? [];
  }

  get result(): PuzzleScore | null {
    return this.step?.result ?? null;
  }

  choose(action: Named): boolean {
    const wanted = JSON.stringify(action);
    if (this.sending || !this.legal.some((one) => JSON.stringify(one) === wanted)) return false;
    this.pencil = action;
    return true;
  }

  drop(): void {
    this.pencil = null;
  }

  ink(): Promise<void> {
    const action = this.pencil;
    if (!action || this.sending) return Promise.resolve();
    this.pencil = null;
    return this.#go([...this.actions, action], true, action);
  }

  undo(): Promise<void> {
    return this.#go(this.actions.slice(0, -1), false);
  }

  restart(): Promise<void> {
    this.shown = false;
    return this.#go([], false);
  }

  /** Each press says a little more. */
  async help(): Promise<void> {
    const degree = Math.min(this.degree + 1, LAST_DEGREE);
    await this.#try(async () => {
      this.hint = await api.puzzleHint(this.game, this.id, this.actions, degree);
      this.degree = degree;
    });
  }

  /** Play the best solution from the start, one action after the other, at the pace of the board. */
  async showBest(wait: () => Promise<void>): Promise<void> {
    await this.#try(async () => {
      const best = (await api.puzzleBest(this.game, this.id)).actions as Named[];
      this.shown = true;
      await this.#go([], false);
      const run = this.#ask;
      for (let count = 1; count <= best.length; count += 1) {
        await wait();
        if (this.#ask !== run + count - 1) return;
        await this.#go(best.slice(0, count), true, best[count - 1]);
      }
    });
  }

  async retry(): Promise<void> {
    await this.#go(this.actions, false);
  }

  /** Forget what is under way: the page goes away. */
  close(): void {
    this.#ask += 1;
  }

  async #go(actions: Named[], isNews: boolean, action: Named | null = null): Promise<void> {
    const asked = (this.#ask += 1);
    this.sending = { action };
    this.hint = null;
    this.degree = 0;
    await this.#try(async () => {
      const step = await api.puzzle(this.game, this.id, actions);
      if (asked !== this.#ask) return;
      this.actions = actions;
      this.step = step;
      this.queue = isNews ? [...this.queue, ...this.#news(step)] : [];
      this.problem = null;
    });
    if (asked === this.#ask) this.sending = null;
  }

  #news(step: PuzzleStep): Happening[] {
    const events = step.events as Named[];
    return events.map((event) => ({ id: this.#nextId++, version: step.version, event }));
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
    }
  }
}
