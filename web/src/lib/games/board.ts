/**
 * What a game gives the shell, and what the shell gives a game.
 *
 * The shell owns seats, ask bar, log, connection and the pencil; a game draws its view and
 * offers the legal actions where they are at home. No rule is written twice: everything a
 * game may show comes from `view`, `legal`, `outlook`, `events` and the generated components.
 */
import type { Component } from 'svelte';
import type { Beat, Script } from '../play/beats';
import type { GameShow } from './show';

/** The part of every view the shell itself reads. */
export interface AnyView {
  seat: number | null;
  to_act: number[];
}

/** Actions and events carry their name in `kind`. */
export interface Named {
  kind: string;
}

/** How a match ended (engine `Result`). */
export interface MatchResult {
  ranking: number[][];
  scores: number[];
  detail: Record<string, unknown>;
}

/** Where the points of the end came from: a row for each source, a figure for each seat. */
export interface ScoreTable {
  title: string;
  /** `why`: the paragraph of the rulebook that says how it is counted. */
  rows: { name: string; points: number[]; why?: string }[];
}

/** One event on its way to the screen. `id` grows by one, also across versions. */
export interface Happening<E extends Named = Named> {
  id: number;
  version: number;
  event: E;
}

/** Props of `Board.svelte` and `Side.svelte`. Everything is read-only; all changes go through `act`. */
export interface BoardProps<
  V extends AnyView = AnyView,
  A extends Named = Named,
  E extends Named = Named,
  O = unknown,
> {
  /** What the reader knows. */
  view: V;
  /** What the reader may do now; empty when somebody else decides. */
  legal: A[];
  /** Previews worked out by the rules from the view; null while gathering. */
  outlook: O | null;
  /** Display names by seat, bots included ("Bot 2 (greedy)" already in the reader's language). */
  names: string[];
  /** The reader's seat; null: a spectator. */
  me: number | null;
  /**
   * The latest events, oldest first, for playing movements: append-only while connected,
   * emptied by a resync (after an absence nothing is played back). Remember the last `id` played.
   */
  events: Happening<E>[];
  /** The reader's choice that is not yet committed (UI-5.1). */
  pencil: A | null;
  /** True while a choice is on its way to the server: show it inked, take no other. */
  sending: boolean;
  /** Choose a legal action: pencils it, or inks it when the setting says so and the game asks nothing more. */
  act: (action: A) => void;
  /** Commit the pencilled action. */
  ink: () => void;
  /** Take the pencil back. */
  drop: () => void;
  /** Take back the last inked decision (IF-0.4); null: there is none that can be. */
  undo?: (() => void) | null;
  /** How it ended; null while the match is on. */
  result: MatchResult | null;
  /** What is being played; then `view` and `outlook` are the moment's, and nothing is legal. */
  playing?: Playing<V, E, O> | null;
  /** The board tells the end itself, line by line, or has told it: the result waits. */
  reckon?: (on: boolean) => void;
}

/** A moment on the board, and the reader's way through it. */
export interface Playing<V extends AnyView = AnyView, E extends Named = Named, O = unknown> {
  beat: Beat<V, E, O>;
  /** It waits for the reader. */
  isHeld: boolean;
  /** The next moment. */
  next: () => void;
  /** To the present. */
  skip: () => void;
}

/** Props of `SeatExtra.svelte`: the line of public goods in a seat panel. */
export interface SeatExtraProps<V extends AnyView = AnyView> {
  view: V;
  seat: number;
  names: string[];
  /** What follows from the view, where the shell has it. */
  outlook?: any;
}

/**
 * Props of `Secrets.svelte`: with all open, what this seat alone knew. `view` is filled with what anybody
 * knew; `hand` holds the fields of the seat's own view that no other view has a place for.
 */
export interface SecretsProps<V extends AnyView = AnyView, H = unknown> extends SeatExtraProps<V> {
  hand: H;
}

/** What a seat panel says under the name. `out`: dashed, faded (passed, eliminated). */
export interface SeatStatus {
  text: string;
  out?: boolean;
}

/** The ask bar's words. The shell adds "Your decision, Anežka" and the buttons. */
export interface Ask {
  /** One sentence: the question, or for others' turns what they decide. */
  question: string;
  /** One line: what exactly follows from the pencilled choice, or what to mind before choosing. */
  consequence?: string;
}

