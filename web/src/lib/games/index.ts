/**
 * The games that have a client of their own, loaded when a table of that game opens.
 * A game without one is played through the generic action list.
 */
import type { GameClient } from './board';

const clients: Record<string, () => Promise<{ default: unknown }>> = import.meta.glob('./*/client.ts') as never;

const none: GameClient = {};

export async function loadClient(game: string): Promise<GameClient> {
  const load = clients[`./${game}/client.ts`];
  return load ? ((await load()).default as GameClient) : none;
}
