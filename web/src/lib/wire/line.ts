/** The line to the server, as far as the browser knows it. */

/** Of `navigator.connection`, which not every browser has. */
export interface Line {
  /** The reader asked for few bytes. */
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Slow, or paid by the byte: compressed messages are worth the server's work. */
export function isThin(line = (navigator as { connection?: Line }).connection): boolean {
  if (!line) return false;
  return line.saveData === true || line.type === 'cellular' || /[23]g$/.test(line.effectiveType ?? '');
}
