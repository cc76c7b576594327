/** Lets the bots of one table speak: one at a time, not often, and only if the reader likes it. */
import { settings } from '../settings.svelte';
import type { TableInfo } from '../wire/generated/wire';
import { farewell, greeting, remark, styleOf, type Style } from './voices';

/** How long a phrase stands, and how long it is quiet after one began, in ms. */
const STANDS = 6000;
const QUIET = 25_000;

export class Voices {
  said = $state.raw<{ seat: number; key: string } | null>(null);
  #turns: number[] = [];
  #asked: readonly number[] | null = null;
  #ended = false;
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** How things stand: whom the table asks, and who has won if it is over. */
  look(info: TableInfo, asked: readonly number[], winners: readonly number[] | null): void {
    const before = this.#asked;
    this.#asked = asked;
    if (winners !== null) {
      if (before !== null && !this.#ended) this.#end(info, winners);
      this.#ended = true;
      return;
    }
    if (before === null) return this.#greet(info);
    for (const seat of before.filter((one) => !asked.includes(one))) {
      this.#turns[seat] = (this.#turns[seat] ?? 0) + 1;
      const style = styleAt(info, seat);
      if (style) this.#say(seat, remark(info.game, info.id, seat, this.#turns[seat], style));
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #greet(info: TableInfo): void {
    if (info.version > 2 * info.seats.length) return; // somebody who comes back is not greeted again
    const seat = info.seats.findIndex((one) => one.kind === 'bot');
    const style = styleAt(info, seat);
    if (style) this.#say(seat, greeting(info.id, seat, style));
  }

  #end(info: TableInfo, winners: readonly number[]): void {
    const bots = info.seats.flatMap((one, seat) => (one.kind === 'bot' ? [seat] : []));
    const seat = bots.find((one) => winners.includes(one)) ?? bots[0] ?? -1;
    const style = styleAt(info, seat);
    this.#last = -Infinity;
    if (style) this.#say(seat, farewell(winners.includes(seat), style));
  }

  #say(seat: number, key: string | null): void {
    if (key === null || !settings.voices || this.now() - this.#last < QUIET) return;
    this.#last = this.now();
    this.said = { seat, key };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.said = null), STANDS);
  }
}

/** The style of the bot in that seat; null: no bot sits there for itself. */
function styleAt(info: TableInfo, seat: number): Style | null {
  const place = info.seats[seat];
  return place?.kind === 'bot' && !place.owner ? styleOf(info.id, seat) : null;
}
