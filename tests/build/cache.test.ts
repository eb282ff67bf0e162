import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FileCache, hashOf, learn, learned, Memo, saveCaches } from '../../ssg/cache.ts';
import { CACHE } from '../../ssg/paths.ts';
import type { Bytes } from '../../ssg/weigh/compressed-size.ts';
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

describe('small results', () => {
  const file = path.join(CACHE, 'test.json');
  const open = (limit = 10) => new Memo<string>('test', limit);

  test('are kept', () => {
    const memo = open();
    memo.set('a', '1');
    memo.save();
    expect(open().get('a')).toBe('1');
  });

  test.each(DAMAGES)('count as none when their file is %s', (_, change) => {
    const memo = open();
    memo.set('a', '1');
    memo.save();
    damage(file, change);
    expect(open().get('a')).toBeUndefined();
  });

  test('that were not used for longest fall out', () => {
    const memo = open(2);
    for (const key of ['a', 'b', 'c']) memo.set(key, key);
    expect(memo.get('a')).toBe('a');
    memo.set('b', 'neu');
    memo.save();
    expect([open().get('a'), open().get('b'), open().get('c')]).toEqual(['a', 'neu', undefined]);
  });

  test('that another thread has learned are kept with the rest', () => {
    const memo = open();
    memo.set('hier', '1');
    learn(new Map([['test', new Map([['dort', '2']])]]));
    expect(learned().get('test')).toEqual(
      new Map([
        ['hier', '1'],
        ['dort', '2'],
      ]),
    );
    saveCaches();
    expect([open().get('hier'), open().get('dort')]).toEqual(['1', '2']);
  });
});

describe('files', () => {
  const folder = path.join(CACHE, 'test-files');
  const fileOf = (key: string) => path.join(folder, hashOf(key));
  const open = (limit = 1000) => {
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return new FileCache('test-files', limit);
  };

  test('are kept at once, by what they are made from', () => {
    open().set('a', Buffer.from('1'));
    expect(open().get('a')?.toString()).toBe('1');
    expect(open().get('b')).toBeUndefined();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test.each(DAMAGES)('are not taken when they are %s', (_, change) => {
    open().set('a', Buffer.from('1234'));
    damage(fileOf('a'), change);
    expect(open().get('a')).toBeUndefined();
  });

  test('that were not used for longest are removed when there are too many bytes', () => {
    const cache = open(200);
    for (const key of ['a', 'b', 'c']) cache.set(key, Buffer.alloc(60));
    for (const [at, key] of ['a', 'b', 'c'].entries()) utimesSync(fileOf(key), at, at);
    expect(cache.get('a')).toBeDefined();
    cache.save();
    expect(['a', 'b', 'c'].map((key) => existsSync(fileOf(key)))).toEqual([true, false, true]);
  });
});

test('what a failed build has measured is known to the next one', async () => {
  const script = `console.log(${JSON.stringify(`einmalig ${process.pid} ${performance.now()}`)});`;
  const fixture = await Fixture.create({
    'static/e.js': script,
    'pages/a.tsx': page('Seite A', '<h1>A</h1><a href="/b">zu B</a><script src="/e.js" />'),
  });
  const { problems } = await fixture.build({ budgets: { ...roomy, '/a': { script: 1 } } });
  expect(problems).not.toEqual([]);
  expect(new Memo<Bytes>('bytes', 20_000).get(hashOf(script))?.raw).toBe(script.length);
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
  expect(readdirSync(path.join(cache, 'ssg')).sort()).toEqual(['bytes.json', 'modules', 'styles.json']);
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
