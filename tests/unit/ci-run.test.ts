import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** `.ci/run` in a folder of its own, with a stand-in for npm. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ci-run-'));
  cpSync('.ci', path.join(folder, '.ci'), { recursive: true });
  mkdirSync(path.join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface TestResult {
  readonly fullName: string;
  readonly status: 'passed' | 'failed';
  readonly failureMessages: readonly string[];
}

interface Outcome {
  readonly status?: number;
  /** What the JSON reporter writes; nothing after a crash. */
  readonly report?: {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
    readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly TestResult[] }[];
  };
}

type Outcomes = Readonly<Record<'ci' | 'test' | 'test:deep', Outcome>>;

/** Runs it with what the scripts of package.json come to. @returns what it prints, and the exit code */
function output(outcomes: Outcomes): readonly [string, number] {
  const cases = Object.entries(outcomes).map(
    ([name, { status = 0, report }]) =>
      `${name}) ${report ? `echo '${JSON.stringify(report)}' > "$file"` : ':'}; exit ${status};;`,
  );
  const script = `#!/bin/sh
    for word; do case "$word" in --outputFile.json=*) file="\${word#*=}";; esac; done
    [ "$1" = run ] && shift
    case "$1" in ${cases.join('\n')} esac`;
  writeFileSync(path.join(folder, 'bin/npm'), script);
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  const { stdout, status } = spawnSync(path.join(folder, '.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH}` },
  });
  return [stdout.trim(), status ?? -1];
}

/** @returns the last line and the exit code */
function run(outcomes: Outcomes): readonly [string | undefined, number] {
  const [text, status] = output(outcomes);
  return [text.split('\n').at(-1), status];
}

const report = (numPassedTests: number, numFailedTests = 0, results: readonly TestResult[] = []): Outcome => ({
  status: numFailedTests > 0 ? 1 : 0,
  report: {
    numPassedTests,
    numFailedTests,
    testResults: results.map((result) => ({ name: 'a.test.ts', assertionResults: [result] })),
  },
});

test('both suites run and are added up', () => {
  expect(run({ ci: {}, test: report(7), 'test:deep': report(5) })).toEqual(['12 passed, 0 failed', 0]);
  expect(run({ ci: {}, test: report(7, 2), 'test:deep': report(5, 1) })).toEqual(['12 passed, 3 failed', 1]);
});

test('a suite that ends without a report has failed, whatever an earlier run has left', () => {
  run({ ci: {}, test: report(7), 'test:deep': report(5) });
  expect(run({ ci: {}, test: { status: 1 }, 'test:deep': report(5) })).toEqual(['5 passed, 1 failed', 1]);
  expect(run({ ci: {}, test: report(7), 'test:deep': { status: 0 } })).toEqual(['7 passed, 1 failed', 1]);
});

test('a file of tests that does not load, and packages that cannot be installed, are failures', () => {
  expect(run({ ci: {}, test: { ...report(7), status: 1 }, 'test:deep': report(5) })).toEqual([
    '12 passed, 1 failed',
    1,
  ]);
  expect(run({ ci: { status: 1 }, test: report(7), 'test:deep': report(5) })).toEqual(['0 passed, 1 failed', 1]);
});

test('the end of the log names tests that failed, and those that passed only when they ran again', () => {
  const failed: TestResult = { fullName: 'the menu opens', status: 'failed', failureMessages: ['no such button'] };
  const again: TestResult = { fullName: 'prices follow', status: 'passed', failureMessages: ['too early'] };
  const calm: TestResult = { fullName: 'a page loads', status: 'passed', failureMessages: [] };
  const [text] = output({ ci: {}, test: report(2, 1, [failed, calm]), 'test:deep': report(1, 0, [again]) });
  expect(text).toContain('FAILED: the menu opens (a.test.ts)\n  no such button');
  expect(text).toContain('PASSED ON THE SECOND TRY: prices follow (a.test.ts)\n  too early');
  expect(text).not.toContain('a page loads');
});
