import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite } from '../support/copy-site.ts';
import { applyDiff, readmeExamples } from '../support/readme-examples.ts';

const examples = readmeExamples();
const files = examples.map(({ file }) => file);
/** What the examples add, file by file. */
const added = (file: string): string => examples.find((example) => example.file === file)?.text ?? '';

/** A copy of this site with all examples in it. */
let copy: string;
beforeAll(async () => {
  copy = await copySite();
  for (const example of examples) {
    const target = path.join(copy, example.file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, example.isDiff ? applyDiff(readFileSync(target, 'utf8'), example) : example.text);
  }
});
afterAll(() => rm(copy, { recursive: true, force: true }));

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return status === 0 ? '' : stdout + stderr;
}
const read = (name: string): string => readFileSync(path.join(copy, name), 'utf8');

test('the examples of the README are formatted, without a warning', () => {
  expect(files.length).toBeGreaterThan(5);
  expect(run('node_modules/.bin/biome', 'check', '--error-on-warnings', ...files)).toBe('');
});

test('the examples of the README compile', () => {
  expect(run('node_modules/.bin/tsc', '-p', '.')).toBe('');
});

test('the examples of the README build, and do what they say', () => {
  expect(run('node', 'ssg/ts.mjs', 'build.ts')).toBe('');
  const pages = files.flatMap((file) => /^pages\/(.+)\.tsx$/.exec(file)?.[1] ?? []);
  const html = pages.map((page) => read(`dist/${page}.html`)).join('');
  for (const file of files.filter((file) => file.endsWith('.island.tsx'))) {
    expect(html).toContain(`<island-root name="${path.basename(file, '.island.tsx')}"`);
  }
  for (const [, from, to] of added('content/redirects.ts').matchAll(/from: '([^']+)', to: '([^']+)'/g)) {
    expect(read(`dist${from}.html`)).toContain(`url=${to}"`);
  }
  for (const [, id] of added('content/claims.ts').matchAll(/^\+ {2}(\w+): \{$/gm)) {
    expect(html).toContain(`id="fn-${id}"`);
    expect(read('dist/zahlen.html')).toContain(`<li id="${id}"`);
  }
  for (const [, href] of added('content/navigation.ts').matchAll(/href: '([^']+)'/g)) {
    expect(read('dist/agb.html')).toContain(`href="${href}"`);
  }
  for (const [, name = ''] of added('ssg/hosts.ts').matchAll(/^\+ {2}'([^']+)'/gm)) {
    expect(read(`reports/${name}`)).toContain('Permissions-Policy');
  }
});
