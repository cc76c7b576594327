import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import built from './vite.config.ts';

/** The units: what is built, in a page of jsdom. Apart from the build, which players run without any of this. */
export default mergeConfig(
  built,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      pool: 'vmThreads', // one jsdom for each worker, not for each file
      include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
      restoreMocks: true,
      testTimeout: 60_000, // units stand back behind everything else
      hookTimeout: 60_000,
      fsModuleCache: false, // it does not see a new file of texts
    },
  }),
);
