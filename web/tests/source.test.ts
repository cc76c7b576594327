// @vitest-environment node
/** What holds for the sources of the client themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
/** A component is one idea: a longer one has several. */
const LONGEST = 350;
/** Where colours get their names; everything else uses the names, so that night and contrast change it. */
const PAINTS = ['tokens.css', 'engraving.css'];
/** The printed sheet is saved as a file that needs no style beside it: black on white. */
const PRINTED = /^Paper(Map|Parts|Heroes|Wounds|Items|Tracks|Cards|Score)?\.svelte$/;
const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
/** Room between things, line widths and corners. A drawing's own dimensions are its own. */
const STEPPED =
  /(?:^|[\s;{])(?:padding|margin|border|outline|(?:[\w-]+-)?gap)(?:-(?!image|offset)[\w-]+)*:[^;}]*?\b\d*\.?\d+px/;
const FONT_SIZE = /\bfont(?:-size)?:[^;}]*?\b\d*\.?\d+px/;

interface Line {
  file: string;
  text: string;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((name) => join(SRC, name));
const read = (file: string) => readFileSync(file, 'utf8');
const name = (file: string) => relative(SRC, file);
const components = files.filter((file) => file.endsWith('.svelte'));
const sheets = files.filter((file) => file.endsWith('.css'));

/** Without what only looks like a colour: links inside the drawing, blocks of the template. */
const plain = (text: string) => text.replaceAll(/url\([^)]*\)|="#[^"{]*\{[^"]*"|\{[#:/]\w+/g, '');
const linesOf = (file: string): Line[] =>
  plain(read(file))
    .split('\n')
    .map((text) => ({ file: name(file), text: text.trim() }));
const isDeclared = (text: string) => /^--[\w-]+:/.test(text);

describe('components', () => {
  it(`have at most ${LONGEST} lines`, () => {
    expect(components.length).toBeGreaterThan(200);
    const long = components.map((file) => ({ file: name(file), lines: read(file).split('\n').length - 1 }));
    expect(long.filter(({ lines }) => lines > LONGEST)).toEqual([]);
  });
});

describe('the look', () => {
  it('writes colours out only where they get their names', () => {
    const users = [...components.filter((file) => !PRINTED.test(basename(file))), ...sheets];
    const found = users.flatMap(linesOf).filter(({ file, text }) => {
      const isPaint = PAINTS.includes(basename(file)) && isDeclared(text);
      return COLOUR.test(text) && !isPaint;
    });
    expect(found.filter(({ text }) => !/^(\/\*|\*|<!--|'?&#)/.test(text))).toEqual([]);
  });

  it('takes the sizes of text from the tokens', () => {
    const found = [...components, ...sheets].flatMap(linesOf).filter(({ text }) => FONT_SIZE.test(text));
    expect(found.filter(({ text }) => !text.includes('style:font-size'))).toEqual([]);
  });

  it('takes room, lines and corners from the tokens', () => {
    const found = [...components, ...sheets].filter((file) => basename(file) !== 'tokens.css').flatMap(linesOf);
    expect(found.filter(({ text }) => STEPPED.test(text))).toEqual([]);
    expect(STEPPED.test('margin: -3px 0')).toBe(true);
    expect(STEPPED.test('border-left: 2.5px solid')).toBe(true);
  });

  it('uses only names that exist', () => {
    const all = [...components, ...sheets, ...files.filter((file) => /\.(ts|html)$/.test(file))].map(read).join('\n');
    const known = new Set([...all.matchAll(/(--[\w-]+)(?=['"]?\s*[:}=])/g)].map(([, token]) => token));
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, token]) => token!);
    expect(used.length).toBeGreaterThan(1000);
    expect([...new Set(used)].filter((token) => !known.has(token) && !token.endsWith('-'))).toEqual([]);
  });
});

describe('a board', () => {
  const boards = [...components, ...sheets].filter((file) => name(file).startsWith('lib/games/'));
  /** A rule of the style with what stands in it, however deep: `[condition, inside]`. */
  const rules = (text: string) => [...text.matchAll(/@media ([^{]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g)];

  it('measures its place, not the window; only a dialogue has the window for its place', () => {
    const found = boards.flatMap((file) =>
      rules(read(file))
        .filter(([, asked]) => /width|height|orientation|aspect/.test(asked!))
        .flatMap(([, , inside]) => [...inside!.matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector!.trim()))
        .filter((selector) => !/^\.[a-z]+-dialog$/.test(selector))
        .map((selector) => ({ file: name(file), selector })),
    );
    expect(found).toEqual([]);
    expect(boards.filter((file) => read(file).includes('@container board')).length).toBeGreaterThan(8);
  });

  it('is never drawn larger or smaller than it is', () => {
    const found = [...components, ...sheets].filter((file) => /style:zoom|^\s*zoom:/m.test(read(file)));
    expect(found.map(name)).toEqual([]);
  });
});
