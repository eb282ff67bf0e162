import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Site } from '../../../ssg/contract.ts';
import { type Files, Fixture, page } from '../../support/fixture.ts';

const FONT = 'styles/schrift.woff2';
/** It has German letters, but neither Greek ones nor arrows. */
const REAL = 'styles/fonts/special-gothic.woff2';

/** A site that names its font file. */
async function withFont(files: Files, real = REAL): Promise<Fixture> {
  const fixture = await Fixture.create(files);
  await mkdir(path.join(fixture.root, 'styles'));
  await copyFile(real, path.join(fixture.root, FONT));
  Object.assign(fixture.site, { font: FONT } satisfies Partial<Site>);
  return fixture;
}

const island = `import { useState } from 'react';
  export default function A({ text }) { const [shown] = useState(''); return <p>{shown}</p>; }`;

afterEach(() => {
  vi.doUnmock('fontkit');
});

test.each([
  ['a text', 'Ω', { 'pages/c.tsx': page('C', '<p>Der Ω</p>') }],
  ['a character reference', '→', { 'pages/c.tsx': page('C', '<p>a &rarr; b &amp; c</p>') }],
  ['an ASCII character', '^', { 'pages/c.tsx': page('C', '<p>a ^ b</p>') }],
  ['a character of two code units', '😀', { 'pages/c.tsx': page('C', '<p>😀</p>') }],
  ['a placeholder', 'Ω', { 'pages/c.tsx': page('C', '<input placeholder="Ω" aria-label="x" />') }],
  ['the value of a field', '_', { 'pages/c.tsx': page('C', '<input value="_" readOnly aria-label="x" />') }],
  [
    'what an island may show',
    'Ω',
    {
      'pages/c.tsx': page('C', '<A text="Ω" />', `import A from '../components/a.island.tsx';`),
      'components/a.island.tsx': island,
    },
  ],
])('a character that the font lacks is named: in %s', async (_, character, files) => {
  const fixture = await withFont(files);
  const { problems } = await fixture.build();
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  expect(problems).toEqual([
    {
      file: 'pages/c.tsx',
      what: `The font ${FONT} lacks "${character}" (U+${code}), which /c shows.`,
      fix: expect.stringMatching(/Write another character, draw it as SVG, or add it to the font/),
    },
  ]);
  await fixture.remove();
});

test('every page that shows it is named, and styles that do', async () => {
  const fixture = await withFont({
    'pages/a.tsx': page('Seite A', '<p>Ω</p>'),
    'pages/b.tsx': page('Seite B', '<p>Ω</p>'),
    'components/styles.scss': `p::before { content: "→" / "nach"; } q { quotes: "«" "»"; }`,
  });
  const { problems } = await fixture.build();
  expect(problems.map(({ file, what }) => [file, what.replace(/.* lacks /, '')])).toEqual([
    ['components/styles.scss', '"«" (U+00AB).'],
    ['components/styles.scss', '"»" (U+00BB).'],
    ['components/styles.scss', '"→" (U+2192).'],
    ['pages/a.tsx, pages/b.tsx', '"Ω" (U+03A9), which /a shows.'],
  ]);
  await fixture.remove();
});

test('invisible characters, drawings, code and the head are excused', async () => {
  const fixture = await withFont({
    'pages/a.tsx': page(
      'Seite ^',
      `<p>Inter\u00ADview, E-\u2060Mail,\u00A0\u202F\u2009 Ø{'\\n\\t'}</p>
        <svg aria-hidden="true"><title>Ω</title><text>Ω</text></svg>
        <script type="application/json" dangerouslySetInnerHTML={{ __html: '{"a":"Ω"}' }} />
        <input type="hidden" name="x" value="a_b" />`,
    ),
    'pages/b.tsx': page('Seite B', 'B'),
    'components/styles.scss': `p::before { content: "\\a0\\2013 a"; background: url("data:image/svg+xml,^"); }`,
  });
  expect((await fixture.build()).message).toBe('');
  await fixture.remove();
});

test.each([
  ['is none', { [FONT]: 'keine Schrift' }],
  ['does not exist', {}],
])('a font file that %s is named', async (_, files) => {
  const fixture = await Fixture.create(files);
  Object.assign(fixture.site, { font: FONT } satisfies Partial<Site>);
  const { problems } = await fixture.build();
  expect(problems.map(({ file }) => file)).toEqual([FONT]);
  expect(problems[0]?.what).toMatch(/^This font cannot be read/);
  await fixture.remove();
});

test('fontkit is loaded once for each font, not by the builds after', async () => {
  const fixture = await withFont({ 'pages/c.tsx': page('C', '<p>Ω</p>') });
  expect((await fixture.build()).problems).toHaveLength(1);
  vi.doMock('fontkit', () => ({
    create: () => {
      throw new Error('fontkit is loaded');
    },
  }));
  expect((await fixture.build()).problems[0]?.what).toMatch(/lacks "Ω"/);
  await fixture.write(FONT, 'eine andere');
  expect((await fixture.build()).message).toMatch(/fontkit is loaded/);
  await fixture.remove();
});

test('a character that the font of the preview pictures lacks is named, with the page', async () => {
  const fixture = await Fixture.create({
    'components/preview.tsx': `export default ({ heading, outline }) => (
      <svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><path d={outline(heading, 4).d} /></svg>);`,
    'pages/c.tsx': page('C', '<h1>Der Ω</h1>'),
  });
  const font = 'styles/vorschau.ttf';
  await mkdir(path.join(fixture.root, 'styles'));
  await copyFile('styles/fonts/special-gothic-700-78.ttf', path.join(fixture.root, font));
  Object.assign(fixture.site, { preview: { component: 'components/preview.tsx', font } } satisfies Partial<Site>);
  expect((await fixture.build()).problems).toEqual([
    {
      file: 'pages/c.tsx',
      what: `The font ${font} of the preview pictures lacks "Ω", which that of /c shows.`,
      fix: 'Write another character, or add it to the font.',
    },
  ]);
  await fixture.write('pages/c.tsx', page('C', '<h1>Der Ort</h1>'));
  expect((await fixture.build()).message).toBe('');
  expect((await fixture.tree())['previews/c.png']).toMatch(/^iVBORw0KGgo/);
  await fixture.remove();
});
