/** The sheet as a drawing for paper: its columns, where text breaks, and a file that needs nothing beside it. */
import type { Desk } from './desk.ts';
import { HEROES } from './box.ts';

/** The drawing's size, its two columns, and where the lower half begins. */
export const WIDE = 970;
export const HIGH = 1405;
export const LEFT_WIDE = 616;
export const RIGHT = 642;
export const RIGHT_WIDE = WIDE - RIGHT;
export const BELOW = 818;

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, k) => k);

export const healthOf = (sheet: Desk['sheet']): number =>
  HEROES.reduce((sum, hero) => sum + (sheet.levels[hero] ?? 0), 0);

/** Letters of the sheet's faces are about this wide, measured in their size. */
const WIDTH_OF_LETTER = 0.47;

/** The text in lines that fit into the width; a word that is too long stays whole. */
export function lines(text: string, width: number, size: number): string[] {
  const fits = Math.floor(width / (size * WIDTH_OF_LETTER));
  const made: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = made.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= fits) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  return made;
}

const FACES = ['Alegreya Sans', 'Alegreya SC', 'Grenze Gotisch'];

interface Face {
  css: string;
  url: string;
}

/** The faces that the page has loaded for the sheet's families. */
function faces(): Face[] {
  const found: Face[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of readable(sheet)) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const family = rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '');
      const url = /url\("?([^")]+woff2)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (FACES.includes(family) && url)
        found.push({ css: rule.cssText, url: new URL(url, sheet.href ?? location.href).href });
    }
  }
  return found;
}

function readable(sheet: CSSStyleSheet): CSSRuleList | [] {
  try {
    return sheet.cssRules;
  } catch {
    return []; // of another origin: an extension's, not ours
  }
}

async function asData(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(text)}`;
}

/** `@font-face` rules with the fonts inside them; a font that cannot be read is left out. */
async function embedded(weights: ReadonlySet<string>): Promise<string> {
  const wanted = faces().filter(({ css }) => weights.has(/font-weight:\s*(\d+)/.exec(css)?.[1] ?? '400'));
  const made = await Promise.all(
    wanted.map(async ({ css, url }) => {
      try {
        return css.replace(/src:[^;]+;/, `src: url("${await asData(url)}") format("woff2");`);
      } catch {
        return '';
      }
    }),
  );
  return made.join('\n');
}

/** The drawing as a document of its own: size, fonts and all. */
export async function documentOf(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', '194mm');
  copy.setAttribute('height', '281mm');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await embedded(new Set(['500', '600', '700', '800']));
  copy.prepend(style);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}

/** Hands the text to the reader as a file. */
export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
