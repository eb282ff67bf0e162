import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BuildCache, hashOf, learn, learned, saveCaches } from '../../ssg/cache.ts';
import { CACHE } from '../../ssg/paths.ts';
import { rasterize } from '../../ssg/render/rasterize.ts';
import { Fixture } from '../support/fixture.ts';

const file = path.join(CACHE, 'test.json');
const open = (limit = 10) => new BuildCache<string>('test', limit);

test('a cache keeps what it was given', () => {
  const cache = open();
  cache.set('a', '1');
  cache.save();
  expect(open().get('a')).toBe('1');
});

test.each(['{"check":"x","entries":{"a":"2"}}', 'kein JSON', ''])(
  'a cache damaged to „%s“ counts as empty',
  async (text) => {
    await writeFile(file, text);
    expect(open().get('a')).toBeUndefined();
  },
);

test('what was not used for longest falls out', () => {
  const cache = open(2);
  for (const key of ['a', 'b', 'c']) cache.set(key, key);
  expect(cache.get('a')).toBe('a');
  cache.set('b', 'neu');
  cache.save();
  expect([open().get('a'), open().get('b'), open().get('c')]).toEqual(['a', 'neu', undefined]);
});

test('what another thread has learned is kept with the rest', () => {
  const cache = open();
  cache.set('hier', '1');
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

test('a picture cut short in the cache is drawn anew', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v${Date.now() % 9}z"/></svg>`;
  const png = await rasterize(svg, 9);
  const cached = path.join(CACHE, 'images', `${hashOf(`9\n${svg}`)}.png`);
  expect((await readFile(cached)).equals(png)).toBe(true);
  await writeFile(cached, png.subarray(0, 30));
  expect((await rasterize(svg, 9)).equals(png)).toBe(true);
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
