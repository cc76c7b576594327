/**
 * How fast the reader sees what the others do. The table is always up to date; what is shown follows it step by step
 * while others act, and is at the present as soon as the reader decides. Pausing holds the reader's own view only.
 */
import type { Table } from './reducer';

export type Pace = 'slow' | 'normal' | 'fast' | 'at-once';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'at-once'];

/** Milliseconds between two steps of the others. */
const PAUSES: Record<Pace, number> = { slow: 1600, normal: 800, fast: 350, 'at-once': 0 };
/** How often a board that still plays a movement is looked at. */
const GLANCE = 60;

export interface Watching {
  pace: () => Pace;
  /** Whether the board still plays a movement: the next step waits for it. */
  busy: () => boolean;
}

export class Pacer {
  shown = $state.raw<Table | null>(null);
  paused = $state(false);
  #waiting = $state.raw<readonly Table[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  watching: Watching = { pace: () => 'at-once', busy: () => false };

  /** Steps that are not shown yet. */
  get behind(): number {
    return this.#waiting.length;
  }

  /** The next table; `step`: something happened that may be watched. */
  take(table: Table, step: boolean): void {
    if (!step || !this.shown || this.#isUrgent(table)) return this.#present(table);
    this.#waiting = [...this.#waiting, table];
    this.#schedule();
  }

  /** Seats, names and connections change at once, whatever is being watched. */
  describe(table: Table): void {
    const anew =
      ({ info, seat, missed }: Table) =>
      (old: Table): Table => ({ ...old, info, seat, missed });
    this.#waiting = this.#waiting.map(anew(table));
    this.shown = this.shown ? anew(table)(this.shown) : table;
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.#schedule();
  }

  /** Show the present at once. */
  skip(): void {
    this.paused = false;
    const last = this.#waiting.at(-1);
    if (last) this.#present(last);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Who decides now, whose clock runs or who is asked something sees the present; so does who looks elsewhere. */
  #isUrgent(table: Table): boolean {
    const { clock } = table;
    const decides = ({ view, seat }: Table) => seat !== null && (view?.to_act.includes(seat) ?? false);
    const isTimed = (clock?.seats.length ?? 0) > 0 && decides(table);
    const isAsked = clock?.question != null || clock?.paused != null;
    return this.watching.pace() === 'at-once' || decides(this.shown!) || isTimed || isAsked || document.hidden;
  }

  #present(table: Table): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#show(table);
  }

  #show(table: Table): void {
    this.shown = table;
    this.#since = performance.now();
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.paused || this.#waiting.length === 0) return;
    const rest = PAUSES[this.watching.pace()] - (performance.now() - this.#since);
    this.#timer = setTimeout(() => this.#step(), Math.max(this.watching.busy() ? GLANCE : 0, rest));
  }

  #step(): void {
    this.#timer = undefined;
    if (this.paused) return;
    if (!this.watching.busy()) {
      const [next, ...later] = this.#waiting;
      this.#waiting = later;
      if (next) this.#show(next);
    }
    this.#schedule();
  }
}
