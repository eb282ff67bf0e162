import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../../build.ts';
import { type Audit, moduleBytesOf } from '../../../ssg/audit/model.ts';
import { untimed } from '../../../ssg/cli.ts';
import type { Budgets } from '../../../ssg/weigh/budgets.ts';
import { buildApart } from '../../support/build-apart.ts';
import { anyWeight, type Files, Fixture, page, roomy } from '../../support/fixture.ts';

const SENTENCE = 'Ein Satz über Vertrieb, der Platz braucht. ';

/** A page with a component, an island and a script of its own, and one without. */
const files: Files = {
  'components/card/card.scss': '.card { color: green; } .card__text { margin: 0; }',
  'components/card/card.tsx': `
    import './card.scss';
    export const Card = ({ children }) => <div className="card"><p className="card__text">{children}</p></div>;`,
  'components/counter/names.ts': `export const names = ['Opener', 'Setter', 'Closer'];`,
  'components/counter/counter.island.tsx': `
    import { useState } from 'react';
    import { names } from './names.ts';
    export default function Counter() {
      const [at, setAt] = useState(0);
      return <button type="button" onClick={() => setAt(at + 1)}>{names[at % 3]}</button>;
    }`,
  'components/print/print.client.ts': `document.querySelector('h1')?.addEventListener('click', () => print());`,
  'pages/a.tsx': page(
    'Seite A',
    '<h1>A</h1><Card>Zwölf Öfen</Card><Counter /><a href="/b">zu B</a>',
    `import { Card } from '../components/card/card.tsx';
     import Counter from '../components/counter/counter.island.tsx';
     import '../components/print/print.client.ts';`,
  ),
};

let fixture: Fixture;
beforeEach(async () => {
  fixture = await Fixture.create(files);
});
afterEach(() => fixture.remove());

const report = (name: string): Promise<string> => readFile(path.join(fixture.root, 'reports', name), 'utf8');
const bundle = async (): Promise<Audit> => JSON.parse(await report('bundle.json')) as Audit;

/** Audits the fixture. @returns what was printed */
async function audit(budgets: Budgets = anyWeight, compare?: string): Promise<string> {
  const printed: string[] = [];
  const reports = path.join(fixture.root, 'reports');
  const options = { compare, print: (text: string) => void printed.push(text) };
  await build(fixture.site, budgets, { out: fixture.out, reports, release: false, audit: options, time: untimed });
  return printed.join('\n');
}

const limited = (limits: Partial<Budgets['/*']>): Budgets => ({ '/*': { ...roomy['/*'], ...limits } });

