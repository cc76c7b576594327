/** One attempt at a puzzle. */
import { api, Refused } from '../api';
import type { Named } from '../games/board';
import { person } from '../person.svelte';
import { t } from '../speak.svelte';
import { Trying } from '../trying.svelte';
import type { Hint, PuzzleBest, PuzzleInfo, PuzzleScore, PuzzleStep } from '../wire/generated/wire';

export const LAST_DEGREE = 3;
/** How long a move of the best line is looked at, in ms. */
const PACE = 700;

export class Attempt extends Trying<PuzzleStep> {
  /** Everything can be taken back. */
  readonly asksFirst = false;
  readonly mayInkAtOnce = true;
  hint = $state.raw<Hint | null>(null);
  degree = $state(0);
  /** The best solution was shown: the attempt no longer counts. */
  shown = $state(false);
  /** The best line with its reasons, once it was asked for. */
  best = $state.raw<PuzzleBest | null>(null);
  actions = $state.raw<Named[]>([]);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    super();
    void this.#go([], false);
  }

  get info(): PuzzleInfo | null {
    return this.step?.puzzle ?? null;
  }

  get result(): PuzzleScore | null {
    return this.step?.result ?? null;
  }

  /** Where several sit at the table they have names; else there is nobody, or the other one. */
  get names(): string[] {
    const you = person.me?.name ?? t('academy-you');
    const seated = this.step?.names ?? [];
    if (seated.length > 2) return seated.map((name) => name || you);
    const isAlone = ((this.view as { seats?: unknown[] } | null)?.seats?.length ?? 1) === 1;
    return [you, ...Array.from({ length: 3 }, () => t(isAlone ? 'academy-nobody' : 'academy-other'))];
  }

  get undo(): (() => void) | null {
    return this.actions.length && !this.sending && !this.shown ? () => void this.back() : null;
  }

  back(): Promise<void> {
    return this.#go(this.actions.slice(0, -1), false);
  }

  restart(): Promise<void> {
    this.shown = false;
    return this.#go([], false);
  }

  /** Each press says a little more, even one before the last is answered; an answer about an earlier position is dropped. */
  async help(): Promise<void> {
    if (this.degree === LAST_DEGREE) return;
    const asked = this.asked;
    const degree = (this.degree += 1);
    const isLast = () => asked === this.asked && degree === this.degree;
    await this.#try(async () => {
      try {
        const hint = await api.puzzleHint(this.game, this.id, this.actions, degree);
        if (isLast()) this.hint = hint;
      } catch (error) {
        if (isLast()) this.degree -= 1;
        throw error;
      }
    });
  }

  /** Play the best solution from the start, one action after the other, at the pace of the board. */
  async showBest(): Promise<void> {
    await this.#try(async () => {
      const best = (await this.#askBest()).actions as Named[];
      this.shown = true;
      await this.#go([], false);
      const run = this.asked;
      for (let count = 1; count <= best.length; count += 1) {
        await new Promise((done) => setTimeout(done, PACE));
        await this.playback.idle;
        if (this.asked !== run + count - 1) return;
        await this.#go(best.slice(0, count), true, best[count - 1]);
      }
    });
  }

  /** Why the best line is the best: for whoever has found it, or given up. */
  explain(): Promise<void> {
    return this.#try(async () => void (await this.#askBest()));
  }

  retry(): Promise<void> {
    return this.#go(this.actions, false);
  }

  protected seatOf(): number {
    return 0;
  }

  protected play(action: Named): Promise<void> {
    return this.#go([...this.actions, action], true, action);
  }

  async #askBest(): Promise<PuzzleBest> {
    this.best ??= await api.puzzleBest(this.game, this.id);
    return this.best;
  }

  #go(actions: Named[], isNews: boolean, action: Named | null = null): Promise<void> {
    this.hint = null;
    this.degree = 0;
    return this.asking(action, async (isLast) => {
      const step = await api.puzzle(this.game, this.id, actions);
      if (!isLast()) return;
      this.actions = actions;
      this.show(step, step.version, isNews);
    });
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
