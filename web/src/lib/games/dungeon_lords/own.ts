/** What the components of one table share. */
import { own } from '../own';
import type { Later } from '../shared/later.svelte.ts';
import type { Box } from './box.ts';
import type { Hand } from './hand.svelte.ts';
import type { Slow } from './slow.svelte.ts';

export interface Lords {
  box: Box;
  hand: Hand;
  /** Battles that wait for a press after each step. */
  slow: Slow;
  /** Town, dungeon, combat and the reckoning come with the second file: the first decision is a plan. */
  later: Later<typeof import('./later.ts')>;
}

export const lords = (): Lords => own<Lords>();
