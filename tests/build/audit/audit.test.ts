import { readFile } from 'node:fs/promises';
import process from 'node:process';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modulesOf } from '../../../ssg/audit/modules.ts';
import { audit, auditedSite, bundleOf, limited, reportOf } from '../../support/audited-site.ts';
import { anyWeight, Fixture } from '../../support/fixture.ts';

describe('an audit', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await Fixture.create(auditedSite);
    await audit(fixture);
  });
  afterAll(() => fixture.remove());

  test('tells what each page is made of, and adds up', async () => {
    const all = await bundleOf(fixture);
    expect(all.pages.map(({ route, file }) => `${route} ${file}`)).toEqual(['/a pages/a.tsx', '/b pages/b.tsx']);
    for (const { bytes, markup, sheet, files: urls } of all.pages) {
      const sum = (shares: readonly { readonly bytes: number }[]) =>
        shares.reduce((total, share) => total + share.bytes, 0);
      expect(sum(markup)).toBe(bytes.html.raw - bytes.css.raw);
      expect(sum(all.sheets[sheet] ?? [])).toBe(bytes.css.raw);
      for (const { url } of urls) {
        expect(sum(all.files[url]?.modules ?? [])).toBe(all.files[url]?.bytes.raw);
        expect(Buffer.byteLength(await fixture.read(url))).toBe(all.files[url]?.bytes.raw);
      }
      const parts = (['html', 'style', 'entry', 'shared', 'font', 'image', 'rules'] as const).map(
        (kind) => bytes[kind].brotli,
      );
      expect(parts.reduce((a, b) => a + b)).toBe(bytes.total.brotli);
    }
    const [a] = all.pages;
    const sources = a ? modulesOf(a, all).map(({ module, kind }) => `${kind} ${module}`) : [];
    expect(sources).toEqual(
      expect.arrayContaining([
        'markup components/card/card.tsx',
        'css components/card/card.scss',
        'script components/counter/names.ts',
        'script components/print/print.client.ts',
        'script node_modules/preact/dist/preact.mjs',
      ]),
    );
  });

  test('tells which imports brought a module in', async () => {
    const chains = (await bundleOf(fixture)).chains['pages/a.tsx'];
    expect(chains?.['components/card/card.scss']).toEqual([
      'pages/a.tsx',
      'components/card/card.tsx',
      'components/card/card.scss',
    ]);
    expect(chains?.['components/counter/names.ts']).toEqual([
      'pages/a.tsx',
      'components/counter/counter.island.tsx',
      'components/counter/names.ts',
    ]);
    expect(chains?.['components/styles.scss']).toEqual(['components/document.tsx', 'components/styles.scss']);
  });

  test('tells which component placed a file, in its markup or its styles', async () => {
    const placed = await Fixture.create({
      ...auditedSite,
      'static/a.webp': 'a'.repeat(99),
      'static/b.webp': 'b'.repeat(99),
      'static/c.webp': 'c'.repeat(99),
      'components/card/card.scss': '.card { background: url("/c.webp"); }',
      'components/card/card.tsx': `
        import './card.scss';
        export const Card = ({ children }) => <div className="card"><img src="/a.webp" srcSet="/b.webp 2x" alt="" />{children}</div>;`,
    });
    await audit(placed);
    const chains = (await bundleOf(placed)).chains['pages/a.tsx'] ?? {};
    const card = ['pages/a.tsx', 'components/card/card.tsx'];
    expect(chains).toMatchObject({
      'a.webp': [...card, 'a.webp'],
      'b.webp': [...card, 'b.webp'],
      'c.webp': [...card, 'components/card/card.scss', 'c.webp'],
    });
    await placed.remove();
  });

  test('names no path of this machine', async () => {
    for (const name of ['bundle.json', 'bundle.html']) {
      expect(await reportOf(fixture, name), name).not.toContain(fixture.root);
      expect(await reportOf(fixture, name), name).not.toContain(process.cwd());
    }
  });

  test('writes the same site as a build, though it marks who rendered what', async () => {
    const audited = await fixture.tree();
    await fixture.build();
    expect(await fixture.tree()).toEqual(audited);
    const modules = (await bundleOf(fixture)).pages[0]?.markup.map(({ module }) => module);
    expect(modules).toEqual(
      expect.arrayContaining([
        'pages/a.tsx',
        'components/card/card.tsx',
        'components/document.tsx',
        'components/counter/counter.island.tsx',
        '(props of islands)',
      ]),
    );
  });

  test('gives the same bytes twice, but for the date, whatever was there before', async () => {
    const undated = async () => (await reportOf(fixture, 'bundle.json')).replace(/"date": ".*"/, '');
    const first = await undated();
    await audit(fixture, anyWeight, { save: true });
    expect(await undated()).toBe(first);
  });

  test('is described by the schema, which would find a mistake', async () => {
    const schema = JSON.parse(await readFile('docs/bundle.schema.json', 'utf8')) as object;
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
    const mistakes = (value: unknown) => (validate(value) ? [] : validate.errors);
    await expect(audit(fixture, limited({ script: 100, html: { limit: 14_000, reserve: 13_990 } }))).rejects.toThrow(
      'Over',
    );
    const written = await bundleOf(fixture);
    expect(written).toMatchObject({ verdict: 'over', failures: [{ file: '/a' }], commit: null });
    expect(mistakes(written)).toEqual([]);
    const { verdict: _, ...without } = written;
    expect(mistakes(without)).not.toEqual([]);
    expect(mistakes({ ...written, pages: [{ ...written.pages[0], requests: '7' }] })).not.toEqual([]);
    expect(mistakes({ ...written, stray: 1 })).not.toEqual([]);
  });

  test('weighs every route of a file with many, and takes one apart', async () => {
    const slugs = Array.from({ length: 9 }, (_, at) => `ort-${at}`);
    await fixture.write(
      'pages/orte/[slug].tsx',
      `export const slugs = ${JSON.stringify(slugs)};
       export const meta = (slug) => ({ title: slug, description: slug, date: '2026-01-01', index: false });
       export default ({ slug }) => <main><h1>{slug}</h1></main>;`,
    );
    await audit(fixture);
    expect((await bundleOf(fixture)).pages.map(({ route }) => route)).toEqual([
      '/a',
      '/b',
      ...slugs.map((slug) => `/orte/${slug}`),
    ]);
    expect((await reportOf(fixture, 'bundle.html')).match(/<details id="page-orte/g)).toHaveLength(1);
  });
});
