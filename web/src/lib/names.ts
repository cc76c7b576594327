/** Display names: people by their own name, bots by level and number, games by title. */
import { has, t } from './speak.svelte';
import type { SeatInfo, TableInfo } from './wire/generated/wire';

export function botText(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function gameText(game: string): string {
  return has(`game-title-${game}`) ? t(`game-title-${game}`) : game.replaceAll('_', ' ');
}

function seatName(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  if (seat.kind === 'open') return t('shell-seat-open');
  if (seat.kind === 'person') return seat.name;
  const alike = seats.filter((other) => other.kind === 'bot' && other.name === seat.name);
  return alike.length > 1 ? `${botText(seat.name)} ${alike.indexOf(seat) + 1}` : botText(seat.name);
}

/** The players' names by seat. */
export function seatNames(info: TableInfo): string[] {
  return info.seats.map((seat) => seatName(seat, info.seats));
}
