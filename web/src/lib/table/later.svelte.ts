/** What a table shows before and after its match, and dialogues: a file of their own, so that the board comes first. */
import { Later } from '../games/shared/later.svelte.ts';

export const later = new Later(() => import('./later.ts'));
