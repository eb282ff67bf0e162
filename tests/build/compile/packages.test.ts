import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fixture, page } from '../../support/fixture.ts';

/** `node_modules` as other set-ups have it: in a folder above the project, behind a symlink, or not to be written. */

/** The generator, and what `build.ts` and the command for fixture sites import. */
const PARTS = [
  'ssg',
  'build.ts',
  'package.json',
  'content',
  'tests/support/build-fixture.ts',
  'tests/support/fixture.ts',
];
const PACKAGES = path.resolve('node_modules');

let folder: string;
let fixture: Fixture;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packages-'));
  fixture = await Fixture.create({
    'pages/c.tsx': page('Seite C', '<Counter />', `import Counter from '../components/counter.island.tsx';`),
    'components/counter.island.tsx': `
      import { useState } from 'react';
      export default function Counter() {
        const [count, setCount] = useState(0);
        return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
      }`,
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await fixture.remove();
});

/** Builds the site in a project of its own, with an audit. @param arrange gives the project its packages */
function buildCopy(name: string, arrange: (project: string) => void) {
  const project = path.join(folder, name, 'app');
  for (const part of PARTS) cpSync(part, path.join(project, part), { recursive: true });
  const root = path.join(project, 'site');
  cpSync(fixture.root, root, { recursive: true });
  arrange(project);
  const FIXTURE = JSON.stringify({ ...fixture.site, root });
  const env = { ...process.env, NODE_ENV: 'production', CACHE_DIR: '', FIXTURE };
  const args = ['ssg/ts.mjs', 'tests/support/build-fixture.ts', '--audit', '--out', path.join(root, 'dist')];
  const { status, stderr } = spawnSync('node', args, { cwd: project, encoding: 'utf8', env });
  expect(status, stderr).toBe(0);
  const files = (parent: string) => {
    const entries = readdirSync(path.join(root, parent), { recursive: true, withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    return new Map(names.map((file) => [path.relative(project, file), readFileSync(file, 'latin1')]));
  };
  return { stderr, site: files('dist'), reports: files('reports') };
}

/** Each package by a symlink of its own, next to a cache of the copy's own. */
function linkEach(project: string): void {
  mkdirSync(path.join(project, 'node_modules'));
  for (const name of readdirSync(PACKAGES).filter((name) => name !== '.cache')) {
    symlinkSync(path.join(PACKAGES, name), path.join(project, 'node_modules', name));
  }
}

test('the site has the same bytes wherever its packages lie, and no report leads out of the project', () => {
  const layouts = {
    own: linkEach,
    above: (project: string) => symlinkSync(PACKAGES, path.join(project, '../node_modules')),
    linked: (project: string) => symlinkSync(PACKAGES, path.join(project, 'node_modules')),
    // The folder of the cache cannot be made.
    fixed: (project: string) => {
      linkEach(project);
      writeFileSync(path.join(project, 'node_modules/.cache'), '');
    },
  };
  const [own, ...others] = Object.entries(layouts).map(([name, arrange]) => buildCopy(name, arrange));
  expect([...(own?.site.keys() ?? [])].join()).toMatch(/preact-\w+\.js/);
  for (const { site, reports } of others) {
    expect([...site.keys()].sort()).toEqual([...(own?.site.keys() ?? [])].sort());
    expect([...site].filter(([file, text]) => own?.site.get(file) !== text)).toEqual([]);
    for (const [file, text] of reports) expect(text.match(/"[^"]*\.\.\/[^"]*node_modules[^"]*"/), file).toBeNull();
  }
  expect(others.map(({ stderr }) => stderr)).toEqual([
    '',
    '',
    expect.stringMatching(/node_modules\/\.cache cannot be written \(\w+\): nothing is kept for the next run/),
  ]);
});
