/** What the end means for the reader: won or lost, by how much, and what decided it. Pure: words come from the catalogue. */
import type { MatchResult, ScoreTable } from '../games/board';

export interface Verdict {
  key: 'won' | 'won-by' | 'won-with' | 'drawn' | 'lost' | 'lost-by';
  /** Points between the reader and the next, or the winner. */
  by: number;
  /** With whom the reader shares the victory. */
  with: number[];
  /** Against whom the points are counted. */
  rival: number;
}

/** Null: nobody's own victory to speak of, for a spectator or alone at the table. */
export function verdictOf(result: MatchResult, me: number | null, inPoints: boolean): Verdict | null {
  if (me === null || result.scores.length < 2) return null;
  const [first = [], ...rest] = result.ranking;
  const isFirst = first.includes(me);
  const rival = (isFirst ? (rest[0] ?? first.filter((seat) => seat !== me)) : first)[0] ?? me;
  const by = Math.abs((result.scores[me] ?? 0) - (result.scores[rival] ?? 0));
  const counts = inPoints && by > 0;
  const company = first.filter((seat) => seat !== me);
  if (!isFirst) return { key: counts ? 'lost-by' : 'lost', by, with: [], rival };
  // everybody first: nobody has won; where all have, an empty place stands behind them
  if (result.ranking.length === 1) return { key: 'drawn', by: 0, with: [], rival };
  if (company.length > 0) return { key: 'won-with', by, with: company, rival };
  return { key: counts ? 'won-by' : 'won', by, with: [], rival };
}

/** The row that brought the most between two seats in the way it ended; null: no row did. */
export function decisiveRow(table: ScoreTable, me: number, rival: number, isWon: boolean): number | null {
  const gaps = table.rows.map(({ points }) => ((points[me] ?? 0) - (points[rival] ?? 0)) * (isWon ? 1 : -1));
  const most = Math.max(0, ...gaps);
  return most > 0 ? gaps.indexOf(most) : null;
}
