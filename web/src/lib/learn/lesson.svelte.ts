/** One scene as it is played. The right moves are kept in this browser: who looks something up comes back to the same place. */
import { api } from '../api';
import type { Named } from '../games/board';
import { person } from '../person.svelte';
import { isCalm } from '../settings.svelte';
import { Trying } from '../trying.svelte';
import type { LearnStep, Mistake, Move, Telling } from '../wire/generated/wire';

const KEY = 'podzemi.lesson';
/** A wrong try stays on the board for this long, then it is taken back. */
const HELD = 500;

interface Kept {
  place: string;
  moves: Move[];
}

function kept(place: string): Move[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return found?.place === place ? found.moves : [];
  } catch {
    return [];
  }
}

export class Lesson extends Trying<LearnStep> {
  readonly asksFirst = true;
  /** Each choice is looked at before it is made: that is what a lesson is for. */
  readonly mayInkAtOnce = false;
  readonly undo = null;
  /** What the teacher said before the last move: it stands until the board has shown what followed. */
  before = $state.raw<Telling | null>(null);
  mistake = $state.raw<Mistake | null>(null);
  moves = $state.raw<Move[]>([]);

  readonly #place: string;

  constructor(
    readonly game: string,
    readonly scene: string,
    private language: string,
  ) {
    super();
    this.#place = `${game}/${scene}`;
    void this.#resume(kept(this.#place));
  }

  /** The same in another language. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    if (this.step) void this.#go(this.moves, false);
  }

  answer(id: string): Promise<void> {
    if (this.sending) return Promise.resolve();
    this.pencil = null;
    return this.#go([...this.moves, { answer: id }], true);
  }

  /** The last right move is taken back. */
  back(): Promise<void> {
    return this.#go(this.moves.slice(0, -1), false);
  }

  restart(): Promise<void> {
    return this.#go([], false);
  }

  retry(): Promise<void> {
    return this.#go(this.moves, false);
  }

  get names(): string[] {
    return this.step?.names.map((name) => name || (person.me?.name ?? '')) ?? [];
  }

  protected seatOf(step: LearnStep): number {
    return step.seat;
  }

  protected play(action: Named): Promise<void> {
    return this.#go([...this.moves, { action: { ...action } }], true, action);
  }

  /** Go on where the scene was left; a line that no longer fits begins anew. */
  async #resume(moves: Move[]): Promise<void> {
    await this.#go(moves, false);
    if (moves.length > 0 && this.problem && !this.step) await this.#go([], false);
    else if (this.step && this.step.show === null && moves.length > 0) await this.#go([], false);
  }

  #go(moves: Move[], isNews: boolean, action: Named | null = null): Promise<void> {
    this.problem = null;
    return this.asking(action, async (isLast) => {
      const step = await api.scene(this.game, this.scene, moves, this.language);
      if (isLast() && step.mistake) await this.#held(action);
      if (isLast()) this.#take(step, moves, isNews);
    });
  }

  #held(action: Named | null): Promise<void> {
    return new Promise((done) => setTimeout(done, action && !isCalm() ? HELD : 0));
  }

  #take(step: LearnStep, moves: Move[], isNews: boolean): void {
    this.mistake = step.mistake;
    if (step.mistake) return;
    this.before = this.step?.telling ?? null;
    this.moves = moves.slice(0, step.step);
    this.show(step, step.step, isNews);
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ place: this.#place, moves: this.moves } satisfies Kept));
    } catch {
      // a browser that keeps nothing begins the scene anew
    }
  }
}
