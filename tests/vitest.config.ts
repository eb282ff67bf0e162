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

/** Three kinds of tests: pure functions, the generator on fixture sites, the built site in a browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: WORKERS,
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
          // After the others, which keep every core busy.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
