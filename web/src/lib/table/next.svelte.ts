/** The match after this one: the same people again, or bots of the level that suits the reader now. */
import { api } from '../api';
import { coach } from '../coach/api';
import { keepNames, namesAgain } from '../names';
import { complain } from '../problem';
import { go } from '../router.svelte';
import { settings, SUITED } from '../settings.svelte';
import { lookAgain } from '../turns.svelte';
import type { TableInfo } from '../wire/generated/wire';

interface Match {
  info: () => TableInfo | null;
  /** The reader's seat. */
  seat: () => number | null;
  names: () => string[];
  isOver: () => boolean;
  /** How many persons sit at the table. */
  people: () => number;
}

export class Next {
  /** The level that suits after this match, if its bots had another one. */
  suited = $state<string | null>(null);

  /** Called while a component is made. */
  constructor(private readonly match: Match) {
    $effect(() => {
      const [info, seat] = [match.info(), match.seat()];
      if (!match.isOver() || !info || match.people() !== 1 || info.seats.length < 2) return;
      if (settings.level !== SUITED || info.pack) return;
      const levels = info.seats.filter((_, n) => n !== seat).map(({ name }) => name);
      coach.level(info.game).then(({ level }) => {
        this.suited = seat !== null && levels.some((one) => one !== level) ? level : null;
      }, complain);
    });
  }

  /** `null`: there is no other level to play. */
  get stronger(): { level: string; play: () => void } | null {
    const level = this.suited;
    return level === null ? null : { level, play: () => void this.#play(level) };
  }

  async #play(level: string): Promise<void> {
    const info = this.match.info();
    if (!info) return;
    const { game, options, chat, clock, rated } = info;
    try {
      const seats = info.seats.map((seat) => (seat.mine ? 'me' : level));
      const next = await api.create({ game, seats, options, public: false, chat, clock, rated });
      keepNames(next.id, this.match.names());
      go(`/t/${next.id}`);
    } catch (error) {
      complain(error);
    }
  }

  again = async (): Promise<void> => {
    const info = this.match.info();
    if (!info) return;
    try {
      const isGuest = this.match.seat() === null && info.rematch;
      const next = isGuest ? await api.table(info.rematch!) : await api.rematch(info.id);
      keepNames(next.id, namesAgain(info, next));
      lookAgain();
      go(`/t/${next.id}`);
    } catch (error) {
      complain(error);
    }
  };
}
