/** What the components of one table share. */
import { own } from '../own';
import type { Box } from './box.ts';

export interface Welcome {
  box: Box;
}

export const welcome = (): Welcome => own<Welcome>();
