/**
 * What is on the stage right now. While pictures are waiting the board, its bestiary, the seats and
 * the ask bar all show the one being played; nothing gives the end of a run away before its card turns.
 * No movement is longer than 900 ms, and any click or key brings the present at once (UI-2.5). In the fastest pace nothing is played.
 */
import type { Event, Outlook, View } from '../../wire/generated/welcome_dungeon.ts';
import { isCalm } from '../../settings.svelte';
import type { Happening } from '../board.ts';
import { tempo } from '../shared/tempo.ts';
import { frames, paced, still, type Frame, type Scene } from './playback.ts';

const GAME = 'welcome_dungeon';

export class Theatre {
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: Scene | null = null;
  #seen = 0;
  #isMine = false;
  #scene = $state.raw<Scene | null>(null);
  #shown = $state.raw<number | null>(null);

  /** The picture being played; null: the present. */
  get scene(): Scene | null {
    return this.#scene;
  }

  /** The last event that has been shown; null when nothing waits. */
  get shownUpTo(): number | null {
    return this.#shown;
  }

  /** The view to draw: the one on the stage, or the present one. */
  viewOf(view: View): View {
    return this.#scene?.view ?? view;
  }

  /** A new update, or the first one. `isMine`: the reader decides next. */
  take(view: View, outlook: Outlook | null, events: readonly Happening<Event>[], isMine: boolean): void {
    const next = still(view, outlook);
    const before = this.#last;
    const fresh = events.filter((happening) => happening.id > this.#seen);
    this.#last = next;
    this.#seen = events.at(-1)?.id ?? (events.length ? this.#seen : 0);
    const isJump = fresh[0]?.version !== fresh.at(-1)?.version; // several moves at once: whoever watches has skipped them
    if (!before || before.view.seat !== view.seat || events.length === 0 || isJump || isHidden() || tempo(GAME) === 0)
      return this.skip();
    if (fresh.length === 0) return;
    const isPlaying = this.#queue.length > 0;
    this.#queue.push(...frames(before, next, fresh));
    this.#isMine = isMine;
    if (!isPlaying) this.#play();
  }

  /** Show the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#scene = null;
    this.#shown = null;
  }

  /** The board leaves the screen. */
  close(): void {
    this.skip();
    this.#last = null;
    this.#seen = 0;
  }

  #play(): void {
    const kept = paced(this.#queue, this.#isMine, isCalm());
    const frame = kept[0];
    if (!frame) return this.skip();
    this.#queue.splice(
      0,
      this.#queue.findIndex((waiting) => waiting.id === frame.id),
    );
    this.#scene = frame.scene;
    this.#shown = frame.id;
    this.#timer = setTimeout(
      () => {
        this.#queue.shift();
        this.#play();
      },
      frame.ms * tempo(GAME),
    );
  }
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}

export const theatre = new Theatre();
