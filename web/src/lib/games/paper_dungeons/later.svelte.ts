/** The end, other sheets and the printed page come with the second file: the first decision is about cards. */
import { Later } from '../shared/later.svelte.ts';

export const later = new Later(() => import('./later.ts'));
