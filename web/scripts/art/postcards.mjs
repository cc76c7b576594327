/**
 * Pictures to share: `postcards/<game>.svg`, 1200 × 630, the engraving of the game's end beside an empty page, in the
 * colours of the day. The browser writes the result on it, and so does the server for links that are pasted somewhere;
 * the fonts that the server writes with lie beside them. `<game>-end.svg` is the engraving alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { draw } from './press.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FONTS = here('../../src/fonts/generated');
const ENDINGS = {
  welcome_dungeon: 'end_welcome',
  paper_dungeons: 'end_paper',
  dungeon_lords: 'end_lords',
  dark_cave: 'end_cave',
};
const [WIDE, HIGH] = [1200, 630];
const [PAPER, EDGE] = ['#f8efd9', '#2a1d12'];

/** The rules of engravings with their colours in place, as a picture outside of a page needs them. */
export function flatStyle(css = readFileSync(here('../../src/engraving.css'), 'utf8')) {
  const bare = css.replace(/\/\*[^]*?\*\//g, '');
  const root = /:root \{([^}]*)\}/.exec(bare)[1];
  const values = new Map([...root.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
  const solved = (text) => text.replace(/var\(--([\w-]+)\)/g, (_, name) => values.get(name));
  const plain = [...bare.matchAll(/\.(a-(?:day|ray|earth|rim|strike|mouth)) \{([^}]*)\}/g)].map(
    ([, name, body]) => `.${name}{${solved(body).replace(/\s+/g, ' ').trim()}}`,
  );
  const tones = [...bare.matchAll(/\.t-(\w+) \{\s*--m: (#\w+);\s*--l: (#\w+);/g)].map(
    ([, name, mid, light]) => `.t-${name} .a-m{fill:${mid}}.t-${name} .a-l{fill:${light}}`,
  );
  return `.a-k{fill:${values.get('block')}}${plain.join('')}${tones.join('')}`;
}

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const style = () => `<style>${flatStyle()}</style>`;

/** The engraving alone. */
export function endingOf(game) {
  const [wide, high, body] = draw(`scene/${ENDINGS[game]}`);
  return `<svg ${SVG} width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${style()}${body}</svg>`;
}

export function postcardOf(game) {
  const [wide, high, body] = draw(`scene/${ENDINGS[game]}`);
  return (
    `<svg ${SVG} width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">${style()}` +
    `<rect width="${WIDE}" height="${HIGH}" fill="${PAPER}"/>` +
    `<svg width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${body}</svg>` +
    `<path d="M${wide} 0V${HIGH}" stroke="${EDGE}" stroke-width="8"/>` +
    `<path d="M4 4H${WIDE - 4}V${HIGH - 4}H4Z" fill="none" stroke="${EDGE}" stroke-width="8"/></svg>`
  );
}

/** The plugin of the build. */
export function postcards() {
  return {
    name: 'postcards',
    generateBundle() {
      const add = (name, source) => this.emitFile({ type: 'asset', fileName: `postcards/${name}`, source });
      for (const game of Object.keys(ENDINGS)) {
        add(`${game}.svg`, postcardOf(game));
        add(`${game}-end.svg`, endingOf(game));
      }
      for (const file of readdirSync(FONTS).filter((name) => name.endsWith('.ttf')))
        add(file, readFileSync(join(FONTS, file)));
    },
  };
}
