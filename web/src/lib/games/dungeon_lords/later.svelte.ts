/** Combat, the reckoning and the dungeons of others come with the second file: the first decision is a plan. */
import { Later } from '../shared/later.svelte.ts';

export const later = new Later(() => import('./later.ts'));
