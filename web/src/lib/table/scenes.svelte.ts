/**
 * Scenes one after another, step by step, at the reader's pace. With reduced motion a scene is a still picture of its
 * end. In a slow pace the end stays until the reader goes on; otherwise the scene closes by itself.
 */
import type { Scene } from '../games/show';
import type { Pace } from './pacer.svelte.ts';

/** How much longer a step takes than at normal pace. */
const FACTORS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, 'at-once': 0 };
/** How long the end stays at normal pace, in ms: after movement, and where there was none. */
const STAYS = 1400;
const STILL = 4000;

export class Scenes {
  scene = $state.raw<Scene | null>(null);
  step = $state(0);
  paused = $state(false);
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: () => Pace,
    private readonly isCalm: () => boolean,
  ) {}

  /** Everything of the scene is on the screen. */
  get isTold(): boolean {
    return this.scene !== null && this.step >= this.scene.steps.length;
  }

  play(scene: Scene): void {
    if (this.pace() === 'at-once') return;
    this.#waiting.push(scene);
    if (!this.scene) this.#next();
  }

  /** To the end of the scene if it is still told, to the next one otherwise. */
  goOn(): void {
    if (!this.scene) return;
    if (this.isTold) this.#next();
    else this.#to(this.scene.steps.length);
  }

  /** Nothing more of it. */
  skip(): void {
    this.#waiting = [];
    this.#next();
  }

  pause(): void {
    this.paused = !this.paused;
    this.#wait();
  }

  #next(): void {
    this.paused = false;
    this.scene = this.#waiting.shift() ?? null;
    this.#to(this.scene && this.isCalm() ? this.scene.steps.length : 0);
  }

  #to(step: number): void {
    this.step = step;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.scene || this.paused || (this.isTold && this.pace() === 'slow')) return;
    const ms = this.scene.steps[this.step]?.ms ?? (this.isCalm() ? STILL : STAYS);
    this.#timer = setTimeout(() => (this.isTold ? this.#next() : this.#to(this.step + 1)), ms * FACTORS[this.pace()]);
  }
}
