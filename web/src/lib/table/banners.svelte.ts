/** What concerns the reader: at most two banners, the newest on top. In a slow pace they stay until they are closed. */
import type { Pace } from '../play/paces';

export interface Banner {
  key: string;
  /** Who did it; null: nobody in particular. */
  seat: number | null;
  title: string;
  /** What it means. */
  body: string;
}

const MOST = 2;
/** How long one stays unless the pace is slow, in ms. */
const STAYS = 7000;

export class Banners {
  all = $state.raw<readonly Banner[]>([]);
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly pace: () => Pace) {}

  show(banner: Banner): void {
    this.all = [banner, ...this.all.filter(({ key }) => key !== banner.key)].slice(0, MOST);
    if (this.pace() === 'slow') return;
    clearTimeout(this.#timers.get(banner.key));
    this.#timers.set(
      banner.key,
      setTimeout(() => this.close(banner.key), STAYS),
    );
  }

  close(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    this.all = this.all.filter((banner) => banner.key !== key);
  }

  clear(): void {
    for (const { key } of this.all) this.close(key);
  }
}
