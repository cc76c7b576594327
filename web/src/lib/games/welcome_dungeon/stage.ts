/**
 * The run as the stage shows it: one place per card of the dungeon in the order they are fought.
 *
 * `fromView` draws what the view says; `fold` brings an older stage up to date event by event, so
 * that cards can turn one at a time. Law (tested on real matches): folding all events of a run ends
 * in the stage of the view.
 */
import type { Event, View } from '../../wire/generated/welcome_dungeon.ts';
import type { HeroId, MonsterId, TileId } from './box.ts';

export type Fate = 'pending' | 'defeated' | 'hurt' | 'revived' | 'down' | 'died';

export interface StageCard {
  slot: number | null;
  adder: number | null;
  /** Null: face down, and the reader does not know it. */
  monster: MonsterId | null;
  /** What the reader knows, what everybody sees, or what was shown without being fought. */
  face: 'back' | 'mine' | 'up' | 'rest';
  removed: MonsterId | null;
  fate: Fate | null;
  by: TileId | null;
  /** HP lost to this card (or gained, negative), as far as it was fought. */
  loss: number;
  hp: number | null;
}

export interface Aside {
  seat: number;
  tile: TileId;
  monster: MonsterId | null;
}

export interface Stage {
  round: number;
  hero: HeroId;
  runner: number;
  entry: number;
  hp: number;
  named: MonsterId | null;
  namedWith: TileId | null;
  cards: StageCard[];
  spent: TileId[];
  ended: 'running' | 'success' | 'omnipotence' | 'failure';
  /** Set-aside cards already turned up; null while the run is on. */
  asides: Aside[] | null;
  verdict: 'success' | 'aid' | 'eliminated' | null;
}

/** The pile in the order it will be fought (WD-7.1); a shuffled one is fought as it lies. */
export function fought<T>(pile: readonly T[], order: unknown): T[] {
  return order === 'first_in_first_out' ? [...pile] : pile.toReversed();
}

const POTIONS: readonly TileId[] = ['barbarian_potion', 'rogue_potion'];
const NAMERS: readonly TileId[] = ['vorpal_sword', 'vorpal_dagger'];

function lossOf(before: number, after: number, fate: Fate, strength: number): number {
  if (fate === 'pending') return 0;
  return fate === 'revived' ? strength : before - after;
}

export function fromView(view: View, strengthOf: (monster: MonsterId) => number): Stage | null {
  const run = view.run;
  if (!run) return null;
  let hp = run.entry_hp;
  const cards = fought(view.pile, view.options['reveal_order']).map((slot, number): StageCard => {
    const reveal = run.reveals[number];
    if (!reveal) {
      const rest = run.ended !== 'running';
      const face = slot.monster === null ? 'back' : rest ? 'rest' : 'mine';
      return { ...slot, face, removed: null, fate: null, by: null, loss: 0, hp: null };
    }
    const loss = lossOf(hp, reveal.hp, reveal.fate, strengthOf(reveal.monster));
    if (reveal.fate !== 'pending') hp = reveal.hp;
    return { ...reveal, face: 'up', loss, hp: reveal.fate === 'pending' ? null : reveal.hp };
  });
  const over = run.ended !== 'running';
  const runner = view.seats[run.runner]!;
  return {
    round: view.round,
    hero: view.hero,
    runner: run.runner,
    entry: run.entry_hp,
    hp: run.hp,
    named: run.named,
    namedWith: run.named === null ? null : (view.kit.find((t) => NAMERS.includes(t.tile))?.tile ?? null),
    cards,
    spent: view.kit.filter((t) => t.status === 'spent').map((t) => t.tile),
    ended: run.ended,
    asides: over ? view.asides.map(({ seat, tile, monster }) => ({ seat, tile, monster })) : null,
    verdict: !over ? null : run.ended !== 'failure' ? 'success' : runner.eliminated ? 'eliminated' : 'aid',
  };
}

