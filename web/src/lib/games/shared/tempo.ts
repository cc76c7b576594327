/** How much of its time a movement on the board takes at the reader's pace; 0: it is not played. */
import { paceOf } from '../../table/paces';
import type { Pace } from '../../table/pacer.svelte.ts';

const TEMPOS: Record<Pace, number> = { slow: 1, normal: 1, fast: 0.5, 'at-once': 0 };

export const tempo = (game: string): number => TEMPOS[paceOf(game)];
