/** Drawings of the game-icons set by name: only those that some `.icons` file lists are in the bundle. */
import shell from './shell.icons';

const drawings = new Map<string, string>(Object.entries(shell));

/** A game adds its own: `addIcons(icons)` with `import icons from './my.icons'`. */
export function addIcons(more: Record<string, string>): void {
  for (const [name, body] of Object.entries(more)) drawings.set(name, body);
}

export function drawing(name: string): string {
  const body = drawings.get(name);
  if (body === undefined) throw new Error(`icon "${name}" is in no .icons file`);
  return body;
}
