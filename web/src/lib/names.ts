/** Display names: people by their own name, bots by one of the catalogue's, games by title. */
import { has, t } from './speak.svelte';
import type { TableInfo } from './wire/generated/wire';

export function botText(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function gameText(game: string): string {
  return has(`game-title-${game}`) ? t(`game-title-${game}`) : game.replaceAll('_', ' ');
}

/** A small number that is the same for the same table. */
function hashed(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
}

/** The players' names by seat. A bot keeps its name in every language and never takes a person's. */
export function seatNames(info: TableInfo): string[] {
  const people = new Set(info.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name));
  const free = t('shell-bot-names').split(', ').filter((name) => !people.has(name));
  const first = hashed(info.id);
  return info.seats.map((seat, number) => {
    if (seat.kind === 'open') return t('shell-seat-open');
    if (seat.kind === 'person') return seat.name || t('person-gone');
    return free[(first + number) % free.length] ?? botText(seat.name);
  });
}
