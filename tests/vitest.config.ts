import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WORKERS } from './support/workers.ts';

const LONGEST = ['axe.test.ts', 'firefox.test.ts', 'routes.test.ts'];

/** Starts the longest files first: the last one has a core to itself, while the others wait for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/${name}`));
    return [...others.filter(isLongest), ...others.filter((file) => !isLongest(file))];
  }
}

/** A test that opens the built site. */
const inBrowser = {
  globalSetup: 'tests/support/serve-site.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/**
 * Two circles of tests. `npm test` runs pure functions, the generator on fixture sites, and what the built site does in
 * a browser. `npm run test:deep` runs the matrices: every route in every width, scheme, state, engine and host.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: WORKERS,
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      {
        test: { name: 'build', include: ['tests/build/**/*.test.{ts,tsx}'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      // A group starts after the one before it, which keeps every core busy.
      { test: { name: 'browser', include: ['tests/browser/**/*.test.ts'], ...inBrowser, sequence: { groupOrder: 1 } } },
      { test: { name: 'deep', include: ['tests/deep/**/*.test.ts'], ...inBrowser, sequence: { groupOrder: 2 } } },
    ],
  },
});
