import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditedSite, reportOf } from '../../support/audited-site.ts';
import { buildApart } from '../../support/build-apart.ts';
import { data, Fixture, page } from '../../support/fixture.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await Fixture.create(auditedSite);
});
afterEach(() => fixture.remove());

describe('a build that breaks', () => {
  const COMPLETE = ['bundle.json', 'bundle.html'];
  const has = (name: string) => existsSync(path.join(fixture.root, 'reports', name));

  test.each([
    ['whose pages cannot be rendered', 'pages/a.tsx', page('Seite A', '{null.x}'), 'throws while rendering'],
    ['whose data is broken', 'content/index.ts', 'export default {', 'content/index.ts'],
    ['with a dead link', 'pages/a.tsx', page('Seite A', '<h1>A</h1><a href="/weg">weg</a>'), '/weg'],
  ])('%s says so in the comment, and leaves no report and no other saved audit', async (_, file, text, what) => {
    expect(buildApart(fixture, '--save').status).toBe(0);
    for (const name of [...COMPLETE, 'saved/bundle.json']) expect(has(name), name).toBe(true);
    const saved = await reportOf(fixture, 'saved/bundle.json');
    await fixture.write(file, text);
    const { status } = buildApart(fixture, '--save');
    expect(status).toBe(1);
    for (const name of COMPLETE) expect(has(name), name).toBe(false);
    expect(await reportOf(fixture, 'saved/bundle.json')).toBe(saved);
    const comment = await reportOf(fixture, 'bundle.md');
    expect(comment).toMatch(/^<!-- page weights -->\n\n### ❌ The build stopped: nothing was weighed\n/);
    expect(comment).toContain(what);
    expect(comment).not.toMatch(/within|bytes/);
  });

  test('says so even when it is killed', async () => {
    await mkdir(path.join(fixture.root, 'reports'), { recursive: true });
    await fixture.write('reports/bundle.md', 'Every page is within its budget.');
    await fixture.write('content/index.ts', `${data()} process.kill(process.pid, 'SIGKILL');`);
    expect(buildApart(fixture, '--audit').signal).toBe('SIGKILL');
    expect(await reportOf(fixture, 'bundle.md')).toContain('It has not come to its end.');
  });
});
