import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { optimize } from 'svgo';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vite';
import { postcards } from './scripts/art/postcards.mjs';
import { engravings } from './scripts/art/press.mjs';
import type { Fields } from './src/lib/catalogue.ts';
import { AROUND, COMMON, PAGES, firstOf, partOf, LATER } from './src/lib/parts.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Outlines to a whole unit: nobody sees more on a drawing of 512 units, and three fifths of the bytes are gone. */
function rounded(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    multipass: true,
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }, 'mergePaths'],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

const SHELL = path('src/lib/ui/shell.icons');
const namesIn = (file: string) => readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);

/**
 * `import icons from './some.icons'`: the file lists names of the game-icons set, one a line; the
 * module holds the drawings of just these, less those that every page has. A name that does not exist stops the build.
 */
function gameIcons(): Plugin {
  const set = JSON.parse(readFileSync(path('node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const everywhere = new Set(namesIn(SHELL));
  return {
    name: 'game-icons',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.icons')) return null;
      const names = namesIn(file).filter((name) => file === SHELL || !everywhere.has(name));
      const bodies = names.map((name) => {
        const icon = set.icons[name];
        if (!icon) throw new Error(`${file}: there is no icon "${name}"`);
        return [name, rounded(icon.body)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))}`;
    },
  };
}

const LANGUAGES = path('../src/podzemi/languages/');
const fields = JSON.parse(readFileSync(`${LANGUAGES}fields.json`, 'utf8')) as Fields;
const wordsOf = (game: string) => path(`src/lib/games/${game}/first.words`);
/** The games that say by `first.words`, one beginning of keys a line, what is said until their first decision. */
const FIRST = Object.keys(fields).filter((game) => existsSync(wordsOf(game)));
const PARTS = [COMMON, PAGES, LATER, AROUND, ...Object.keys(fields), ...FIRST.map(firstOf)];
/** What only the terminal and the command line say, and what the server says for us: rulebooks and lessons. */
const ELSEWHERE = /^(terminal|terminal_boards|store|\w+_rulebook|\w+_learn|\w+_remarks)\.ftl$/;

/** The messages of a file, each with its key, without comments. */
function messagesOf(source: string): { key: string; text: string }[] {
  const bare = source.replace(/^#.*$/gm, '').replace(/\n\n+/g, '\n');
  return bare.split(/^(?=[a-z][\w-]* *=)/m).flatMap((text) => {
    const key = /^[a-z][\w-]*/.exec(text)?.[0];
    return key ? [{ key, text: text.trimEnd() }] : [];
  });
}

/** The part of each message: what another part's message is made of comes with what every page says. */
function sorted(messages: { key: string; text: string }[]): Map<string, string> {
  const first = Object.fromEntries(FIRST.map((game) => [game, namesIn(wordsOf(game))]));
  const isFirst = (key: string, part: string) =>
    first[part]?.some((start) => key === start || key.startsWith(`${start}-`)) ?? false;
  const partNow = (key: string) => {
    const part = partOf(key, fields);
    return isFirst(key, part) ? firstOf(part) : part;
  };
  const parts = new Map(messages.map(({ key }) => [key, partNow(key)]));
  const share = (key: string, by: string) => {
    const own = parts.get(key);
    if (own === undefined || own === by || own === COMMON || own === firstOf(by)) return;
    const together = by === firstOf(own) ? by : COMMON;
    parts.set(key, together);
    follow(key, together);
  };
  const made = new Map(
    messages.map(({ key, text }) => [key, [...text.matchAll(/\{ *([a-z][\w-]*)/g)].map(([, used]) => used!)]),
  );
  const follow = (key: string, part: string) => made.get(key)?.forEach((used) => share(used, part));
  for (const { key } of messages) follow(key, parts.get(key)!);
  return parts;
}

/**
 * `virtual:texts` names the parts of all languages (`cs/common`, `cs/dark_cave`), each a module of its own: a page
 * loads the texts of its own game only, in one file, without comments.
 */
function texts(): Plugin {
  const list = 'virtual:texts';
  const languages = readdirSync(LANGUAGES, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name.length === 2,
  );
  return {
    name: 'texts',
    resolveId: (id) => (id === list || id.startsWith(`${list}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${list}`)) return null;
      const [, language, part] = id.split('/');
      if (!language) {
        const names = languages.flatMap((one) => PARTS.map((name) => `${one.name}/${name}`));
        return `export default {${names.map((name) => `'${name}': () => import('${list}/${name}')`).join(',')}}`;
      }
      const folder = `${LANGUAGES}${language}/`;
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl') && !ELSEWHERE.test(file));
      const messages = files.toSorted().flatMap((file) => {
        this.addWatchFile(folder + file);
        return messagesOf(readFileSync(folder + file, 'utf8'));
      });
      for (const game of FIRST) this.addWatchFile(wordsOf(game));
      const parts = sorted(messages);
      const own = messages.filter(({ key }) => parts.get(key) === part);
      return `export default ${JSON.stringify(own.map(({ text }) => text).join('\n'))}`;
    },
  };
}

type Ask = Rolldown.ChunkingContext;

/** All that comes with a module, however far down. */
function closure(entry: string, ask: Ask, found = new Set<string>()): Set<string> {
  for (const other of ask.getModuleInfo(entry)?.importedIds ?? []) {
    if (found.has(other)) continue;
    found.add(other);
    closure(other, ask, found);
  }
  return found;
}

/**
 * What a table needs comes in three files, the heavier the better compressed: what every page has, what the home page has
 * too, and the rest. Pages that host a board need nearly all of it.
 */
function tableFiles() {
  let made: [string, Set<string>][] | null = null;
  const nameOf = (id: string, ask: Ask) => {
    if (!made) {
      const [app, home, table] = ['main.ts', 'routes/Home.svelte', 'routes/TablePage.svelte'].map((entry) =>
        closure(path(`src/${entry}`), ask),
      ) as [Set<string>, Set<string>, Set<string>];
      made = [
        ['app', app],
        ['home-table', new Set([...table].filter((one) => home.has(one)))],
        ['table', table],
      ];
    }
    return made.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
  return { name: nameOf, debugName: 'table', priority: 1 };
}

/**
 * What several pages use comes in a few files, not in one for each small part: a request costs more than a kilobyte.
 * Parts that the same pages use lie together; less than this many bytes of them joins the closest other file. What
 * belongs to one game stays apart.
 */
const SHARED = {
  name: 'shared',
  test: /\/src\/lib\/(?!games\/(?!shared)\w+\/|wire\/)/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 6_000,
};

/** The builder names a shared file after all the pages that use it. */
const fileName = ({ name = '' }: { name?: string | undefined }, ending: string) =>
  `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash]${ending}`;

export default defineConfig({
  plugins: [gameIcons(), engravings(), postcards(), texts(), svelte()],
  base: './', // no address is built in: the server may be offered below any path
  resolve: { alias: { $lib: path('src/lib') } },
  define: {
    __VERSION__: JSON.stringify(
      /^version = "(.+)"$/m.exec(readFileSync(path('../pyproject.toml'), 'utf8'))?.[1] ?? '0',
    ),
  },
  build: {
    outDir: path('../src/podzemi/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows fonts from our own address only
    target: 'es2022',
    reportCompressedSize: false, // scripts/pack.mjs weighs what a page really loads
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [tableFiles(), SHARED] },
        chunkFileNames: (chunk) => fileName(chunk, '.js'),
        assetFileNames: (asset) => fileName(asset, '[extname]'),
      },
    },
  },
  server: { fs: { allow: [path('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
