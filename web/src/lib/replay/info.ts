/** A table that nobody knows: players of a record from elsewhere have numbers for names. */
import { t } from '../speak.svelte';
import type { ReplayStory, SeatInfo, TableInfo } from '../wire/generated/wire';

export function nobody(story: ReplayStory): TableInfo {
  const seats = Array.from({ length: story.players }, (_, n) => ({
    kind: 'person' as const,
    name: t('replay-player', { number: n + 1 }),
    person: null,
    connected: true,
    mine: false,
  }));
  return {
    id: '',
    game: story.game,
    players: story.players,
    options: story.options,
    phase: 'finished',
    seats: seats as Partial<SeatInfo>[],
    version: story.total,
    spectators: 0,
    pack: story.pack,
  } as Partial<TableInfo> as TableInfo;
}
