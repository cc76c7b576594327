/** What the components of one table share. */
import { own } from '../own';
import type { Box } from './box.ts';
import type { Picks } from './picks.svelte.ts';

export interface Cave {
  box: Box;
  picks: Picks;
}

export const cave = (): Cave => own<Cave>();
