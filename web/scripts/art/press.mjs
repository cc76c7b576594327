/**
 * Pictures by name, engraved when a build first needs them and kept by their content: a build engraves only what
 * changed. `import art from './some.art'`: the file lists names of the catalogue, one a line, and the module holds just
 * these, `{ 'token/orc': [512, 512, '<g …>'] }`. A name that does not exist stops the build.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from './catalogue.mjs';
import { engrave } from './engrave.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const CACHE = here('../../../build/web/art');
const SET = here('../../node_modules/@iconify-json/game-icons/icons.json');

let icons;
function silhouette(name) {
  icons ??= JSON.parse(readFileSync(SET, 'utf8')).icons;
  if (!icons[name]) throw new Error(`there is no icon "${name}"`);
  return [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join(' ');
}

let engine;
/** The cutting itself: another engine, another picture. */
function engineOf() {
  const files = readdirSync(here('.')).filter((file) => /^(engrave|path|raster|trace|press)\.mjs$/.test(file));
  return (engine ??= files
    .toSorted()
    .map((file) => readFileSync(here(file), 'utf8'))
    .join(''));
}

/** `under` and `over`: drawn as they are, behind what is engraved and before it. */
function bodyOf({ width, height, planes, disc = '', unit = 1, under = '', over = '' }) {
  const ground = disc ? `<circle class="a-disc a-${disc}" cx="256" cy="256" r="254"/>` : under;
  const layers = planes.map(({ tone, parts, options, only = 'kml' }) => {
    const { ink, mid, light } = engrave(parts, { width, height, unit, ...options });
    const path = (layer, data) => (only.includes(layer) && data ? `<path class="a-${layer}" d="${data}"/>` : '');
    return `<g class="t-${tone}">${path('k', ink)}${path('m', mid)}${path('l', light)}</g>`;
  });
  const body = layers.join('');
  return ground + (unit === 1 ? body : `<g transform="scale(${unit})">${body}</g>`) + over;
}

function kept(key, make) {
  const file = join(CACHE, key);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const made = make();
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, made);
    renameSync(`${file}.${process.pid}`, file); // another build never reads half a picture
    return made;
  }
}

/** The picture as the drawing of a symbol: its width, its height, and what is in it. */
export function draw(name) {
  const found = catalogue.get(name);
  if (!found) throw new Error(`there is no picture "${name}"`);
  const planes = found.planes.map((plane) => ({
    ...plane,
    parts: plane.parts.map(({ icon, ...part }) => (icon ? { ...part, path: silhouette(icon) } : part)),
  }));
  const picture = { ...found, planes };
  const key = createHash('sha256').update(engineOf()).update(JSON.stringify(picture)).digest('hex');
  return [found.width, found.height, kept(key.slice(0, 32), () => bodyOf(picture))];
}

const namesIn = (file) => readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);

/** The plugin of the build. */
export function engravings() {
  return {
    name: 'engravings',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.art')) return null;
      return `export default ${JSON.stringify(Object.fromEntries(namesIn(file).map((name) => [name, draw(name)])))}`;
    },
  };
}
