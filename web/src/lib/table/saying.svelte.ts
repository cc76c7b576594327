/** What somebody at the table has just said, to stand at their seat for a while. */
import { person } from '../person.svelte';
import { t } from '../speak.svelte';
import type { Line, TableInfo } from '../wire/generated/wire';
import { phraseKey } from './phrases';

export interface Said {
  seat: number;
  text: string;
}

/** How long the words stand at the seat, in ms. */
const STANDS = 9000;

/** Null: those who watch have no seat, and the reader knows what they said themselves. */
export function saidAt(line: Line | null, info: TableInfo, reader: string | null): Said | null {
  if (line === null || line.channel !== 'table' || line.person === reader) return null;
  const seat = info.seats.findIndex((one) => one.person === line.person);
  return seat < 0 ? null : { seat, text: line.kind === 'phrase' ? t(phraseKey(line.text)) : line.text };
}

export class Saying {
  now = $state.raw<Said | null>(null);

  /** Called while a component is made; `news`: the last line that came while the reader was here. */
  constructor(news: () => Line | null, info: () => TableInfo) {
    const said = $derived(saidAt(news(), info(), person.me?.id ?? null));
    $effect(() => {
      this.now = said;
      const timer = setTimeout(() => (this.now = null), STANDS);
      return () => clearTimeout(timer);
    });
  }
}
