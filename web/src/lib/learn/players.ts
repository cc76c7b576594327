/** Who sits at the table of a scene: the reader and the teacher's bots. */
import type { SeatInfo, TableInfo } from '../wire/generated/wire';

export function lessonTable(game: string, names: readonly string[]): TableInfo {
  const seats = names.map((name, n) => ({
    kind: n === 0 ? 'person' : 'bot',
    name,
    person: null,
    connected: true,
    mine: n === 0,
    owner: '',
  }));
  return {
    id: '',
    game,
    players: names.length,
    options: {},
    phase: 'playing',
    seats: seats as Partial<SeatInfo>[],
    version: 0,
    spectators: 0,
    pack: null,
  } as Partial<TableInfo> as TableInfo;
}