/** Asked in a dialogue before an action that cannot be taken back and ends or reveals something. */
export interface Confirm {
  title: string;
  body: string;
  yes: string;
  no: string;
}

/** The rule behind a thing, for the tooltip: name, rule in own words, clause. */
export interface Inspection {
  title: string;
  rule: string;
  clause: string;
  /** The paragraph of the rulebook about the thing itself, if it may have one: `tile-cloak`. */
  paragraph?: string;
}

/**
 * A game's client at one table. All words come back in the
 * reader's language; functions run inside effects, so a change of language calls them again.
 * Whatever is missing falls back to the generic: an action list, and the view as a readable table.
 */
export interface GameClient<
  // eslint-style "any" is meant: the registry holds clients of different games side by side
  V extends AnyView = any,
  A extends Named = any,
  E extends Named = any,
  O = any,
> extends Script {
  /** What its components share (`own.ts`): figures of the box, what the reader holds. */
  own?: unknown;
  Board?: Component<BoardProps<V, A, E, O>>;
  /** A panel above the log on wide screens, a tab of its own on phones (a bestiary, a map legend). */
  Side?: Component<BoardProps<V, A, E, O>>;
  /** The panel's and the tab's name. */
  sideTitle?: () => string;
  SeatExtra?: Component<SeatExtraProps<V>>;
  /** Under it with all open, in replays. */
  Secrets?: Component<SecretsProps<V, any>>;
  /** "Round 2 · **Bidding** · Knight": parts of the top bar, the current step `strong`. */
  crumb?: (view: V, beat: Beat<V, E, O> | null) => { text: string; strong?: boolean }[];
  /** A clan wins together, not a single seat. */
  clans?: true;
  /** The board itself tells what the others did: nothing beside it says it once more. */
  recaps?: true;
  /** The fill of each seat's mark, where it is not the seat's own colour. */
  colours?: (view: V) => string[];
  status?: (view: V, seat: number, names: string[], beat: Beat<V, E, O> | null) => SeatStatus;
  ask?: (props: BoardProps<V, A, E, O>) => Ask;
  /** The button's words for an action; default: the catalogue's `<prefix>-action-<kind>`. */
  label?: (action: A, props: BoardProps<V, A, E, O>) => string;
  /** An action in whole words, for a hint; default: the catalogue's, which knows nothing of the table. */
  named?: (action: A, props: BoardProps<V, A, E, O>) => string;
  /** Which legal actions get a button in the ask bar; default: all. The rest is chosen on the board. */
  buttons?: (props: BoardProps<V, A, E, O>) => A[];
  /** What was pressed and is no whole choice yet: how to let go of it; null: nothing was. The ask bar offers it. */
  begun?: () => (() => void) | null;
  /** A question to ask before this action is committed; null: none. */
  confirm?: (action: A, props: BoardProps<V, A, E, O>) => Confirm | null;
  /** Whether the action reveals something or ends the turn: then "ink at once" still asks (UI-5.1). */
  isFinal?: (action: A, props: BoardProps<V, A, E, O>) => boolean;
  /** The event as the log tells it: without what should not stand there for a glance over the shoulder. */
  told?: (event: E, me: number | null) => E;
  /** How much an event says about its turn: of each turn the log tells the heaviest first, and the rest when it is opened. */
  weight?: (kind: string) => number;
  /** Whether the log line is the reader's secret (shown violet). */
  isPrivate?: (event: E, me: number | null) => boolean;
  /** Where the points came from; left out where the match is not won by points. */
  score?: (result: MatchResult, view: V) => ScoreTable | null;
  /** Who the reader is in this match, in one sentence, where that is more than a name. */
  who?: (view: V, me: number) => string | null;
  /** Why it ended like this for the reader, in one sentence, where points do not say it. */
  why?: (result: MatchResult, view: V, me: number) => string | null;
  /** What the game adds to its table once the board is there. */
  show?: () => Promise<GameShow<V, A, E>>;
  /** One line about the end for the result panel ("2 successes in 5 rounds"). */
  resultLine?: (result: MatchResult, view: V, names: string[], outlook: O | null) => string;
}

/**
 * The default export of `lib/games/<game>/client.ts`: the client of one table, made of its components: the JSON shape
 * of `<game>.components.json`, which is what a table without a data pack gets. Whatever a board remembers belongs to it.
 */
export type CreateClient = (components: unknown) => GameClient;
