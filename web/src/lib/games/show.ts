/**
 * What a game adds to its table once the board is there: scenes, marks of what changed, banners about what concerns
 * the reader, and the decisions that make themselves. A game's client fetches it (`GameClient.show`), so that the
 * first decision never waits for it. Whatever is missing is simply not shown.
 */
import type { Component } from 'svelte';
import type { AnyView, BoardProps, Named } from './board';
import type { Sound } from '../sound/score';
import type { Score } from './gestures';

/** One thing after another on a stage of its own, 2 to 4 seconds long at normal pace. */
export interface Scene<D = unknown> {
  title: string;
  lead: string;
  /** What is shown by and by: how long each step stays, in ms, and what it says. */
  steps: { ms: number; told: string }[];
  /** What the game's drawing needs. */
  data: D;
}

/** Props of a game's drawing of its scenes. */
export interface SceneProps<D = unknown> {
  data: D;
  /** The number of the step being shown, from 0; past the last one everything is shown. */
  step: number;
  names: string[];
  me: number | null;
}

export interface GameShow<
  // eslint-style "any" is meant: the registry holds the shows of different games side by side
  V extends AnyView = any,
  A extends Named = any,
  E extends Named = any,
  D = any,
> {
  /**
   * Whether the one answer to a decision may be given by itself. Never where the haste would tell the others
   * something that they do not know, nor where the rules want the reader to see something first.
   */
  isForced?: (action: A, props: BoardProps<V, A, E>) => boolean;
  /** Whether it is given at once and without a word, because nothing was asked: there was nothing to choose from. */
  isSilent?: (action: A, props: BoardProps<V, A, E>) => boolean;
  /** The reader is out of the match, which goes on without him. */
  isOut?: (view: V, me: number) => boolean;
  /** What an event means for the reader: it comes as a banner. Empty: the event says enough. Null: no banner. */
  concerns?: (event: E, me: number, view: V) => string | null;
  /** Where on the screen an event can be seen, as selectors; left out: at the panel of the seat that did it. */
  places?: (event: E, me: number | null, view: V, outlook: any) => string[] | null;
  /** The scene that an update's events make, if they make one. */
  scene?: (
    events: readonly E[],
    props: { view: V; outlook: any; names: string[]; me: number | null },
  ) => Scene<D> | null;
  Scene?: Component<SceneProps<D>>;
  /** The gestures that tell what happens on the board. */
  score?: Score<E>;
  /** What an event sounds like where no gesture of it is heard; left out: as everywhere. */
  sounds?: Partial<Record<E['kind'], Sound>>;
}
