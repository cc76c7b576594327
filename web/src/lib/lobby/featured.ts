/** The table of the home page that is worth watching. */
import type { TableInfo } from '../wire/generated/wire';

const people = ({ seats }: TableInfo): number => seats.filter(({ kind }) => kind === 'person').length;

/** The match that may be watched and has the most people in it, then around it; null: nobody plays one. */
export function featured(tables: readonly TableInfo[]): TableInfo | null {
  const open = tables.filter(({ phase, watching, locked }) => phase === 'playing' && watching && !locked);
  return open.reduce<TableInfo | null>((best, one) => (best === null || isBetter(one, best) ? one : best), null);
}

/** With as many people and as many spectators the one that has come further. */
function isBetter(one: TableInfo, best: TableInfo): boolean {
  const differs = [people(one) - people(best), one.spectators - best.spectators, one.version - best.version];
  return (differs.find((by) => by !== 0) ?? 0) > 0;
}
