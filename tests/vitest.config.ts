import { defineConfig } from 'vitest/config';
import { WORKERS } from './support/workers.ts';

/** Three kinds of tests: pure functions, the generator on fixture sites, the built site in a browser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      {
        test: { name: 'build', include: ['tests/build/**/*.test.{ts,tsx}'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/serve-site.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
          // After the others, which keep every core busy.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
