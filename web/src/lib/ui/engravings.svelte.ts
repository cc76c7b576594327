/**
 * Engraved pictures. They come after the first decision is on the screen, all of a game in one file, so that nothing
 * that is fetched tells which card was drawn; until then the plain icons stand in for them. Each is kept once, as a
 * symbol that every place of the page refers to.
 */
import { atLeisure } from '../idle';

type Pictures = Record<string, [width: number, height: number, body: string]>;

const SVG = 'http://www.w3.org/2000/svg';

let sizes = $state.raw<ReadonlyMap<string, readonly [width: number, height: number]>>(new Map());

export const idOf = (name: string): string => `art-${name.replace('/', '-')}`;

/** Width and height of a picture; undefined: it is not here. */
export const sizeOf = (name: string): readonly [width: number, height: number] | undefined => sizes.get(name);

function sheet(): Element {
  const found = document.querySelector('svg.engravings');
  if (found) return found;
  const made = document.createElementNS(SVG, 'svg');
  made.setAttribute('class', 'engravings');
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

export function addEngravings(pictures: Pictures): void {
  const fresh = Object.entries(pictures).filter(([name]) => !sizes.has(name));
  if (fresh.length === 0) return;
  const symbols = fresh.map(
    ([name, [width, height, body]]) => `<symbol id="${idOf(name)}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
  );
  sheet().insertAdjacentHTML('beforeend', symbols.join(''));
  sizes = new Map([...sizes, ...fresh.map(([name, [width, height]]) => [name, [width, height]] as const)]);
}

/** Fetch the pictures of a game; without them the page is whole. */
export function fetchEngravings(game: string, load: () => Promise<{ default: Pictures }>): void {
  atLeisure(`podzemi.pictures.${game}`, async () => addEngravings((await load()).default));
}
