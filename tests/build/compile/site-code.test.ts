import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildApart } from '../../support/build-apart.ts';
import { type Files, Fixture, page } from '../../support/fixture.ts';

interface Case {
  readonly name: string;
  readonly files: Files;
  readonly file: RegExp;
  readonly what: RegExp;
}

const inPage = (head: string): Files => ({ 'pages/c.tsx': page('Seite C', '<h1>C</h1>', head) });

const cases: readonly Case[] = [
  {
    name: 'a page that never settles',
    files: inPage('await new Promise(() => {});'),
    file: /^pages\/c\.tsx$/m,
    what: /has not ended after 1 s/,
  },
  {
    name: 'a page that never settles, with something open',
    files: inPage('await new Promise(() => { setInterval(() => {}, 50); });'),
    file: /^pages\/c\.tsx$/m,
    what: /has not ended after 1 s/,
  },
  {
    name: 'data that never settles',
    files: { 'content/index.ts': 'await new Promise(() => {}); export default {};' },
    file: /^content\/index\.ts$/m,
    what: /has not ended after 1 s/,
  },
  {
    name: 'an endpoint that never gives its content',
    files: { 'pages/c.txt.ts': 'export default () => new Promise(() => {});' },
    file: /^pages\/c\.txt\.ts$/m,
    what: /has not ended after 1 s/,
  },
  {
    name: 'a page that ends the process on import',
    files: inPage('process.exit(0);'),
    file: /^pages\/c\.tsx$/m,
    what: /process\.exit\(0\) would end the build \(pages\/c\.tsx:\d+\)/,
  },
  {
    name: 'a page that ends the process while rendering',
    files: { 'pages/c.tsx': page('Seite C', '{process.exit(0)}') },
    file: /^pages\/c\.tsx$/m,
    what: /process\.exit\(0\) would end the build \(pages\/c\.tsx:\d+\)/,
  },
  {
    name: 'an endpoint that ends the process',
    files: { 'pages/c.txt.ts': 'export default () => process.exit();' },
    file: /^pages\/c\.txt\.ts$/m,
    what: /process\.exit\(\) would end the build/,
  },
  {
    name: 'a page that leaves an interval running',
    files: inPage('\nsetInterval(() => {}, 1000);'),
    file: /^pages\/c\.tsx:2$/m,
    what: /leaves a timer running/,
  },
  {
    name: 'an endpoint that leaves a timeout running',
    files: { 'pages/c.txt.ts': 'export default () => {\n  setTimeout(() => {}, 60_000);\n  return "C";\n};' },
    file: /^pages\/c\.txt\.ts:2$/m,
    what: /leaves a timer running/,
  },
  {
    name: 'a page with a rejection that nothing handles',
    files: inPage(`\nPromise.reject(new Error('kaputt'));`),
    file: /^pages\/c\.tsx:2$/m,
    what: /Nothing catches this: Error: kaputt/,
  },
  {
    name: 'a page that throws in a callback',
    files: inPage(`\nqueueMicrotask(() => { throw new Error('kaputt'); });`),
    file: /^pages\/c\.tsx:2$/m,
    what: /Nothing catches this: Error: kaputt/,
  },
];

test.each(cases)('$name is reported, and the process ends', async ({ files, file, what }) => {
  const fixture = await Fixture.create();
  await fixture.build();
  const before = await fixture.tree();
  for (const [name, text] of Object.entries(files)) await fixture.write(name, text ?? '');
  const { status, stderr } = buildApart(fixture);
  expect(status, stderr).toBe(1);
  expect(stderr).toMatch(file);
  expect(stderr).toMatch(what);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(await fixture.tree()).toEqual(before);
  expect(readdirSync(fixture.root).filter((name) => name.startsWith('dist.'))).toEqual([]);
  await fixture.remove();
});

describe('what comes to an end', () => {
  test('is no problem: a page and an endpoint that wait, and timers that are stopped', async () => {
    const fixture = await Fixture.create({
      ...inPage(`
        import { promisify } from 'node:util';
        await promisify(setTimeout)(20);
        clearInterval(setInterval(() => {}, 1000));
        setTimeout(() => {}, 60_000).unref();`),
      'pages/c.txt.ts': `export default () => new Promise((resolve) => { setTimeout(() => resolve('fertig'), 20); });`,
    });
    const { status, stderr } = buildApart(fixture);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(await fixture.read('c.txt')).toBe('fertig');
    await fixture.remove();
  });
});
