import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

interface IconSet {
  icons: Record<string, { body: string }>;
}

/**
 * `import icons from './some.icons'`: the file lists names of the game-icons set, one a line; the
 * module holds the drawings of just these. A name that does not exist stops the build.
 */
function gameIcons(): Plugin {
  const set = JSON.parse(
    readFileSync(path('node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet;
  return {
    name: 'game-icons',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.icons')) return null;
      const names = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
      const bodies = names.map((name) => {
        const icon = set.icons[name];
        if (!icon) throw new Error(`${file}: there is no icon "${name}"`);
        return [name, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))}`;
    },
  };
}

export default defineConfig({
  plugins: [gameIcons(), svelte(), svelteTesting()],
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
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
