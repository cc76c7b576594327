/**
 * The one queue between what happened and what is seen. A session is always up to date; the screen follows it, step by
 * step while others act, moment by moment within a step, and is at the present as soon as the reader decides. A scene
 * stands before the moments of its update. Nothing here looks at a clock again and again: one timer waits for the end
 * of what is shown, and `idle` is settled when nothing is left.
 */
import type { Happening, Named } from '../games/board';
import type { Scene } from '../games/show';
import { paced, type Beat, type Script, type Shown } from './beats';
import type { Pace } from './paces';

/** Milliseconds between two steps of the others. */
const PAUSES: Record<Pace, number> = { slow: 1600, normal: 800, fast: 350, 'at-once': 0 };
/** How much of its time a moment takes. */
const TEMPOS: Record<Pace, number> = { slow: 1, normal: 1, fast: 0.5, 'at-once': 0 };
/** How much longer a step of a scene takes than at normal pace. */
const FACTORS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, 'at-once': 0 };
/** How long the end of a scene stays at normal pace, in ms: after movement, and where there was none. */
const STAYS = 1400;
const STILL = 4000;
/** The longest that gestures run backwards, in ms. */
const REWOUND = 900;

export interface Reader {
  pace: () => Pace;
  isCalm: () => boolean;
}

/** A session's knowledge of its own steps. */
export interface Steps<T extends Shown> {
  /** The step is shown at once, whatever is being watched. */
  isUrgent?: (next: T, now: T) => boolean;
  /** Nobody is kept from deciding by a scene. */
  isTimed?: (now: T) => boolean;
}

const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;

export class Playback<T extends Shown> {
  /** The moment of the session that is on the screen. */
  now = $state.raw<T | null>(null);
  /** The moment on the way to it; null: `now` itself is drawn. */
  beat = $state.raw<Beat | null>(null);
  /** The events that are told on a stage of their own. */
  scene = $state.raw<Scene | null>(null);
  /** The step of the scene. */
  step = $state(0);
  paused = $state(false);
  /** The end is still told line by line on the board. */
  isReckoning = $state(false);

  script: Script = {};
  reader: Reader = { pace: () => 'at-once', isCalm: () => false };
  /** The scene that events make; left out: none. */
  sceneOf: ((events: Named[], now: T) => Scene | null) | null = null;
  /** Told of every update that comes to the screen. */
  heard: ((events: Named[]) => void) | null = null;
  /**
   * Told of what is about to be seen, while the board still shows what was, and how long it stays; nothing: it is over.
   * `isBack`: the board goes back to before it.
   */
  moves: ((events: readonly Named[], ms: number, isBack?: boolean) => void) | null = null;

  #steps = $state.raw<readonly T[]>([]);
  #beats: Beat[] = [];
  /** The outcome that a skip stopped at. */
  #outcome = $state.raw<Beat | null>(null);
  #scenes: Scene[] = [];
  #seen = 0;
  /** The last event that was shown before what is played now. */
  #before = $state(0);
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;
  #then: (() => void) | null = null;
  #left = 0;
  #atRest: (() => void)[] = [];

  constructor(private readonly steps: Steps<T> = {}) {}

  // ---------------------------------------------------------------- what is on the screen

  /** Steps that are not shown yet. */
  get behind(): number {
    return this.#steps.length;
  }

  /** A moment or a scene is being shown. */
  get isMoving(): boolean {
    return this.beat !== null || this.scene !== null;
  }

  /** The screen is not at the present. */
  get isPlaying(): boolean {
    return this.isMoving || this.behind > 0;
  }

  /** The last event that has been shown; null: all of them. */
  get shownUpTo(): number | null {
    if (this.scene) return this.#before;
    return this.beat?.id ?? null;
  }

