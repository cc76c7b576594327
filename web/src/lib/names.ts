/** Display names: people by their own name, bots by one of the catalogue's, games by title. */
import { has, t } from './speak.svelte';
import type { SeatInfo, TableInfo } from './wire/generated/wire';

export function botText(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function gameText(game: string): string {
  return has(`game-title-${game}`) ? t(`game-title-${game}`) : game.replaceAll('_', ' ');
}

/** A small number that is the same for the same table. */
export function hashed(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
}

interface Player {
  kind: 'open' | 'person' | 'bot';
  name: string;
}

const KEY = 'podzemi.names';
/** So many tables keep the names of their bots. */
const KEPT = 40;

function keptNames(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** At this table the players go by these names: a rematch keeps its bots. */
export function keepNames(table: string, names: readonly string[]): void {
  const rest = Object.entries(keptNames()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...rest, [table, [...names]]].slice(-KEPT))));
  } catch {
    // a browser that keeps nothing gives the bots new names
  }
}

/** The players' names by seat. A bot keeps its name in every language and never takes a person's. */
export function playerNames(table: string, seats: readonly Player[]): string[] {
  const people = new Set(seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name));
  const free = t('shell-bot-names')
    .split(', ')
    .filter((name) => !people.has(name));
  const kept = keptNames()[table];
  const first = hashed(table);
  return seats.map((seat, number) => {
    if (seat.kind === 'open') return t('shell-seat-open');
    if (seat.kind === 'person') return seat.name || t('person-gone');
    const before = kept?.[number];
    if (before && !people.has(before)) return before;
    return free[(first + number) % free.length] ?? botText(seat.name);
  });
}

export const seatNames = (info: TableInfo): string[] => playerNames(info.id, info.seats);

/** The names of a rematch by its seats: whoever sat there before took the name along when the seats moved on. */
export function namesAgain(before: TableInfo, after: TableInfo): string[] {
  const mine = (info: TableInfo) => info.seats.findIndex((seat) => seat.mine);
  const names = seatNames(before);
  const moved = mine(before) < 0 || mine(after) < 0 ? 0 : mine(after) - mine(before);
  return after.seats.map((_, seat) => names.at((seat - moved) % names.length) ?? '');
}

/** The id of another person who sits there; null: a bot, the reader, or somebody at another one's device. */
export const personAt = (seat: SeatInfo): string | null =>
  seat.kind === 'person' && !seat.mine && !seat.guest ? seat.person : null;
