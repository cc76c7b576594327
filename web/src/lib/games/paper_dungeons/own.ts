/** What the components of one table share. */
import { own } from '../own';
import type { Later } from '../shared/later.svelte.ts';
import type { Box } from './box.ts';
import type { Hand } from './hand.svelte.ts';

export interface Paper {
  box: Box;
  hand: Hand;
  /** Dice, tracks, the story, other sheets and the end come with the second file: the first decision is about cards. */
  later: Later<typeof import('./later.ts')>;
}

export const paper = (): Paper => own<Paper>();
