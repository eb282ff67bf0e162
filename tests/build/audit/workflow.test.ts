import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Fixture, page } from '../../support/fixture.ts';
import { isJobRun, type JobRun, runJob, scriptOf } from '../../support/workflow-run.ts';

/** The jobs of CI that audit and comment, step by step, on a fixture site. */

const REPOSITORY = 'owner/site';
const push = { repository: REPOSITORY, event_name: 'push', sha: 'b'.repeat(40), event: { before: 'a'.repeat(40) } };
const pullRequest = (from = REPOSITORY) => ({
  ...push,
  event_name: 'pull_request',
  event: { pull_request: { base: { sha: 'a'.repeat(40) }, head: { repo: { full_name: from } } } },
});

let fixture: Fixture;
let bin: string;
beforeEach(async () => {
  fixture = await Fixture.create();
  bin = await mkdtemp(path.join(fixture.root, 'bin-'));
  const site = JSON.stringify({ ...fixture.site, timeLimit: 1 });
  const npm = `#!/bin/sh
    [ "$1" = ci ] && exit 0
    shift 2
    [ "$1" = -- ] && shift
    cd '${process.cwd()}' && FIXTURE='${site}' NODE_ENV=production exec node ssg/ts.mjs tests/support/build-fixture.ts --audit --out '${fixture.out}' "$@"`;
  await writeFile(path.join(bin, 'npm'), npm, { mode: 0o755 });
});
afterEach(() => fixture.remove());

const audit = (github: object): JobRun => runJob('audit', fixture.root, bin, { github });
const actionsOf = ({ actions }: JobRun): string[] => actions.map(({ uses }) => uses);
const isCommented = (run: JobRun, github: object) => isJobRun('comment', { github, needs: { audit: run } });

const SAVE = 'actions/cache/save';
const UPLOAD = 'actions/upload-artifact';

describe('a complete audit', () => {
  test('on main is saved where the next run looks for it', () => {
    const run = audit(push);
    expect(run.failed).toBe(false);
    expect(actionsOf(run)).toEqual(expect.arrayContaining([UPLOAD, SAVE]));
    const inputs = (name: string) => run.actions.find(({ uses }) => uses === name)?.with;
    expect(inputs(SAVE)).toEqual({ path: 'reports/saved', key: `audit-${push.sha}` });
    expect(inputs('actions/cache/restore')).toEqual({
      path: 'reports/saved',
      key: `audit-${push.event.before}`,
      'restore-keys': 'audit-',
    });
    expect(isCommented(run, push)).toBe(false);
  });

  test('of a pull request is commented and not saved; that of a fork stands in the summary', () => {
    const run = audit(pullRequest());
    expect(actionsOf(run)).toContain(UPLOAD);
    expect(actionsOf(run)).not.toContain(SAVE);
    expect(run.summary).toContain('What the pages weigh');
    expect(isCommented(run, pullRequest())).toBe(true);
    expect(isCommented(run, pullRequest('fork/site'))).toBe(false);
  });

  test('with a page over its budget fails, is commented, and is not saved', async () => {
    const noise = Array.from({ length: 3000 }, (_, at) => ((at + 1) * 48_271 * 69_621).toString(36)).join(' ');
    await fixture.write('pages/a.tsx', page('Seite A', `<h1>A</h1><a href="/b">zu B</a><p>${noise}</p>`));
    const run = audit(pullRequest());
    expect(run.failed).toBe(true);
    expect(run.summary).toContain('1 page over budget');
    expect(isCommented(run, pullRequest())).toBe(true);
    expect(actionsOf(audit(push))).not.toContain(SAVE);
  });
});

test('a build that breaks neither posts nor saves; the summary says why', async () => {
  await fixture.write('pages/a.tsx', page('Seite A', '{null.x}'));
  for (const github of [push, pullRequest()]) {
    const run = audit(github);
    expect(run.failed).toBe(true);
    expect(actionsOf(run).filter((uses) => uses === SAVE || uses === UPLOAD)).toEqual([]);
    expect(isCommented(run, github)).toBe(false);
    expect(run.summary).toContain('The build stopped');
    expect(run.summary).not.toContain('within');
    await rm(path.join(fixture.root, '.github-summary'));
  }
});

test('the comment is written once, and then replaced', async () => {
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const run = new AsyncFunction('github', 'context', 'require', scriptOf('comment'));
  const posted: { id: number; user: { type: string }; body: string }[] = [];
  const issues = {
    listComments: null,
    createComment: ({ body }: { body: string }) => posted.push({ id: posted.length, user: { type: 'Bot' }, body }),
    updateComment: ({ comment_id, body }: { comment_id: number; body: string }) =>
      Object.assign(posted[comment_id] ?? {}, { body }),
  };
  const github = { rest: { issues }, paginate: () => posted };
  const context = { repo: { owner: 'owner', repo: 'site' }, issue: { number: 1 } };
  await mkdir(path.join(fixture.root, 'audit'));
  for (const text of ['first', 'second']) {
    const files = { readFile: async () => `<!-- page weights -->\n${text}` };
    await run(github, context, () => files);
  }
  expect(posted.map(({ body }) => body)).toEqual(['<!-- page weights -->\nsecond']);
});
