/** Record files as people bring them: one match a line, or one match written over several lines. */
export const MOST_BYTES = 1024 * 1024;
/** A file of many matches; only one of them travels. */
export const MOST_FILE_BYTES = 32 * 1024 * 1024;

export class NoRecord extends Error {
  constructor(readonly reason: 'large' | 'unreadable') {
    super(reason);
  }
}

/** The matches of a file, each as the text of one JSON object; throws `NoRecord` if there is none. */
export function matchesIn(text: string): string[] {
  const whole = text.replace(/^\uFEFF/, '').trim();
  const found = isRecord(whole)
    ? [whole]
    : whole
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
  if (found.length === 0 || !found.every(isRecord)) throw new NoRecord('unreadable');
  if (found.some((record) => record.length > MOST_BYTES)) throw new NoRecord('large');
  return found;
}

/** Whether it looks like a record at all; what exactly is wrong with one the server says. */
function isRecord(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'format' in value && 'game' in value;
  } catch {
    return false;
  }
}
