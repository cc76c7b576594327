/** Drawings of the game-icons set by name: only those that some `.icons` file lists are in the bundle. */
import { SvelteMap } from 'svelte/reactivity';
import { atLeisure } from '../idle';
import shell from './shell.icons';

const drawings = new SvelteMap<string, string>(Object.entries(shell));

/** The games whose later drawings were asked for: until they are here, and where they do not come, their places are empty. */
const awaited = new Set<string>();

/** A game adds its own: `addIcons(icons)` with `import icons from './my.icons'`. */
export function addIcons(more: Record<string, string>): void {
  for (const [name, body] of Object.entries(more)) drawings.set(name, body);
}

/** Fetch the drawings of a game that no first decision shows. */
export function fetchIcons(game: string, load: () => Promise<{ default: Record<string, string> }>): void {
  awaited.add(game);
  atLeisure(`podzemi.icons.${game}`, async () => addIcons((await load()).default));
}

export function drawing(name: string): string {
  const body = drawings.get(name);
  if (body === undefined && awaited.size === 0) throw new Error(`icon "${name}" is in no .icons file`);
  return body ?? '';
}
