/** The catalogue prefix of a game: `wd` of `wd-ask-bid_turn`. */
import fields from '../../../../src/podzemi/languages/fields.json';

export function prefixOf(game: string): string {
  return (fields as Record<string, { prefix: string }>)[game]?.prefix ?? game;
}