  /** The moment stays until the reader goes on. */
  get isHeld(): boolean {
    return this.beat !== null && (this.beat === this.#outcome || (this.script.holds?.(this.beat) ?? false));
  }

  /** Everything of the scene is on the screen. */
  get isTold(): boolean {
    return this.scene !== null && this.step >= this.scene.steps.length;
  }

  /** When the screen is at the present. */
  get idle(): Promise<void> {
    if (!this.isPlaying) return Promise.resolve();
    return new Promise((done) => this.#atRest.push(done));
  }

  // ---------------------------------------------------------------- from the session

  /** Take the newest moment; `isStep`: something happened that may be watched. */
  take(next: T, isStep: boolean): void {
    const { now } = this;
    const isUrgent = !now || this.reader.pace() === 'at-once' || isHidden() || this.steps.isUrgent?.(next, now);
    if (!isStep) {
      this.#steps = [];
      this.#put(next);
    } else if (isUrgent) {
      const waiting = this.#steps;
      this.#steps = [];
      for (const step of [...waiting, next]) this.#put(step);
    } else {
      this.#steps = [...this.#steps, next];
      this.#goOn();
    }
  }

  /** One step back, to before these events: their gestures run backwards. */
  rewind(next: T, events: readonly Named[]): void {
    this.take(next, false);
    this.#move(events, REWOUND, true);
  }

  /** A change that is no step is shown at once, whatever is being watched. */
  describe(next: T, anew: (old: T) => T): void {
    this.#steps = this.#steps.map(anew);
    this.now = this.now ? anew(this.now) : next;
  }

  #put(next: T): void {
    const before = this.now;
    const fresh = next.queue.filter(({ id }) => id > this.#seen);
    if (!this.isMoving) {
      this.#stop();
      this.#before = this.#seen;
    }
    this.#seen = next.queue.at(-1)?.id ?? 0;
    this.now = next;
    this.#since = performance.now();
    if (fresh.length > 0) this.heard?.(fresh.map(({ event }) => event));
    const isCut = !before?.view || before.seat !== next.seat || next.queue.length === 0 || isHidden();
    if (isCut) {
      this.#beats = []; // of a past that the reader does not come from
      return this.skip();
    }
    if (fresh.length > 0) this.#play(before, next, fresh);
    if (this.#beats.length === 0 && !this.isMoving) this.#move(fresh.map(({ event }) => event));
    this.#goOn();
  }

  #play(before: T, next: T, fresh: Happening[]): void {
    const isAtOnce = this.reader.pace() === 'at-once';
    if (!isAtOnce && !this.steps.isTimed?.(next)) {
      const scene = this.sceneOf?.(
        fresh.map(({ event }) => event),
        next,
      );
      if (scene) this.#scenes.push(scene);
    }
    const beats = this.script.beats?.(before, next, fresh) ?? [];
    const kept = isAtOnce ? beats.filter((beat) => this.script.holds?.(beat)) : beats;
    if (kept.length > 0) this.#beats = paced([...this.#beats, ...kept], next.legal.length > 0, this.reader.isCalm());
  }

  // ---------------------------------------------------------------- one thing after the other

  #goOn(): void {
    if (this.#then !== null || this.isHeld) return;
    if (this.scene === null && this.#scenes.length > 0 && this.beat === null) return this.#tell(this.#scenes.shift()!);
    if (this.isMoving) return;
    const beat = this.#beats.shift();
    if (beat) return this.#show(beat);
    this.#before = this.#seen;
    if (this.#steps.length === 0) return this.#rest();
    const rest = PAUSES[this.reader.pace()] - (performance.now() - this.#since);
    this.#wait(Math.max(0, rest), () => {
      const [next, ...later] = this.#steps;
      this.#steps = later;
      if (next) this.#put(next);
    });
  }

  /** Gestures, where the reader wants any. */
  #move(events: readonly Named[], ms = Infinity, isBack = false): void {
    const isSeen = this.reader.pace() !== 'at-once' && !this.reader.isCalm() && !isHidden();
    this.moves?.(isSeen ? events : [], ms, isBack);
  }

  #show(beat: Beat): void {
    this.#move(beat.events, this.isHeld ? beat.ms : beat.ms * TEMPOS[this.reader.pace()]);
    this.beat = beat;
    if (!this.isHeld) this.#wait(beat.ms * TEMPOS[this.reader.pace()], () => this.next());
  }

  /** The moment is over: the next one comes at once. */
  next(): void {
    this.#stop();
    if (this.beat) this.#before = this.beat.id;
    const following = this.#scenes.length > 0 ? undefined : this.#beats.shift();
    if (following) return this.#show(following);
    this.beat = null;
    this.#goOn();
  }

  /** A held moment need not be held any more. */
  release(): void {
    if (this.beat && !this.isHeld && this.#then === null) this.#show(this.beat);
  }

  #tell(scene: Scene): void {
    this.scene = scene;
    this.beat = this.#beats[0] ?? null; // what follows begins where the scene ends
    this.#to(this.reader.isCalm() ? scene.steps.length : 0);
  }

  #to(step: number): void {
    this.step = step;
    this.#stop();
    const pace = this.reader.pace();
    if (this.isTold && pace === 'slow') return;
    const ms = this.scene!.steps[step]?.ms ?? (this.reader.isCalm() ? STILL : STAYS);
    this.#wait(ms * FACTORS[pace], () => (this.isTold ? this.endScene() : this.#to(this.step + 1)));
  }

  /** To the end of the scene if it is still told, to what follows otherwise. */
  goOn(): void {
    if (!this.scene) return;
    if (this.isTold) this.endScene();
    else this.#to(this.scene.steps.length);
  }

  /** Nothing more of the scene. */
  endScene(): void {
    this.#stop();
    this.paused = false;
    this.scene = null;
    this.beat = null;
    this.#goOn();
  }

  // ---------------------------------------------------------------- the reader's hand on it

  /** Hold everything, or go on. */
  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) return this.#resume();
    clearTimeout(this.#timer);
    this.#left = Math.max(0, this.#due - performance.now());
  }

  #resume(): void {
    const then = this.#then;
    this.#then = null;
    if (then && this.isMoving) this.#wait(this.#left, then);
    else this.#goOn();
  }

  /** Show at once what has come to the screen; a skip of what led to an outcome stops at that, once. */
  skip(): void {
    this.moves?.([], 0);
    this.#stop();
    const outcome = this.beat?.isOutcome ? undefined : this.#beats.findLast((beat) => beat.isOutcome);
    this.#beats = [];
    this.#scenes = [];
    this.scene = null;
    this.beat = null;
    if (!outcome) return this.#goOn();
    this.#outcome = outcome;
    this.#show(outcome);
  }

  /** Show the present at once. */
  present(): void {
    this.paused = false;
    const last = this.#steps.at(-1);
    if (!last) return;
    this.#steps = [];
    this.#put(last);
    this.skip();
  }

  close(): void {
    this.#stop();
    this.#steps = [];
    this.#beats = [];
    this.#scenes = [];
    this.#rest();
  }

  #wait(ms: number, then: () => void): void {
    this.#then = then;
    this.#left = ms;
    this.#due = performance.now() + ms;
    if (this.paused) return;
    this.#timer = setTimeout(() => {
      this.#then = null;
      then();
    }, ms);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#then = null;
  }

  #rest(): void {
    const waiting = this.#atRest;
    this.#atRest = [];
    for (const done of waiting) done();
  }
}
