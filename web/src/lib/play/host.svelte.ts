/**
 * The one place where a session and a game's client meet: what the board is given, pencil and ink, what is asked before
 * something final, keys and presses that bring the present. Pages are built around it and host no board by hand.
 */
import { untrack } from 'svelte';
import type { BoardProps, Confirm, GameClient, Named, Playing } from '../games/board';
import { Opened } from '../games/opened.svelte';
import type { GameShow } from '../games/show';
import { isFree, isQuiet } from '../games/shared/keys';
import { isSame } from '../games/shared/same';
import { begin, during } from '../idle';
import { isCalm, settings } from '../settings.svelte';
import { eventText } from '../speak.svelte';
import { cover } from '../table/cover.svelte.ts';
import { tableKeys, type TableKeys } from '../table/keys';
import type { Shown } from './beats';
import { paceOf } from './paces';
import type { Session } from './session';

/** Presses that go on with what is played, instead of ending it. */
const OWN_BUTTONS = '.dl-skip, .slow';

export class Host<T extends Shown = Shown> {
  readonly opened = new Opened();
  /** Asked before the pencilled choice is committed. */
  confirming = $state.raw<Confirm | null>(null);
  /** The game's additions to its board, once they are here. */
  show = $state.raw<GameShow>({});
  /** Commits in another way than the session alone does. */
  commit: (() => void) | null = null;

  readonly session: Session<T> | null = $derived.by(() => this.given());
  readonly client: GameClient | null = $derived(this.opened.client);
  /** The moment of the session that is on the screen; the board may still be on its way there. */
  readonly now: T | null = $derived(this.session?.playback.now ?? null);
  readonly isPlaying: boolean = $derived(this.session?.playback.isPlaying ?? false);

  /** The board as it will be when everything has been played. */
  readonly present: BoardProps | null = $derived.by(() => {
    const { session, now } = this;
    if (!session || !now?.view) return null;
    return {
      view: now.view,
      legal: session.sending ? [] : now.legal,
      outlook: now.outlook,
      names: session.names,
      me: now.seat,
      events: now.queue,
      pencil: session.sending ? session.sending.action : session.pencil,
      sending: session.sending !== null,
      act: this.act,
      ink: this.ink,
      drop: this.drop,
      undo: session.undo,
      result: now.result,
      playing: null,
      reckon: this.#reckon,
    };
  });

