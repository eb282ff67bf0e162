import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../build.ts';
import { untimed } from '../../../ssg/cli.ts';
import { Fixture, page, roomy } from '../../support/fixture.ts';

const LONG = 'Ein Satz, der sich wiederholt. '.repeat(40);

let fixture: Fixture;
beforeAll(async () => {
  fixture = await Fixture.create({
    'pages/a.tsx': page('Seite A', `<h1>A</h1><p>${LONG}</p>`),
    'pages/b.tsx': page('Seite B', '<h1>B</h1>'),
    'static/lang.txt': LONG,
    'static/kurz.txt': 'a',
    'static/daten.json': JSON.stringify(LONG),
    'static/termin.ics': LONG,
    'static/bild.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${LONG}</title></svg>`,
    'static/bild.png': LONG,
    'static/bild.avif': LONG,
    'static/bild.webp': LONG,
    'static/schrift.woff2': LONG,
  });
  await compressed(fixture.out);
});
afterAll(() => fixture.remove());

async function compressed(out: string): Promise<void> {
  const reports = path.join(fixture.root, 'reports');
  await build(fixture.site, roomy, { out, reports, release: false, compress: true, time: untimed });
}

const bytes = (name: string): Promise<Buffer> => readFile(path.join(fixture.out, name));

test('every compressed file gives back the one next to it, and is smaller', async () => {
  const names = Object.keys(await fixture.tree()).filter((name) => /\.(?:br|gz)$/.test(name));
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) {
    const [packed, original] = await Promise.all([bytes(name), bytes(name.replace(/\.(?:br|gz)$/, ''))]);
    const unpacked = name.endsWith('.br') ? brotliDecompressSync(packed) : gunzipSync(packed);
    expect(unpacked.equals(original), name).toBe(true);
    expect(packed.length, name).toBeLessThan(original.length);
  }
});

test('texts have both forms; small ones, pictures and fonts have none', async () => {
  const names = new Set(Object.keys(await fixture.tree()));
  for (const name of ['a.html', 'a/index.html', 'lang.txt', 'daten.json', 'termin.ics', 'bild.svg', 'sitemap.xml']) {
    expect(names.has(`${name}.br`) && names.has(`${name}.gz`), name).toBe(true);
  }
  for (const name of ['kurz.txt', 'bild.png', 'bild.avif', 'bild.webp', 'schrift.woff2', '_headers']) {
    expect(names.has(name), name).toBe(true);
    expect(names.has(`${name}.br`) || names.has(`${name}.gz`), name).toBe(false);
  }
});

test('a second build gives the same bytes', async () => {
  const again = `${fixture.out}-again`;
  await compressed(again);
  expect(await fixture.tree(again)).toEqual(await fixture.tree());
});

test('without the option there is none', async () => {
  await fixture.build({ out: `${fixture.out}-plain` });
  const names = Object.keys(await fixture.tree(`${fixture.out}-plain`));
  expect(names).toContain('a.html');
  expect(names.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});
