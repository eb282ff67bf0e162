import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { pruneCache, recall, remember, resultFile } from '../../ssg/cache.ts';
import { Fixture, page, roomy } from '../support/fixture.ts';

/** How a file may be damaged: cut short, emptied, changed, replaced. */
const DAMAGES: readonly (readonly [string, (content: Buffer) => Buffer])[] = [
  ['cut short', (content) => content.subarray(0, 29)],
  ['emptied', () => Buffer.alloc(0)],
  ['changed', (content) => Buffer.concat([content, Buffer.from(' ')])],
  ['replaced', () => Buffer.from('[["a","2"]]')],
];

function damage(file: string, change: (content: Buffer) => Buffer): void {
  writeFileSync(file, change(readFileSync(file)));
}

/** Results of this test alone, by a kind of its own; nothing of them stays. */
function keep(...keys: readonly string[]): string[] {
  const files = keys.map((key) => resultFile('test', key));
  onTestFinished(() => {
    for (const file of files) rmSync(file, { force: true });
  });
  for (const key of keys) remember('test', key, key.repeat(60));
  return files;
}

test('a result is kept at once, by its kind and by what it is made from', () => {
  keep('a');
  expect(recall('test', 'a')?.toString()).toBe('a'.repeat(60));
  expect(recall('test', 'b')).toBeUndefined();
  expect(recall('other', 'a')).toBeUndefined();
});

test.each(DAMAGES)('a result is not taken when its file is %s', (_, change) => {
  const [file = ''] = keep('a');
  damage(file, change);
  expect(recall('test', 'a')).toBeUndefined();
});

test('results that were not used for longest are removed when there are too many bytes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = ['a', 'b', 'c'].map((name) => path.join(folder, name));
  for (const file of files) writeFileSync(file, Buffer.alloc(60));
  for (const [at, file] of files.entries()) utimesSync(file, (at + 2) % 3, (at + 2) % 3);
  keep('grown');
  pruneCache(folder, 150);
  expect(files.map((file) => existsSync(file))).toEqual([true, false, true]);
});

test('a build goes through when its cache is gone', () => {
  keep('grown');
  expect(() => pruneCache(path.join(tmpdir(), 'gone'), 150)).not.toThrow();
});

test('a result that is used counts as new', () => {
  const [file = ''] = keep('a');
  utimesSync(file, 1, 1);
  recall('test', 'a');
  expect(statSync(file).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
});

test('what a failed build has measured is known to the next one', async () => {
  const script = `console.log(${JSON.stringify(`einmalig ${process.pid} ${performance.now()}`)});`;
  const fixture = await Fixture.create({
    'static/e.js': script,
    'pages/a.tsx': page('Seite A', '<h1>A</h1><a href="/b">zu B</a><script src="/e.js" />'),
  });
  const { problems } = await fixture.build({ budgets: { ...roomy, '/a': { script: 1 } } });
  expect(problems).not.toEqual([]);
  expect(brotliDecompressSync(recall('br', script) ?? '').toString()).toBe(script);
  await fixture.remove();
});

test('CACHE_DIR names another place, outside of the project too', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const cache = path.join(folder, 'cache');
  const args = ['ssg/ts.mjs', 'tests/bench/build-site.ts', path.join(folder, 'dist'), path.join(folder, 'reports')];
  const env = { ...process.env, CACHE_DIR: cache, BENCH_PAGES: '25', NODE_ENV: '' };
  const { stderr, status } = spawnSync('node', args, { env, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(existsSync(path.join(folder, 'dist/preise.html'))).toBe(true);
  expect(readdirSync(cache).sort()).toEqual(['node_modules', 'ssg', 'ts']);
  expect(readdirSync(path.join(cache, 'ssg')).sort()).toEqual(['modules', 'results']);
});

test('a style is compiled anew when a file that it uses has changed', async () => {
  const fixture = await Fixture.create({
    'components/styles.scss': '@use "colors"; body { color: colors.$ink; }',
    'components/_colors.scss': '$ink: green;',
  });
  await fixture.build();
  expect(await fixture.read('a.html')).toContain('color:green');
  await fixture.write('components/_colors.scss', '$ink: red;');
  await fixture.build();
  expect(await fixture.read('a.html')).toContain('color:red');
  await fixture.remove();
});
