/**
 * After the build: every file of text once more as Brotli and gzip, so that the server compresses nothing, and the
 * weight of what must arrive before the first decision of each game is on the screen. Too heavy stops the build.
 *
 * Weighed is what the browser waits for on a cold cache: page, scripts, styles, components and texts of the heaviest
 * language. Fonts are not: `font-display: swap` shows the words before they come.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const STATIC = fileURLToPath(new URL('../../src/podzemi/server/static/', import.meta.url));
const MANIFEST = join(STATIC, '.vite', 'manifest.json');
/** Bytes until the first decision, compressed. */
const BUDGET = 200_000;
/** Smaller files are not worth a second one. */
const LEAST = 600;
const TEXT = /\.(js|css|svg|json|html)$/;
const LANGUAGES = ['en', 'cs', 'sk', 'pl'];

const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

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
    `virtual:texts/${language}/common`,
    `virtual:texts/${language}/${game}`,
  ];
  const found = new Set(['index.html', 'theme.js']);
  for (const key of keys) filesOf(manifest, key, found);
  return found;
}

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const sizes = pack();
const games = Object.keys(manifest).flatMap((key) => /^src\/lib\/games\/(\w+)\/client\.ts$/.exec(key)?.[1] ?? []);
const sizeOf = (file) => sizes.get(file) ?? 0;
const weights = games.map((game) => {
  const all = LANGUAGES.map((language) => {
    const files = [...tableOf(manifest, game, language)].sort((one, other) => sizeOf(other) - sizeOf(one));
    return { game, files, weight: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
  return all.reduce((heaviest, one) => (one.weight > heaviest.weight ? one : heaviest));
});
rmSync(join(STATIC, '.vite'), { recursive: true });
for (const { game, weight } of weights) console.log(`${game}: ${(weight / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB`);
const heavy = weights.filter(({ weight }) => weight > BUDGET);
if (heavy.length > 0) {
  for (const { game, files } of heavy) {
    console.error(`Too heavy before the first decision: ${game}`);
    for (const file of files) console.error(`${String(sizeOf(file)).padStart(8)}  ${file}`);
  }
  process.exit(1);
}
