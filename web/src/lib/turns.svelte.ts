/** My tables that are not over, and where something is awaited of me; asked for as long as the page is open. */
import { untrack } from 'svelte';
import { Refused } from './api';
import { mine as follow } from './gatherings';
import { gameText } from './names';
import { note } from './notes';
import { listText, t } from './speak.svelte';
import type { MyTable } from './wire/generated/wire';

/** Milliseconds between two questions: with tables and without, in sight and in the background. */
const EVERY = { busy: 6_000, idle: 30_000, hidden: 20_000 };

let tables = $state.raw<MyTable[]>([]);
/** News from the table on the screen are newer than the list. */
let here = $state.raw<{ id: string; mine: boolean } | null>(null);

const corrected = $derived(tables.map((table) => (table.id === here?.id ? { ...table, mine: here.mine } : table)));
const awaited = $derived(corrected.filter((table) => table.mine));

export const turns = {
  get all(): MyTable[] {
    return corrected;
  },
  get awaited(): MyTable[] {
    return awaited;
  },
};

/** The open table's own word about whose turn it is; null when its page is left. */
export function sayHere(word: { id: string; mine: boolean } | null): void {
  const before = untrack(() => here);
  if (word?.id === before?.id && word?.mine === before?.mine) return;
  here = word;
  if (word?.mine && !untrack(() => tables).some((table) => table.id === word.id)) refresh();
}

export function playersText(table: MyTable): string {
  if (table.others.length > 0) return t('turns-with', { names: listText(table.others), bots: table.bots });
  return table.bots > 0 ? t('turns-bots', { bots: table.bots }) : t('turns-alone');
}

/** The game, and with whom it is played. */
export function tableText(table: MyTable): string {
  const game = gameText(table.game);
  const isAlone = table.others.length === 0 && table.bots === 0;
  return isAlone ? game : t('shell-game-with', { game, names: playersText(table) });
}

/** The state of the table in three words. */
export function stateText(table: MyTable): string {
  if (table.kept) return t('turns-kept');
  if (table.rematch) return t('turns-rematch');
  if (table.phase === 'gathering') return table.mine ? t('turns-ready') : t('turns-gathering');
  return table.mine ? t('turns-your-turn') : t('turns-others');
}

function noteTurn(table: MyTable): void {
  note(t('turns-note', { game: gameText(table.game) }), playersText(table), table.id, `/t/${table.id}`);
}

/** Ask until the page is closed; returns how to stop. Call it inside an effect, once, with the identity known. */
export function followTurns(): () => void {
  const follower = follow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let told = new Set<string>();

  async function look(): Promise<void> {
    clearTimeout(timer);
    try {
      const found = await follower.ask('/me/tables');
      if (found && !stopped) tables = found.tables;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    if (stopped) return;
    const every = document.hidden ? EVERY.hidden : tables.length > 0 ? EVERY.busy : EVERY.idle;
    timer = setTimeout(() => void look(), every);
  }

  const wake = () => {
    if (!document.hidden) void look();
  };
  const tell = $effect.root(() => {
    $effect(() => {
      for (const table of awaited) if (!told.has(table.id)) noteTurn(table);
      told = new Set(awaited.map((table) => table.id));
    });
  });
  document.addEventListener('visibilitychange', wake);
  refresh = () => void look();
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    tell();
    refresh = () => {};
    document.removeEventListener('visibilitychange', wake);
  };
}

let refresh: () => void = () => {};

/** Something of the reader's own has just changed: look now. */
export function lookAgain(): void {
  refresh();
}
