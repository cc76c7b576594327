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

/** The weakest kind of which a copy is still unseen; 0 when all are known. */
export function unseenMin(kinds: readonly KindOutlook[]): number {
  const left = kinds.filter((kind) => kind.seen.length < kind.copies).map((kind) => kind.strength);
  return left.length ? Math.min(...left) : 0;
}
