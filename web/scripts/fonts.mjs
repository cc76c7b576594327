/**
 * Makes `src/fonts/generated/`: the four families of the design (UI-2.3), cut to what is needed, and two style sheets.
 * `first.css`: the face of nearly all that a table says, in two weights. `later.css`: the others, fetched after the
 * first decision is on the screen (`src/fonts/later.ts`). Until they come, the first face stands in for them, as wide
 * and as high as they are, so that nothing jumps when they take its place.
 *
 * Each face comes in files of its own: what English says together with accents of its own code page, the other letters
 * of Polish, those of Czech and Slovak, and, as `@fontsource` ships them, the letters of other languages (in a player's name).
 * Kept are kerning and lining figures of one width; small capitals, old figures and hints for old screens are not.
 *
 * The server draws pictures of results with three of the faces: they are here once more, whole, as it reads them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

const web = join(import.meta.dirname, '..');
const target = join(web, 'src', 'fonts', 'generated');
const KEPT_FEATURES = ['ccmp', 'kern', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, n) => 32 + n));
/** The letters of the four languages and the signs that their catalogues use, by the file that a reader of them fetches. */
const OWN = {
  latin: `${ASCII}\u00a0°±·×–’“”„…−ÁÄÉÍÓÔÚÝáäéíóôúý`,
  polish: 'ĄąĆćĘęŁłŃńŚśŹźŻż',
  czech: 'ČčĎďĚěĹĺĽľŇňŔŕŘřŠšŤťŮůŽž',
};
/** The file of `@fontsource` that has them. */
const HELD_BY = { latin: 'latin', polish: 'latin-ext', czech: 'latin-ext' };
const RANGE = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
};

const face = (family, weight, style = 'normal') => ({
  family,
  weight,
  style,
  file: family.toLowerCase().replaceAll(' ', '-'),
});
const SANS = face('Alegreya Sans', 500);
const SANS_BOLD = face('Alegreya Sans', 700);
const FIRST = [SANS, SANS_BOLD];
const SERIF = { ascent: 101.6, descent: 34.5 };
const GOTHIC = { ascent: 110, descent: 38 };
/** What comes later; which face stands in for it, so many times as wide (measured on the catalogues), as high as it is. */
const LATER = [
  { ...face('Alegreya Sans', 800), by: SANS_BOLD, wide: 1.012, ascent: 80, descent: 20 },
  { ...face('Alegreya', 500), by: SANS, wide: 1.056, ...SERIF },
  { ...face('Alegreya', 500, 'italic'), by: SANS, wide: 0.952, ...SERIF },
  { ...face('Alegreya', 700), by: SANS_BOLD, wide: 1.049, ...SERIF },
  { ...face('Alegreya SC', 700), by: SANS_BOLD, wide: 1.17, ...SERIF },
  { ...face('Grenze Gotisch', 600), by: SANS_BOLD, wide: 0.934, ...GOTHIC },
];

const pathOf = ({ file, weight, style }, part) =>
  join(web, 'node_modules', '@fontsource', file, 'files', `${file}-${part}-${weight}-${style}.woff2`);
const cutName = ({ file, weight, style }, part) => `${file}-${part}-${weight}-${style}.woff2`;

async function cut(one, part) {
  const made = await subset(await readFile(pathOf(one, HELD_BY[part])), OWN[part], {
    targetFormat: 'woff2',
    keepFeatures: KEPT_FEATURES,
    noHinting: true,
  });
  await writeFile(join(target, cutName(one, part)), made);
}

/** All Latin letters and the signs of text: anybody's name may be in a picture. */
const WRITTEN = [[0x20, 0x24f], [0x2010, 0x2044], [0x20ac, 0x20ac], [0x2190, 0x2193], [0x2212, 0x2212]] // prettier-ignore
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)))
  .join('');
const DRAWN = [face('Alegreya', 500), face('Alegreya', 700), face('Grenze Gotisch', 600)];

async function forPictures(one, part) {
  const made = await subset(await readFile(pathOf(one, part)), WRITTEN, { targetFormat: 'truetype', noHinting: true });
  await writeFile(join(target, cutName(one, part).replace('woff2', 'ttf')), made);
}

// ---------------------------------------------------------------- which letters

const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');

/** The numbers as CSS writes them: `U+0041-005A, U+00E1`. */
function rangeOf(codes) {
  const runs = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const ownRange = (part) => rangeOf([...OWN[part]].map((letter) => letter.codePointAt(0)));

// ---------------------------------------------------------------- the style sheets

function rule(values) {
  const lines = Object.entries({ 'font-display': 'swap', ...values }).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}\n`;
}

const woff2 = (url) => `url('${url}') format('woff2')`;
const own = (one, part) => ({ src: woff2(`./${cutName(one, part)}`), 'unicode-range': ownRange(part) });
const other = (one, part) => ({
  src: woff2(`@fontsource/${one.file}/files/${cutName(one, part)}`),
  'unicode-range': RANGE[part],
});
const called = ({ family, weight, style }) => ({
  'font-family': `'${family}'`,
  'font-style': style,
  'font-weight': weight,
});

/** A letter comes from the last rule that has it: from the whole file only if the cut one has it not. */
function rulesOf(one) {
  const whole = Object.keys(RANGE).map((file) => other(one, file));
  const cut = Object.keys(OWN).map((part) => own(one, part));
  return [...whole, ...cut].map((which) => rule({ ...called(one), ...which }));
}

const percent = (number) => `${Math.round(number * 10) / 10}%`;

function standIn({ by, wide, ascent, descent, ...one }) {
  const size = {
    'size-adjust': percent(wide * 100),
    'ascent-override': percent(ascent / wide),
    'descent-override': percent(descent / wide),
    'line-gap-override': '0%',
  };
  return Object.keys(OWN).map((part) =>
    rule({ ...called({ ...one, family: `${one.family} Early` }), ...own(by, part), ...size }),
  );
}

/** Before any of our files is here, or where none may come: letters of the reader's own, as wide as ours. */
function strange() {
  const src = ['Arial', 'Helvetica Neue', 'Liberation Sans', 'Roboto', 'Segoe UI']
    .map((name) => `local('${name}')`)
    .join(', ');
  return rule({
    'font-family': "'Alegreya Sans Local'",
    src,
    'size-adjust': '76.4%',
    'ascent-override': percent(80 / 0.764),
    'descent-override': percent(20 / 0.764),
    'line-gap-override': '0%',
  });
}

const banner = '/* Generated by scripts/fonts.mjs. Do not edit. */\n';

export async function fonts() {
  await mkdir(target, { recursive: true });
  for (const one of [...FIRST, ...LATER]) for (const part of Object.keys(OWN)) await cut(one, part);
  for (const one of DRAWN) for (const part of Object.keys(RANGE)) await forPictures(one, part);
  await writeFile(
    join(target, 'first.css'),
    banner + [...FIRST.flatMap(rulesOf), ...LATER.flatMap(standIn), strange()].join(''),
  );
  await writeFile(join(target, 'later.css'), banner + LATER.flatMap(rulesOf).join(''));
}