describe('an audit', () => {
  test('tells what each page is made of, and adds up', async () => {
    await audit();
    const all = await bundle();
    expect(all.pages.map(({ route, file }) => `${route} ${file}`)).toEqual(['/a pages/a.tsx', '/b pages/b.tsx']);
    for (const { bytes, markup, sheet, files: urls } of all.pages) {
      const sum = (shares: readonly { readonly bytes: number }[]) =>
        shares.reduce((total, share) => total + share.bytes, 0);
      expect(sum(markup)).toBe(bytes.html.raw - bytes.css.raw);
      expect(sum(all.sheets[sheet] ?? [])).toBe(bytes.css.raw);
      for (const url of urls) {
        expect(sum(all.files[url]?.modules ?? [])).toBe(all.files[url]?.bytes.raw);
        expect(Buffer.byteLength(await fixture.read(url))).toBe(all.files[url]?.bytes.raw);
      }
      const parts = (['html', 'style', 'entry', 'shared', 'font', 'image', 'rules'] as const).map(
        (kind) => bytes[kind].brotli,
      );
      expect(parts.reduce((a, b) => a + b)).toBe(bytes.total.brotli);
    }
    const [a] = all.pages;
    const sources = a ? moduleBytesOf(a, all).map(({ module, kind }) => `${kind} ${module}`) : [];
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
    await audit();
    const chains = (await bundle()).chains['pages/a.tsx'];
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

  test('describes every field in the documentation', async () => {
    await audit();
    const docs = await readFile('docs/audit.md', 'utf8');
    const { files: loaded, sheets, chains, ...rest } = await bundle();
    expect([sheets, chains].map((map) => Object.keys(map).length)).not.toContain(0);
    const names = new Set(['files', 'sheets', 'chains']);
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      else if (value && typeof value === 'object') {
        for (const [name, inner] of Object.entries(value)) {
          names.add(name);
          collect(inner);
        }
      }
    };
    collect([rest, Object.values(loaded)]);
    for (const name of names) expect(docs, name).toMatch(new RegExp(`[\`{ ]${name}[\`, ]`));
  });

  test('gives the same bytes twice, whatever was there before', async () => {
    await audit();
    const first = await report('bundle.json');
    await audit();
    expect(await report('bundle.json')).toBe(first);
  });

  test('weighs every route of a file with many, and takes one apart', async () => {
    const slugs = Array.from({ length: 9 }, (_, at) => `ort-${at}`);
    await fixture.write(
      'pages/orte/[slug].tsx',
      `export const slugs = ${JSON.stringify(slugs)};
       export const meta = (slug) => ({ title: slug, description: slug, date: '2026-01-01', index: false });
       export default ({ slug }) => <main><h1>{slug}</h1></main>;`,
    );
    await audit();
    expect((await bundle()).pages.map(({ route }) => route)).toEqual([
      '/a',
      '/b',
      ...slugs.map((slug) => `/orte/${slug}`),
    ]);
    expect((await report('bundle.html')).match(/<h3 id="page-orte/g)).toHaveLength(1);
  });

  test('leaves what esbuild’s own analyzer reads, without a path of this machine', async () => {
    await audit();
    const metafile = await report('metafile.json');
    expect(Object.keys(JSON.parse(metafile).outputs)).toContainEqual(
      expect.stringMatching(/^assets\/counter-\w+\.js$/),
    );
    for (const name of ['bundle.json', 'bundle.html', 'metafile.json']) {
      expect(await report(name), name).not.toContain(fixture.root);
      expect(await report(name), name).not.toContain(process.cwd());
    }
  });
});

describe('a second audit', () => {
  const grow = () =>
    fixture.write(
      'components/counter/names.ts',
      `export const names = ['Opener', 'Setter', 'Closer', ${JSON.stringify(SENTENCE.repeat(3))}];`,
    );

  test('names the pages that grew and the modules that made them grow', async () => {
    expect(await audit()).not.toContain('Compared with');
    await grow();
    const printed = await audit();
    expect(printed).toMatch(
      /Compared with the last audit: \+\d+ bytes \(brotli\) over all pages: 1 grew, 1 as before\./,
    );
    expect(printed).toMatch(/^components\/counter\/names\.ts +\d+ +\d+ +\+\d+ +1$/m);
    expect(await report('bundle.md')).toMatch(/^\| components\/counter\/names\.ts \| \d+ \| \d+ \| \+\d+ \| 1 \|$/m);
    expect(await report('bundle.html')).toContain('Since the former audit');
  });

  test('compares with the file that is named', async () => {
    await audit();
    const former = path.join(fixture.root, 'former.json');
    await writeFile(former, await report('bundle.json'));
    await grow();
    await audit();
    expect(await audit(anyWeight, former)).toMatch(/Compared with .*former\.json: \+\d+ bytes/);
  });

  test.each([
    ['is missing', 'no.json', ''],
    ['is none', 'text.json', 'kein JSON'],
    ['has another version', 'old.json', '{ "version": 0 }'],
    ['is no audit', 'weights.json', '{ "version": 1, "pages": {} }'],
  ])('refuses a file that %s', async (_, name, content) => {
    const former = path.join(fixture.root, name);
    if (content) await writeFile(former, content);
    await expect(audit(anyWeight, former)).rejects.toThrow(name);
  });

  test('compares with one that did not yet count a kind of bytes', async () => {
    await audit();
    const former = path.join(fixture.root, 'former.json');
    await writeFile(former, (await report('bundle.json')).replace(/"image": \{[^}]*\},/g, ''));
    expect(await audit(anyWeight, former)).toMatch(/Compared with .*former\.json: [±+][\d,]+ bytes .* 2 as before\./);
  });

  test('takes no notice of an unreadable one of its own', async () => {
    await audit();
    await writeFile(path.join(fixture.root, 'reports/bundle.json'), '{');
    expect(await audit()).not.toContain('Compared with');
  });
});

describe('a page over its budget', () => {
  test('is named with kind, excess and the largest modules', async () => {
    const { problems } = await fixture.build({ budgets: limited({ script: 100, html: 14_000 }) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: '/a',
      what: expect.stringMatching(
        /^Over budget: script [\d,]+ bytes in brotli, [\d,]+ more than 100\. Largest in it \(bytes before compression\): node_modules\/preact\/dist\/preact\.mjs [\d,]+, /,
      ),
      fix: expect.stringMatching(/add '\/\* with islands': \{ script: \d+ \* 1024 \} to the budgets/),
    });
  });

  test('has the limit of pages with islands where it holds one, and the other where it loads a script alone', async () => {
    const problems = async (limit: number) =>
      (await fixture.build({ budgets: { ...limited({ script: 10 }), '/* with islands': { script: limit } } })).problems;
    const over = (pattern: string) => [
      { file: '/a', fix: expect.stringContaining(`raise \`script\` in the budget of ${pattern} on purpose`) },
    ];
    expect(await problems(9_000)).toEqual([]);
    expect(await problems(20)).toMatchObject(over('/* with islands'));
    await fixture.write('pages/a.tsx', page('Seite A', '<h1>A</h1>', `import '../components/print/print.client.ts';`));
    expect(await problems(9_000)).toMatchObject(over('/*'));
  });

  test('is named with what grew since the last audit', async () => {
    await audit();
    await fixture.write('components/card/card.scss', `.card { color: green; --a: "${SENTENCE.repeat(4)}"; }`);
    const { problems } = await fixture.build({ budgets: { ...anyWeight, '/a': { html: 10 } } });
    expect(problems[0]?.what).toMatch(/Grown since the last audit .*: components\/card\/card\.scss \+\d+/);
    expect(problems[0]?.fix).toContain('the budget of /a ');
  });

  test.each([
    ['requests', { requests: 1 }, /requests \d, \d more than 1\. Largest in it \(bytes\): assets\/preact\.js/],
    ['the whole', { total: 200 }, /the page in all .* Largest in it \(bytes\): assets\/preact\.js/],
    ['HTML', { html: 100 }, /HTML with CSS .*: \(head\) \d+, .*components\/card\/card\.tsx \d+/],
  ])('is named for %s too', async (_, limits, message) => {
    const { problems } = await fixture.build({ budgets: limited(limits) });
    expect(problems.find(({ file }) => file === '/a')?.what).toMatch(message);
  });

  test('fails an audit as well, which leaves its reports', async () => {
    await expect(audit(limited({ script: 100 }))).rejects.toThrow('Over budget: script');
    expect(await report('bundle.md')).toMatch(/- \/a: script [\d,]+, [\d,]+ over/);
    expect((await bundle()).pages[0]?.budget.script.left).toBeLessThan(0);
  });

  test('ends the command with exit code 1', async () => {
    const noise = Array.from({ length: 800 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex')).join(' ');
    await fixture.write('pages/a.tsx', page('Seite A', `<h1>A</h1><a href="/b">zu B</a><p>${noise}</p>`));
    const { status, stderr } = buildApart(fixture);
    expect(stderr).toMatch(/^The build stopped at 1 problem:\n\n\/a\n {2}Over budget: HTML/);
    expect(status).toBe(1);
  });

  test('must exist: a pattern without a page is a problem', async () => {
    const { problems } = await fixture.build({ budgets: { ...roomy, '/weg': { html: 1 } } });
    expect(problems).toEqual([expect.objectContaining({ file: 'the budget of /weg', what: 'There is no such page.' })]);
  });
});