/** The stage when the curtain rises: the pile as the reader knew it before the first card turned. */
export function opening(event: Extract<Event, { kind: 'run_started' }>, before: View): Stage {
  const cards = fought(before.pile, before.options['reveal_order']).map((slot): StageCard => ({
    ...slot,
    face: slot.monster === null ? 'back' : 'mine',
    removed: null,
    fate: null,
    by: null,
    loss: 0,
    hp: null,
  }));
  return {
    round: before.round,
    hero: event.hero,
    runner: event.seat,
    entry: event.hp,
    hp: event.hp,
    named: null,
    namedWith: null,
    cards,
    spent: [],
    ended: 'running',
    asides: null,
    verdict: null,
  };
}

/** The number of the card being fought: the last one turned up; -1 before the first. */
export function current(stage: Stage): number {
  return stage.cards.findLastIndex((card) => card.face === 'up');
}

function withCard(stage: Stage, number: number, change: Partial<StageCard>): Stage {
  return { ...stage, cards: stage.cards.map((card, n) => (n === number ? { ...card, ...change } : card)) };
}

/** The next picture. Events that the stage does not show leave it as it is. */
export function fold(stage: Stage, event: Event): Stage {
  const now = current(stage);
  switch (event.kind) {
    case 'pile_shuffled':
      return {
        ...stage,
        cards: stage.cards.map((card) => ({ ...card, slot: null, adder: null, monster: null, face: 'back' })),
      };
    case 'kind_named':
      return { ...stage, named: event.monster, namedWith: event.tile };
    case 'monster_revealed': {
      const { monster, slot, adder } = event;
      return withCard(stage, event.number - 1, { monster, slot, adder, face: 'up', fate: 'pending' });
    }
    case 'monster_replaced':
      return {
        ...withCard(stage, now, { monster: event.monster, removed: event.removed }),
        spent: [...stage.spent, 'polymorph'],
      };
    case 'monster_defeated': {
      const spent: TileId[] = event.tile === 'vorpal_axe' ? [...stage.spent, event.tile] : stage.spent;
      const change: Partial<StageCard> = { fate: 'defeated', by: event.tile, loss: 0 - event.gain, hp: event.hp };
      return { ...withCard(stage, now, change), hp: event.hp, spent };
    }
    case 'damage_taken':
      return { ...withCard(stage, now, { fate: 'hurt', loss: event.amount, hp: event.hp }), hp: event.hp };
    case 'hero_revived': {
      const change: Partial<StageCard> = { fate: 'revived', by: event.tile, hp: event.hp };
      return { ...withCard(stage, now, change), hp: event.hp, spent: [...stage.spent, event.tile] };
    }
    case 'hero_down':
      return withCard(stage, now, { fate: 'down' });
    case 'hero_died':
      return withCard(stage, now, { fate: 'died' });
    case 'rest_shown': {
      const cards = stage.cards.map((card, n): StageCard => {
        const shown = event.cards[n - now - 1];
        return shown ? { ...card, monster: shown.monster, slot: shown.slot, face: 'rest' } : card;
      });
      return { ...stage, cards };
    }
    case 'run_ended': {
      const ended = event.omnipotence ? 'omnipotence' : event.success ? 'success' : 'failure';
      return { ...stage, ended, hp: event.hp, asides: [] };
    }
    case 'success_taken':
      return { ...stage, verdict: 'success' };
    case 'aid_turned':
      return { ...stage, verdict: 'aid' };
    case 'player_eliminated':
      return { ...stage, verdict: 'eliminated' };
    case 'aside_revealed': {
      const { seat, tile, monster } = event;
      return { ...stage, asides: [...(stage.asides ?? []), { seat, tile, monster }] };
    }
    default:
      return stage;
  }
}

/** Once-only tiles that the stage shows as used up. */
export function isPotion(tile: TileId): boolean {
  return POTIONS.includes(tile);
}
