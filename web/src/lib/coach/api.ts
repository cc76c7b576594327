/** What the bots teach: a hint, a review, the level that suits the reader. */
import { ask, at } from '../api';
import { language } from '../speak.svelte';
import type { HintInfo, LevelInfo, RemarkAnswer, Review, Warning } from '../wire/generated/wire';

export const coach = {
  /** `glance`: a first answer at once; without it the same with more thought. */
  hint: (table: string, glance = false) => ask<HintInfo>('POST', at(table, glance ? '/hint?glance=true' : '/hint')),
  /** What is worth looking at now, of what has not been said. */
  remark: (table: string, said: string[]) =>
    ask<RemarkAnswer>('POST', `${at(table, '/remark')}?lang=${language()}`, { said }),
  /** Whether that costs much. */
  warning: (table: string, action: unknown) => ask<Warning>('POST', at(table, '/warning'), { action }),
  /** As far as it is; to be asked for again until all is done. */
  review: (table: string) => ask<Review>('GET', at(table, '/review')),
  level: (game: string) => ask<LevelInfo>('GET', `/me/level?game=${encodeURIComponent(game)}`),
};
