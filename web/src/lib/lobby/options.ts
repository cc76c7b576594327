import type { GameInfo, TableInfo } from '../wire/generated/wire';

/** The options of a table that are not as usual. One that is not named, as it came later, is. */
export function unusual(
  known: GameInfo['options'],
  chosen: TableInfo['options'],
): [string, string | number | boolean][] {
  return known.flatMap(({ name, default: usual }) => {
    const value = chosen[name];
    return value === undefined || value === usual ? [] : [[name, value]];
  });
}
