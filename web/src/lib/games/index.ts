/**
 * The games that have a client of their own, loaded when a table of that game opens.
 * A game without one is played through the generic action list.
 */
import { api } from '../api';
import { during } from '../idle';
import { loadOpening, loadPart } from '../speak.svelte';
import type { CreateClient, GameClient } from './board';

const clients: Record<string, () => Promise<{ default: unknown }>> = import.meta.glob('./*/client.ts') as never;

const houses: Record<string, () => Promise<{ default: unknown }>> = import.meta.glob(
  '../wire/generated/*.components.json',
) as never;

/**
 * A client of a game, made of the components of a data pack, or of the house data: another one with every call.
 * `isBeginning`: the words of what comes after the first decision may come after it.
 */
export function loadClient(game: string, pack: string | null = null, isBeginning = false): Promise<GameClient> {
  return during(load(game, pack, isBeginning));
}

async function load(game: string, pack: string | null, isBeginning: boolean): Promise<GameClient> {
  const file = clients[`./${game}/client.ts`];
  const words = isBeginning ? loadOpening(game) : loadPart(game);
  if (!file) return words.then(() => ({}));
  const [{ default: found }] = await Promise.all([file(), words]);
  return (found as CreateClient)(pack === null ? await house(game) : await api.components(pack));
}

async function house(game: string): Promise<unknown> {
  return (await houses[`../wire/generated/${game}.components.json`]?.())?.default;
}
