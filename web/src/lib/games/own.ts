/**
 * What a game's components share at one table: the figures of its box, what the reader holds. A client owns it, and
 * whoever hosts the client hands it on by context; so two boards of one game may stand on a page and know nothing of
 * each other.
 */
import { getContext, setContext } from 'svelte';
import type { GameClient } from './board';

const KEY = Symbol('client');

/** Called while the component is made that everything of the game stands in. */
export function hostClient(client: () => GameClient | null): void {
  setContext(KEY, client);
}

/** What the client of this table owns. Called while a component of the game is made. */
export function own<T>(): T {
  return getContext<() => GameClient>(KEY)().own as T;
}

/** The context of a client, for who mounts one component of a game alone. */
export const contextOf = (client: GameClient): Map<unknown, unknown> => new Map([[KEY, () => client]]);