  readonly #playing: Playing | null = $derived.by(() => {
    const playback = this.session?.playback;
    const beat = playback?.beat;
    if (!playback || !beat) return null;
    return { beat, isHeld: playback.isHeld, next: () => playback.next(), skip: () => playback.skip() };
  });

  /** The board as it is drawn: a moment on the way to the present, or the present. */
  readonly board: BoardProps | null = $derived.by(() => {
    const { present } = this;
    const playing = this.#playing;
    if (!present || !playing) return present;
    const { id, view, outlook } = playing.beat;
    const events = present.events.filter((happening) => happening.id <= id);
    return { ...present, view, outlook, events, legal: [], playing };
  });

  /** The last event that the reader has seen; null: all of them. */
  readonly shownUpTo: number | null = $derived(this.session?.playback.shownUpTo ?? null);

  /** The moment that is being shown right now, as the log tells it. */
  readonly told: string | null = $derived.by(() => {
    const { session, client, now } = this;
    if (!session || !client || !now || !this.isPlaying) return null;
    const last = now.queue.findLast((happening) => happening.id <= (this.shownUpTo ?? Infinity))?.event;
    return last ? eventText(session.game, client.told?.(last, now.seat) ?? last, session.names, now.seat) : null;
  });

  /** Called while a component is made. */
  constructor(private readonly given: () => Session<T> | null) {
    $effect(() => this.#direct());
    $effect(() => (this.isPlaying ? begin() : undefined));
    $effect(() => {
      void this.session?.playback.isHeld;
      untrack(() => this.session?.playback.release());
    });
  }

  /** Get the game's client for a table of its own. `isBeginning`: nobody has seen more of the match than its start. */
  load(game: string, pack: string | null = null, isBeginning = false): void {
    this.opened.load(game, pack, isBeginning);
  }

  /** The client, and with it whatever it remembered of its table, is gone. */
  forget(): void {
    this.opened.forget();
    this.confirming = null;
    this.show = {};
    this.commit = null;
  }

  /** The playback plays what this client makes of events, at the reader's pace. */
  #direct(): void {
    const { session, client } = this;
    if (!session || !client) return;
    const { playback } = session;
    playback.script = client;
    playback.reader = { pace: () => paceOf(session.game), isCalm };
  }

  /** The game's additions: scenes, marks, banners. The board alone tells everything too. */
  addShow(): void {
    const { client } = this;
    if (!client?.show) return;
    during(client.show()).then(
      (loaded) => {
        if (client === this.client) this.show = loaded;
      },
      () => {},
    );
  }

  #reckon = (on: boolean): void => {
    const playback = untrack(() => this.session?.playback);
    if (playback) playback.isReckoning = on;
  };

  // ---------------------------------------------------------------- pencil and ink

  /** One click pencils; the same again, the primary button or Enter inks. What cannot be taken back asks first. */
  act = (action: Named): void => {
    const { session, present, client } = this;
    if (!session || !present) return;
    if (isSame(session.pencil, action)) return this.ink();
    const isFinal = client?.isFinal?.(action, present) ?? false;
    if (this.choose(action) && session.mayInkAtOnce && settings.inkAtOnce && !isFinal) this.ink();
  };

  /** Pencil it; what cannot be taken back asks at once. Whether it is pencilled and nothing is asked. */
  choose(action: Named): boolean {
    const { session, present, client } = this;
    if (!session?.choose(action) || !present) return false;
    this.confirming = session.asksFirst ? (client?.confirm?.(action, present) ?? null) : null;
    return this.confirming === null;
  }

  ink = (): void => {
    this.confirming = null;
    if (this.commit) this.commit();
    else untrack(() => void this.session?.ink());
  };

  drop = (): void => {
    this.confirming = null;
    this.session?.drop();
  };

  /** Take back what was chosen, or what was pressed of it so far; false: nothing was. */
  letGo = (): boolean => {
    const begun = this.session?.pencil ? this.drop : (this.client?.begun?.() ?? null);
    begun?.();
    return begun !== null;
  };

  /** A decision that makes itself asks nobody. */
  give = (action: Named): void => {
    if (this.session?.choose(action)) this.session.ink();
  };

  // ---------------------------------------------------------------- keys and presses

  /** The table's keys; `more`: what only this page has. */
  keys(more: Partial<TableKeys>): (event: KeyboardEvent) => void {
    return tableKeys({
      pencilled: () => this.session?.pencil != null,
      ink: () => (this.confirming ? undefined : this.ink()),
      drop: this.letGo,
      undo: () => this.present?.undo?.(),
      help: () => {},
      log: () => {},
      ...more,
      blocked: () => this.confirming !== null || (more.blocked?.() ?? false),
    });
  }

  /** Before anybody else hears it: any key brings the present, and H covers what is secret; a scene has keys of its own. */
  firstKey = (event: KeyboardEvent): void => {
    if (!isFree(event)) return;
    const playback = this.session?.playback;
    const goesOn = event.key === ' ' || event.key === 'Enter' || event.key === 'ArrowRight';
    if (playback?.beat && !playback.scene && !isQuiet(event)) {
      if (playback.isHeld && goesOn) playback.next();
      else playback.skip();
    }
    if (event.key.toLowerCase() === 'h') cover.toggle();
  };

  /** A press brings the present; where each moment waits, only its own buttons do. */
  firstPress = (event: PointerEvent): void => {
    const playback = this.session?.playback;
    const isOwn = event.target instanceof Element && event.target.closest(OWN_BUTTONS) !== null;
    const isOpen = playback?.beat && !playback.scene && (!playback.isHeld || playback.beat.isOutcome);
    if (isOpen && !isOwn) playback.skip();
  };
}
