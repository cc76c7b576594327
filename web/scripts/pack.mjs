/**
 * After the build: every file of text once more as Brotli and gzip, so that the server compresses nothing, and the
 * weight of what must arrive before the first decision of each game is on the screen. Too heavy stops the build.
 *
 * Weighed is all that the browser fetches on a cold cache until then: page, scripts, styles, components, texts and
 * fonts, in the heaviest language. What the server answers is not here yet: it has a part of the budget of its own.
 * `tests/browser/test_weight.py` weighs the same in a browser, answers and all. `--list`: with every file.
 */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const STATIC = fileURLToPath(new URL('../../src/podzemi/server/static/', import.meta.url));
const MANIFEST = join(STATIC, '.vite', 'manifest.json');
/** Bytes until the first decision, compressed, and how many of them the server's answers and messages may take. */
const BUDGET = 170_000;
const ANSWERS = 4_000;
/** Bytes of a game's engraved pictures, compressed: they come after its first decision, all in one file. */
const PICTURES = 60_000;
/** Bytes of what moves things, compressed: it comes after the first decision too. */
const MOTION = 10_000;
/** Smaller files are not worth a second one. */
const LEAST = 600;
const TEXT = /\.(js|css|svg|json|html)$/;
const LANGUAGES = ['en', 'cs', 'sk', 'pl'];

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Compressed sizes by name; files that gain nothing stay as they are. */
function pack() {
  const sizes = new Map();
  for (const entry of readdirSync(STATIC, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(STATIC.length);
    if (!entry.isFile() || !TEXT.test(name) || name.startsWith('.vite')) continue;
    const bytes = readFileSync(file);
    sizes.set(name, bytes.length);
    if (bytes.length < LEAST) continue;
    const small = brotli(bytes);
    writeFileSync(`${file}.br`, small);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    sizes.set(name, small.length);
  }
  return sizes;
}

/** A module with all that it imports at once, and their styles. */
function filesOf(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) filesOf(manifest, other, found);
  return found;
}

/** What a table of the game needs, in one language. */
function tableOf(manifest, game, language) {
  const keys = [
    'index.html',
    'src/routes/TablePage.svelte',
    `src/lib/games/${game}/client.ts`,
    Object.keys(manifest).find((key) => key.includes(`${game}.components`)),
    `virtual:texts/${language}/common`,
    `virtual:texts/${language}/${game}_first`,
  ];
  const found = new Set(['index.html', 'theme.js', ...fontsOf(manifest, language)]);
  for (const key of keys) filesOf(manifest, key, found);
  return found;
}

/** The fonts of the first style sheet that a page in that language needs. */
function fontsOf(manifest, language) {
  const parts = ['latin', ...{ en: [], cs: ['czech'], sk: ['czech'], pl: ['polish'] }[language]];
  return parts.flatMap((part) =>
    [500, 700].map((weight) => {
      const key = `src/fonts/generated/alegreya-sans-${part}-${weight}-normal.woff2`;
      if (!manifest[key]) throw new Error(`the build has no ${key}`);
      return manifest[key].file;
    }),
  );
}

/** The files of a game's pictures, and how heavy they are. */
function picturesOf(manifest, game) {
  const { file, css = [] } = manifest[`src/lib/games/${game}/pictures.ts`] ?? {};
  return [file, ...css].filter(Boolean).map(sizeOf);
}

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const sizes = pack();
const games = Object.keys(manifest).flatMap((key) => /^src\/lib\/games\/(\w+)\/client\.ts$/.exec(key)?.[1] ?? []);
/** The page is told where the server stands, and sent as it is then; fonts are compressed in themselves. */
const sizeOf = (file) => (file === 'index.html' ? undefined : sizes.get(file)) ?? statSync(join(STATIC, file)).size;
const weights = games.map((game) => {
  const all = LANGUAGES.map((language) => {
    const files = [...tableOf(manifest, game, language)].toSorted((one, other) => sizeOf(other) - sizeOf(one));
    return { game, language, files, weight: files.reduce((sum, file) => sum + sizeOf(file), ANSWERS) };
  });
  return all.reduce((heaviest, one) => (one.weight > heaviest.weight ? one : heaviest));
});
rmSync(join(STATIC, '.vite'), { recursive: true });
const list = (files) => files.map((file) => `${String(sizeOf(file)).padStart(8)}  ${file}`).join('\n');
for (const { game, language, weight, files } of weights) {
  console.log(`${game}: ${(weight / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB (${language})`);
  if (process.argv.includes('--list')) console.log(list(files));
}
{
  const { file, css = [] } = manifest['src/lib/motion/motion.ts'];
  const weight = [file, ...css].map(sizeOf).reduce((sum, size) => sum + size, 0);
  console.log(`gestures: ${(weight / 1000).toFixed(1)} kB of ${MOTION / 1000} kB`);
  if (weight > MOTION) process.exitCode = 1;
}
for (const game of games) {
  const weight = picturesOf(manifest, game).reduce((sum, size) => sum + size, 0);
  console.log(`${game}: ${(weight / 1000).toFixed(1)} kB of ${PICTURES / 1000} kB of pictures`);
  if (weight > PICTURES) process.exitCode = 1;
}
const heavy = weights.filter(({ weight }) => weight > BUDGET);
if (heavy.length > 0) {
  for (const { game, files } of heavy) {
    console.error(`Too heavy before the first decision: ${game}`);
    console.error(list(files));
  }
  process.exit(1);
}
