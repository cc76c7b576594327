/** What the reader has pointed at before it is a whole action: board, ask bar and keys share it. */
import type { Action, ReachOutlook } from '../../wire/generated/dark_cave.ts';
import { cardOf, onlyLair, type Pick } from './legal.ts';
import { spaceKey, type Space } from './places.ts';

export class Picks implements Pick {
  card = $state<string | null>(null);
  place = $state<string | null>(null);
  lair = $state.raw<Space | null>(null);
  /** Cards marked for discarding; null: not discarding. */
  thrown = $state.raw<readonly string[] | null>(null);
  /** A walk of several steps, the dwarf's own space first. */
  route = $state.raw<readonly Space[]>([]);
  /** The own clan card is being held up. */
  isPeeking = $state(false);

  clear(): void {
    this.card = null;
    this.place = null;
    this.lair = null;
    this.thrown = null;
    this.route = [];
  }

  take(card: string | null, legal: readonly Action[]): void {
    this.thrown = null;
    this.place = null;
    this.route = [];
    this.card = card;
    this.lair = card === null ? null : onlyLair(legal, card);
  }

  /** What is no longer open is forgotten. */
  settle(legal: readonly Action[]): void {
    if (this.card !== null && !legal.some((action) => cardOf(action) === this.card)) this.take(null, legal);
    if (this.thrown !== null && !legal.some((action) => action.kind === 'discard')) this.thrown = null;
    if (this.place !== null && !legal.some((action) => cardOf(action) !== null)) this.place = null;
  }
}

/** The way to a space in reach, the dwarf's own space first. */
export function routeTo(reach: readonly ReachOutlook[], from: Space, to: Space): Space[] {
  const known = new Map(reach.map((row) => [spaceKey(row.space), row]));
  const way: Space[] = [to];
  let row = known.get(spaceKey(to));
  while (row && spaceKey(row.via) !== spaceKey(from)) {
    way.unshift(row.via);
    row = known.get(spaceKey(row.via));
  }
  return [from, ...way];
}
