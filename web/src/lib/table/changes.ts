/** What changed around the table between two looks at it, as far as everybody should hear of it. */
import type { TableInfo } from '../wire/generated/wire';

export interface Change {
  what: 'bot-sits' | 'is-back' | 'new-host' | 'kicked';
  name: string;
}

export function changes(before: TableInfo, after: TableInfo): Change[] {
  if (before.id !== after.id) return [];
  const found: Change[] = [];
  after.seats.forEach((seat, n) => {
    const was = before.seats[n];
    if (!was || was.mine || seat.mine) return;
    const lost = after.forfeits?.includes(n) ?? false; // the clock has said so itself
    if (was.kind === 'person' && seat.kind === 'bot' && seat.owner && !lost)
      found.push({ what: 'bot-sits', name: seat.owner });
    if (was.kind === 'bot' && was.owner && seat.kind === 'person') found.push({ what: 'is-back', name: seat.name });
  });
  if (
    before.host !== after.host &&
    after.seats.some((seat) => seat.host && before.seats.some((was) => was.person === seat.person && !was.host))
  ) {
    found.push({ what: 'new-host', name: after.host });
  }
  if (after.kicked && !before.kicked) found.push({ what: 'kicked', name: '' });
  return found;
}
