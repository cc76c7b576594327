/** What the id of a puzzle says: `hard-3`, `daily-2026-11-15`, `loyalty-easy-17`. */
export interface PuzzleId {
  /** Which of the game's kinds; the first has no name. */
  kind: string;
  level: string;
  /** The number, or the day. */
  rest: string;
}

const FORM = /^(?:([a-z]+)-)?(practice|easy|medium|hard|daily)-(.+)$/;

/** Of an id that is none, the first kind and nothing else. */
export function partsOf(id: string): PuzzleId {
  const [, kind = '', level = '', rest = ''] = FORM.exec(id) ?? [];
  return { kind, level, rest };
}

/** An id within a kind as one of the game. */
export const idIn = (kind: string, id: string): string => (kind ? `${kind}-${id}` : id);
