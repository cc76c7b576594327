/** How the log and the recap tell a game's events to the reader. */
import type { GameClient, Named } from '../games/board';
import { eventText } from '../speak.svelte';
import type { Teller } from './lines';

export function tellerOf(game: string, client: GameClient, names: string[], me: number | null): Teller {
  return {
    names,
    sentence: (event, marked) => eventText(game, client.told?.(event, me) ?? event, marked, me),
    isSecret: (event) => client.isPrivate?.(event, me) ?? false,
    concerns: (event) => me !== null && isDoneTo(event, me),
  };
}

/** Where an event says to whom it was done. */
const DONE_TO = ['player', 'target'];

/** Somebody else acts, and it is done to the reader. */
function isDoneTo(event: Named, me: number): boolean {
  const data = event as unknown as Record<string, unknown>;
  return data['seat'] !== me && DONE_TO.some((field) => data[field] === me);
}
