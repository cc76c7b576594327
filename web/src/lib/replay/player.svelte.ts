/** A replay on the screen: which moment, seen by whom, standing still or going on. */
import type { AnyView, Happening, MatchResult, Named } from '../games/board';
import type { Frame, ReplayStory } from '../wire/generated/wire';
import { seatNames } from '../names';
import type { Shown } from '../play/beats';
import { Playback } from '../play/playback.svelte.ts';
import type { Session } from '../play/session';
import { nobody } from './info';
import type { Source } from './source';

/** Frames of one request. */
const PAGE = 30;
/** Milliseconds a move is shown at usual speed. */
const MOVE = 1100;
const QUEUE = 120;

/** A picture as a board shows it. */
export type Moment = Picture & Shown;

export interface Picture {
  at: number;
  time: number;
  seat: number | null;
  focus: number | null;
  view: AnyView;
  outlook: unknown;
  events: Named[];
  result: MatchResult | null;
  /** With all open: by seat, what that seat alone knew. */
  hands: unknown[] | null;
}

export class Player implements Session<Moment> {
  story = $state.raw<ReplayStory>() as ReplayStory;
  picture = $state.raw<Picture | null>(null);
  /** The moment the reader wants to see; the picture follows when it is here. */
  at = $state(0);
  eye = $state('public');
  playing = $state(false);
  speed = $state(1);

  readonly #source: Source;
  readonly #failed: (error: unknown) => void;
  #pages = new Map<string, Promise<Picture[]>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextId = 1;
  #wanted = 0;
  /** Events to play on the board; emptied by a jump. */
  #queue: Happening[] = [];
  readonly playback = new Playback<Moment>({ isUrgent: () => true });
  readonly pencil = null;
  readonly sending = null;
  readonly undo = null;
  readonly asksFirst = false;
  readonly mayInkAtOnce = false;

  constructor(source: Source, story: ReplayStory, at: number, failed: (error: unknown) => void) {
    this.#source = source;
    this.#failed = failed;
    this.story = story;
    this.eye = story.eye;
    void this.show(at);
  }

  get game(): string {
    return this.story.game;
  }

  get names(): string[] {
    return seatNames(this.story.table ?? nobody(this.story));
  }

  choose(): boolean {
    return false;
  }

  ink(): void {}

  drop(): void {}

  get total(): number {
    return this.story.total;
  }

  /** Bring that moment; one move forward is played, one back runs backwards, everything else is a cut. */
  async show(at: number): Promise<void> {
    const to = Math.max(0, Math.min(at, this.total));
    const wanted = ++this.#wanted;
    this.at = to;
    try {
      const picture = await this.#picture(to);
      if (wanted === this.#wanted && picture) this.#put(picture);
    } catch (error) {
      this.pause();
      this.#failed(error);
    }
  }

  #put(picture: Picture): void {
    const before = this.picture;
    const by = before && this.eye === this.#eyeShown ? picture.at - before.at : 0;
    const follows = by === 1;
    const fresh = picture.events.map((event, n) => ({ id: this.#nextId + n, version: picture.at, event }));
    this.#nextId += fresh.length;
    this.#queue = follows ? [...this.#queue, ...fresh].slice(-QUEUE) : [];
    this.#eyeShown = this.eye;
    this.picture = picture;
    const moment: Moment = { ...picture, seat: picture.focus, legal: [], queue: this.#queue };
    if (by === -1) this.playback.rewind(moment, before!.events);
    else this.playback.take(moment, follows);
    if (picture.at % PAGE > PAGE / 2) void this.#page(picture.at + PAGE).catch(() => {});
  }

  #eyeShown = '';

  async #picture(at: number): Promise<Picture | undefined> {
    return (await this.#page(at)).find((one) => one.at === at);
  }

  #page(at: number): Promise<Picture[]> {
    const first = Math.floor(at / PAGE) * PAGE;
    const key = `${this.eye}/${first}`;
    const known = this.#pages.get(key);
    if (known || first > this.total) return known ?? Promise.resolve([]);
    const asked = this.#source.page(this.eye, first, first + PAGE - 1).then((page) => page.frames.map(pictured));
    asked.catch(() => this.#pages.delete(key));
    this.#pages.set(key, asked);
    return asked;
  }

  /** See the same moment with other eyes. */
  async look(eye: string): Promise<void> {
    try {
      const story = await this.#source.story(eye);
      this.eye = eye;
      this.story = story;
      await this.show(this.at);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** A match that goes on has come further: what was the last page is asked for again. */
  async refresh(): Promise<void> {
    const story = await this.#source.story(this.eye);
    if (story.total === this.story.total && story.behind === this.story.behind) return;
    const wasLast = this.at === this.total;
    if (story.total !== this.story.total) {
      if (story.total < this.story.total) this.#pages.clear();
      else this.#pages.delete(`${this.eye}/${Math.floor(this.total / PAGE) * PAGE}`);
    }
    this.story = story;
    if (wasLast || this.at > story.total) await this.show(story.total);
  }

  step(by: number): void {
    this.pause();
    void this.show(this.at + by);
  }

  /** To the beginning of the next round, or of the one before. */
  round(by: 1 | -1): void {
    this.pause();
    const marks = this.story.rounds;
    const next = by > 0 ? marks.find((mark) => mark > this.at) : marks.findLast((mark) => mark < this.at);
    void this.show(next ?? (by > 0 ? this.total : 0));
  }

  jump(at: number): void {
    this.pause();
    void this.show(at);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.total) void this.show(0);
    this.#wait(MOVE / 2);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.#wanted = -1;
    this.playback.close();
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#go(), ms / this.speed);
  }

  async #go(): Promise<void> {
    if (!this.playing) return;
    await this.playback.idle;
    if (!this.playing) return;
    if (this.at >= this.total) return this.pause();
    await this.show(this.at + 1);
    if (this.playing) this.#wait(this.picture?.events.length ? MOVE : MOVE / 4);
  }
}

function pictured(frame: Frame): Picture {
  return {
    at: frame.at,
    time: frame.time,
    seat: frame.seat,
    focus: frame.focus,
    view: frame.view as AnyView,
    outlook: frame.outlook ?? null,
    events: frame.events as Named[],
    result: (frame.result as MatchResult | null) ?? null,
    hands: (frame.hands as unknown[] | null) ?? null,
  };
}
