/** Boards on their own, for every game alike: moments of a match become props, and a client is hosted as pages host it. */
import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { AnyView, BoardProps, GameClient, Happening, MatchResult, Named } from '../../src/lib/games/board';
import { contextOf } from '../../src/lib/games/own';
import type { Shown } from '../../src/lib/play/beats';
import { Playback } from '../../src/lib/play/playback.svelte';
import type { Session } from '../../src/lib/play/session';
import { settings } from '../../src/lib/settings.svelte';
import { cover } from '../../src/lib/table/cover.svelte';
import { loadLanguage } from '../../src/lib/text';
import Watched from './Watched.svelte';

/** What a seat is told at one moment of a match, as the fixtures of the boards have it. */
export interface Scene<V = AnyView, A = Named, E = Named, O = unknown> {
  version: number;
  view: V;
  legal: A[];
  events: E[];
  outlook: O;
  result?: MatchResult | null;
}

export const NAMES = ['Anežka', 'Marek', 'Zofia', 'Tomáš', 'Eliška', 'Ola', 'Bartek', 'Šimon'];

/** What the shell gives a board at that moment; what is chosen goes nowhere, and can be asked for. */
export function propsOf<P extends BoardProps<any, any, any, any>>(
  scene: Scene<P['view'], P['legal'][number], any, any>,
  more: Partial<P> = {},
): P {
  const { view, legal, outlook, result = null } = scene;
  const seats = (view as unknown as { seats: unknown[] }).seats.length;
  return {
    view,
    legal,
    outlook,
    names: NAMES.slice(0, seats),
    me: view.seat,
    events: [],
    pencil: null,
    sending: false,
    act: vi.fn(),
    ink: vi.fn(),
    drop: vi.fn(),
    result,
    ...more,
  } as unknown as P;
}

/** One component of a game, at the table of that client. */
export const mounting =
  (client: () => GameClient) =>
  <P extends Record<string, any>>(part: Component<P>, props: P) =>
    render(part, { props, context: contextOf(client()) } as never) as unknown as {
      rerender: (props: Partial<P>) => Promise<void>;
      unmount: () => void;
    };

/** In English, with all secrets open; nothing is left for the next test. */
export function asUsual(): void {
  beforeAll(async () => {
    settings.language = 'en';
    await loadLanguage('en');
  });
  beforeEach(() => {
    if (cover.on) cover.toggle();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

/** A match that somebody watches, moment by moment. */
export class Watching implements Session {
  readonly names = NAMES;
  readonly pencil = null;
  readonly sending = null;
  readonly undo = null;
  readonly asksFirst = false;
  readonly mayInkAtOnce = false;
  readonly playback = new Playback<Shown>({ isUrgent: () => true });
  #queue: Happening[] = [{ id: 1, version: 0, event: { kind: 'before' } }];
  #nextId = 2;

  constructor(readonly game: string) {}

  /** What comes next; `events`: instead of the moment's own. */
  take(scene: Scene<any, any, any, any>, events: readonly Named[] = scene.events): void {
    const fresh = events.map((event, n) => ({ id: this.#nextId + n, version: scene.version, event }));
    this.#nextId += fresh.length;
    this.#queue = [...this.#queue, ...fresh];
    const { view, legal, outlook, result = null } = scene;
    this.playback.take({ view, legal, outlook, result, seat: view.seat, queue: this.#queue }, true);
  }

  choose = vi.fn(() => false);
  ink = vi.fn();
  drop = vi.fn();
}

/** The board of a match that is watched, hosted as on a page. */
export function watch(client: GameClient, session: Watching): void {
  render(Watched, { client, session });
}
