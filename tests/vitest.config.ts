import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
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

/** Files of a project share a worker, and what they import: half the time of most files is the start of both. */
const project = (name: string, options: UserWorkspaceConfig['test']): UserWorkspaceConfig => ({
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], isolate: false, ...options },
});

/** A project that opens the built site. */
const browserProject = (name: string, groupOrder: number, ...setups: string[]): UserWorkspaceConfig =>
  project(name, {
    globalSetup: ['tests/support/serve-site.ts', ...setups],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A group starts after the one before it, which keeps every core busy.
    sequence: { groupOrder },
  });

/**
 * Two suites of tests. `npm test` runs pure functions, the generator on fixture sites, and what the built site does in
 * a browser. `npm run test:deep` runs the matrices: every route in every width, scheme, state, engine and host.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: WORKERS,
    projects: [
      project('unit', { testTimeout: 30_000 }),
      project('build', { testTimeout: 60_000, hookTimeout: 60_000 }),
      browserProject('browser', 1),
      browserProject('deep', 2),
      browserProject('webkit', 3, 'tests/support/start-webkit.ts'),
    ],
  },
});
