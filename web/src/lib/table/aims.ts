/** The tables at which the reader has put the note about winning away, in this browser. */
const KEY = 'podzemi.aims';
const MOST = 40;

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const isRead = (table: string): boolean => kept().includes(table);

export function noteRead(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), table].slice(-MOST)));
  } catch {
    // a browser that keeps nothing shows it again
  }
}
