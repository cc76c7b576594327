/** The forecast as a bar: what is left of the hero's HP, and what each known card takes. */
import type { KindOutlook, RunOutlook } from '../../wire/generated/welcome_dungeon.ts';
import type { MonsterId } from './box.ts';

export interface Segment {
  monster: MonsterId | null;
  /** How much of the bar it takes. */
  hp: number;
  /** What the card costs; it may be more than is left. */
  loss: number;
}

/** The HP left first, then the losses in the order they come; together never more than there was. */
export function bar(run: RunOutlook): Segment[] {
  const losses: Segment[] = [];
  let left = run.hp;
  for (const card of run.cards) {
    const loss = card.hp_before - card.hp_after;
    if (card.revived) left = card.hp_after;
    else if (loss < 0) left -= loss;
    else if (loss > 0 && left > 0) {
      losses.push({ monster: card.monster, hp: Math.min(left, loss), loss });
      left -= Math.min(left, loss);
    }
  }
  return [{ monster: null, hp: left, loss: 0 }, ...losses];
}

/** How much of the whole bar a segment takes, 0 to 1. */
export function share(segment: Segment, run: RunOutlook): number {
  return (
    segment.hp /
    Math.max(
      1,
      bar(run).reduce((sum, part) => sum + part.hp, 0),
    )
  );
}

/** The known cards as far as the hero lives to meet them. */
export function untilFatal<T extends { fatal: boolean }>(cards: readonly T[]): T[] {
  const last = cards.findIndex((card) => card.fatal);
  return last < 0 ? [...cards] : cards.slice(0, last + 1);
}

/** The weakest kind of which a copy is still unseen; 0 when all are known. */
export function unseenMin(kinds: readonly KindOutlook[]): number {
  const left = kinds.filter((kind) => kind.seen.length < kind.copies).map((kind) => kind.strength);
  return left.length ? Math.min(...left) : 0;
}
