/**
 * An update in the moments between two pictures. A game makes them, purely, from what was shown and what happened;
 * how long they stay once several wait is decided here, for all games alike (UI section 7).
 */
import type { AnyView, Happening, MatchResult, Named } from '../games/board';

/** What of a session is on the screen: a table, a step of a lesson, a moment of a replay. */
export interface Shown {
  view: AnyView | null;
  outlook: unknown;
  legal: Named[];
  /** What happened, for playing: append-only, emptied where nothing is to be played. */
  queue: Happening[];
  /** The reader's seat. */
  seat: number | null;
  result: MatchResult | null;
}

export interface Beat<V extends AnyView = any, E extends Named = any, O = any, D = any> {
  /** The last event that this shows. */
  id: number;
  version: number;
  /** How long it stays at the usual pace, in ms. */
  ms: number;
  view: V;
  outlook: O | null;
  events: readonly E[];
  /** It is what everybody came for, and never cut short because the reader decides next. */
  isShow?: boolean;
  /** How something came out that was watched: who skips what led there still reads it, until the next press. */
  isOutcome?: boolean;
  /** Of several shows that wait, only the last part is played. */
  part?: number;
  /** What the game's drawing needs beside the view. */
  data?: D;
}

/** A game's part of the playback. */
export interface Script {
  beats?: (before: Shown, after: Shown, happened: readonly Happening<any>[]) => Beat[];
  /** Whether the beat stays until the reader goes on. */
  holds?: (beat: Beat) => boolean;
}

/** The longest that anybody who decides next waits (UI-2.5). */
export const LONGEST = 900;
/** With this many moves waiting, play at double speed; with more, jump. */
export const HURRIED = 2;
export const JUMPED = 6;
/** An update of more moments than this is no movement any more. */
const MOST = 24;
/** With reduced motion nothing travels: a picture stays just long enough to be read in order. */
export const CALM = 450;

/** The waiting beats as they will be played: a show is only hurried, everything else may be left out. */
export function paced(waiting: readonly Beat[], isMine: boolean, isCalm: boolean): Beat[] {
  const versions = [...new Set(waiting.map((beat) => beat.version))];
  const isShow = waiting.some((beat) => beat.isShow);
  const last = Math.max(...waiting.map((beat) => beat.part ?? 0));
  const recent = new Set(versions.slice(-JUMPED));
  const kept =
    versions.length <= JUMPED
      ? waiting
      : waiting.filter((beat) => (isShow ? (beat.part ?? 0) === last : recent.has(beat.version)));
  const rate = (beat: Beat) => (versions.length > (beat.isShow ? JUMPED : HURRIED) ? 0.5 : 1);
  const timed = (isShow ? kept : kept.slice(-MOST)).map((beat) => ({
    ...beat,
    ms: Math.min(isCalm ? CALM : LONGEST, beat.ms) * rate(beat),
  }));
  const total = timed.reduce((sum, { ms }) => sum + ms, 0);
  if (isShow || total <= LONGEST || !(isMine || isCalm)) return timed;
  return timed.map((beat) => ({ ...beat, ms: (beat.ms * LONGEST) / total }));
}
