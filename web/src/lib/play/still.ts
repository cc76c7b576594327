/** A session that only shows: a picture of the rulebook, a table looked at from afar. */
import type { AnyView, MatchResult } from '../games/board';
import type { Shown } from './beats';
import { Playback } from './playback.svelte.ts';
import type { Session } from './session';

export interface Picture {
  view: AnyView;
  outlook: unknown;
  names: string[];
  seat: number | null;
  result: MatchResult | null;
}

export class Still implements Session {
  readonly playback = new Playback<Shown>();
  readonly names: string[];
  readonly pencil = null;
  readonly sending = null;
  readonly undo = null;
  readonly asksFirst = false;
  readonly mayInkAtOnce = false;

  constructor(
    readonly game: string,
    { view, outlook, names, seat, result }: Picture,
  ) {
    this.names = names;
    this.playback.take({ view, outlook, seat, result, legal: [], queue: [] }, false);
  }

  choose(): boolean {
    return false;
  }

  ink(): void {}

  drop(): void {}
}
