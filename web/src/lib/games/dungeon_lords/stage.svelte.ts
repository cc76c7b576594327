/**
 * What is on the stage right now. An update is shown event by event: orders turn up one by one, a battle
 * goes wound by wound. In slow motion a battle waits for a press after each step. Any click or key brings
 * the present at once; nobody waits longer than 900 ms for anything but a battle (UI-2.5).
 */
import { isCalm } from '../../settings.svelte';
import type { Happening } from '../board.ts';
import { tempo } from '../shared/tempo.ts';
import { card, type Event, type Outlook, type View } from './box.ts';
import { fold, stepOf } from './fold.ts';

export interface Picture {
  view: View;
  outlook: Outlook | null;
  event: Event;
  id: number;
  ms: number;
  isBattle: boolean;
  /** The step of the round this belongs to, 1 to 7; null: none. */
  step: number | null;
}

const LONGEST = 900;
/** With reduced motion nothing travels; a picture stays just long enough to be read in order. */
const CALM = 260;
const JUMPED = 24;

const TIMES: Partial<Record<Event['kind'], number>> = {
  minion_placed: 380,
  minion_waits: 380,
  dummy_placed: 260,
  space_used: 300,
  tunnels_dug: 420,
  gold_mined: 420,
  creature_hired: 420,
  room_built: 420,
  room_worked: 420,
  spied: 300,
  event_started: 500,
  creature_released: 300,
  taxes_paid: 300,
  paladin_came: 700,
  adventurer_came: 420,
  card_revealed: 900,
  battle_started: 600,
  trap_sprung: 700,
  trap_shown: 500,
  hurt: 600,
  adventurer_fell: 700,
  spell_cast: 900,
  spell_failed: 600,
  creature_withdrawn: 500,
  creature_banished: 500,
  creature_transformed: 500,
  attacked: 600,
  healed: 600,
  tile_conquered: 800,
  tile_held: 700,
  plan_undone: 600,
  prisoner_freed: 500,
  illusion_vanished: 500,
};

const BATTLE = new Set<Event['kind']>([
  'card_revealed',
  'battle_started',
  'trap_sprung',
  'trap_shown',
  'hurt',
  'adventurer_fell',
  'spell_cast',
  'spell_failed',
  'creature_withdrawn',
  'creature_banished',
  'creature_transformed',
  'attacked',
  'healed',
  'tile_conquered',
  'tile_held',
  'plan_undone',
  'prisoner_freed',
  'illusion_vanished',
]);

const GAME = 'dungeon_lords';
const KEPT = 'podzemi.dungeon_lords.slow';

export class Stage {
  #queue: Picture[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = 0;
  #last: { view: View; outlook: Outlook | null } | null = null;
  #shown = $state.raw<Picture | null>(null);
  #slow = $state(typeof localStorage !== 'undefined' && localStorage.getItem(KEPT) === 'yes');

  /** What is being shown; null: the present. */
  get shown(): Picture | null {
    return this.#shown;
  }

  get shownUpTo(): number | null {
    return this.#shown?.id ?? null;
  }

  /** Whether a battle waits for a press after each step. */
  get slow(): boolean {
    return this.#slow;
  }

  set slow(on: boolean) {
    this.#slow = on;
    if (typeof localStorage !== 'undefined') localStorage.setItem(KEPT, on ? 'yes' : 'no');
    if (!on && this.#shown) this.#wait();
  }

  /** The picture waits for the reader. */
  get isWaiting(): boolean {
    return this.#slow && (this.#shown?.isBattle ?? false);
  }

  /** In the fastest pace nothing is played, unless battles wait for a press. */
  get #isAtOnce(): boolean {
    return tempo(GAME) === 0 && !this.#slow;
  }

  viewOf(view: View): View {
    return this.#shown?.view ?? view;
  }

  take(view: View, outlook: Outlook | null, events: readonly Happening<Event>[], isMine: boolean): void {
    const before = this.#last;
    const fresh = events.filter((happening) => happening.id > this.#seen);
    this.#last = { view, outlook };
    this.#seen = events.at(-1)?.id ?? 0;
    if (!before || before.view.seat !== view.seat || events.length === 0 || isHidden() || this.#isAtOnce)
      return this.skip();
    if (fresh.length === 0) return;
    this.#queue.push(...pictures(before.view, before.outlook, view, fresh));
    this.#pace(isMine);
    if (this.#shown === null) this.#play();
  }

  /** The next picture now. */
  next(): void {
    clearTimeout(this.#timer);
    this.#play();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#shown = null;
  }

  close(): void {
    this.skip();
    this.#last = null;
    this.#seen = 0;
  }

  #pace(isMine: boolean): void {
    const isShow = this.#queue.some((picture) => picture.isBattle);
    if (!isShow && this.#queue.length > JUMPED) this.#queue.splice(0, this.#queue.length - JUMPED);
    const calm = isCalm();
    const total = this.#queue.reduce((sum, one) => sum + (calm ? Math.min(CALM, one.ms) : one.ms), 0);
    const share = !isShow && total > LONGEST && (isMine || calm) ? LONGEST / total : 1;
    this.#queue = this.#queue.map((one) => ({ ...one, ms: (calm ? Math.min(CALM, one.ms) : one.ms) * share }));
  }

  #play(): void {
    const next = this.#queue.shift();
    if (!next) return this.skip();
    this.#shown = next;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.isWaiting || !this.#shown) return;
    this.#timer = setTimeout(() => this.#play(), this.#shown.ms * tempo(GAME));
  }
}

/** One picture per event worth one, of an update that takes `before` to `after`. */
export function pictures(
  before: View,
  outlook: Outlook | null,
  after: View,
  happenings: readonly Happening<Event>[],
): Picture[] {
  const made: Picture[] = [];
  let view: View = { ...before, to_act: [] };
  let speed: string | null = null;
  let step: number | null = null;
  for (const { id, event } of happenings) {
    view = fold(view, event);
    if (event.kind === 'card_revealed') speed = card(event.spell)?.speed ?? null;
    if (event.kind === 'battle_started') {
      view = { ...view, battle: battleOf(after, event.seat), phase: 'combat_resolve' };
      step = 0;
    }
    if (event.kind === 'spell_cast' || event.kind === 'spell_failed')
      step = (speed ?? card(event.spell)?.speed) === 'slow' ? 4 : 2;
    step = stepOf(event) ?? step;
    const ms = timeOf(event, after.seat);
    if (ms > 0) made.push({ view, outlook, event, id, ms, isBattle: BATTLE.has(event.kind), step });
  }
  return made;
}

/** The battle that starts within an update: its marks are not told one by one, an empty sheet will do. */
function battleOf(after: View, seat: number): View['battle'] {
  if (after.battle?.seat === seat) return { ...after.battle, step: 0, asks: 'nothing' };
  return {
    seat,
    step: 0,
    asks: 'nothing',
    trap: null,
    used: [],
    pool: 0,
    losses: 0,
    sheep: null,
    rage: false,
    no_conquest: false,
    no_healing: false,
    no_spell: false,
    fought: false,
    shield: false,
    no_fatigue: false,
    invisible: [],
    poisoned: [],
  };
}

function timeOf(event: Event, me: number | null): number {
  const isOwn = 'seat' in event && event.seat === me;
  return isOwn && !BATTLE.has(event.kind) && event.kind !== 'minion_placed' && event.kind !== 'adventurer_came'
    ? 0
    : (TIMES[event.kind] ?? 0);
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}

export const stage = new Stage();
