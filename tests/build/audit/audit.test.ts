import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../../build.ts';
import type { HistoryEntry } from '../../../ssg/audit/baseline.ts';
import { type Audit, modulesOf } from '../../../ssg/audit/model.ts';
import { untimed } from '../../../ssg/cli.ts';
import type { Budgets } from '../../../ssg/weigh/budgets.ts';
import { buildApart } from '../../support/build-apart.ts';
import { anyWeight, data, type Files, Fixture, page, roomy } from '../../support/fixture.ts';

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
async function audit(
  budgets: Budgets = anyWeight,
  options: { readonly compare?: string; readonly save?: boolean } = {},
): Promise<string> {
  const printed: string[] = [];
  const reports = path.join(fixture.root, 'reports');
  const print = (text: string) => void printed.push(text);
  await build(fixture.site, budgets, {
    out: fixture.out,
    reports,
    release: false,
    audit: { ...options, print, conclude: print },
    time: untimed,
  });
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

  test('gives the same bytes twice, but for the date, whatever was there before', async () => {
    const undated = async () => (await report('bundle.json')).replace(/"date": ".*"/, '');
    await audit();
    const first = await undated();
    await audit(anyWeight, { save: true });
    expect(await undated()).toBe(first);
  });

  test('is described by the schema, which would find a mistake', async () => {
    const schema = JSON.parse(await readFile('docs/bundle.schema.json', 'utf8')) as object;
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
    const mistakes = (value: unknown) => (validate(value) ? [] : validate.errors);
    await expect(audit(limited({ script: 100, html: { limit: 14_000, reserve: 13_990 } }))).rejects.toThrow('Over');
    const written = await bundle();
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
    await audit();
    expect((await bundle()).pages.map(({ route }) => route)).toEqual([
      '/a',
      '/b',
      ...slugs.map((slug) => `/orte/${slug}`),
    ]);
    expect((await report('bundle.html')).match(/<details id="page-orte/g)).toHaveLength(1);
  });

  test('writes the same site as a build, though it marks who rendered what', async () => {
    await fixture.build();
    const built = await fixture.tree();
    await audit();
    expect(await fixture.tree()).toEqual(built);
    const modules = (await bundle()).pages[0]?.markup.map(({ module }) => module);
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

  test('names no path of this machine', async () => {
    await audit();
    for (const name of ['bundle.json', 'bundle.html']) {
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
    expect(await audit(anyWeight, { save: true })).toContain('There is no saved audit to compare with.');
    await grow();
    const printed = await audit();
    expect(printed).toMatch(/^\+\d+ bytes over all pages, 1 grew, 1 as before\.$/m);
    const way = 'pages/a.tsx → components/counter/counter.island.tsx → components/counter/names.ts';
    expect(printed).toMatch(new RegExp(`^  components/counter \\+\\d+, by ${way}$`, 'm'));
    expect(await report('bundle.md')).toContain(way);
    expect(await report('bundle.html')).toContain('Since the saved audit');
  });

  test('compares with the saved one, however often it is run', async () => {
    await audit(anyWeight, { save: true });
    await grow();
    const [first, second] = [await audit(), await audit()];
    expect(first).toMatch(/over all pages, 1 grew, 1 as before/);
    expect(second).toBe(first);
    expect(await audit(anyWeight, { save: true })).toContain('Saved');
    expect(await audit()).toContain('2 as before');
  });

  test('is not saved while a page is over its budget', async () => {
    await audit(anyWeight, { save: true });
    await grow();
    await expect(audit(limited({ script: 100 }), { save: true })).rejects.toThrow('Over budget');
    expect(await audit()).toMatch(/1 grew/);
  });

  test('leaves its figures in the history, once for each commit', async () => {
    const history = async () => JSON.parse(await report('saved/history.json')) as readonly HistoryEntry[];
    await audit(anyWeight, { save: true });
    await grow();
    await audit(anyWeight, { save: true });
    const [before, after] = await history();
    expect(after?.pages['/a']).toBe((await bundle()).pages[0]?.bytes.total.brotli);
    expect(after?.pages['/a']).toBeGreaterThan(before?.pages['/a'] ?? Infinity);
    expect(after?.pages['/b']).toBe(before?.pages['/b']);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: fixture.root });
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'first');
    await audit(anyWeight, { save: true });
    await audit(anyWeight, { save: true });
    expect(await history()).toHaveLength(3);
    expect(await bundle()).toMatchObject({ commit: expect.stringMatching(/^[\da-f]{40}$/), changed: true });
  });

  test('compares with the file that is named', async () => {
    await audit();
    const former = path.join(fixture.root, 'former.json');
    await writeFile(former, await report('bundle.json'));
    await grow();
    await audit(anyWeight, { save: true });
    expect(await audit()).toContain('2 as before');
    expect(await audit(anyWeight, { compare: former })).toContain('1 grew');
  });

  test.each([
    ['is missing', 'no.json', ''],
    ['is none', 'text.json', 'kein JSON'],
    ['has another version', 'old.json', '{ "version": 0 }'],
    ['is no audit', 'weights.json', '{ "version": 1, "pages": {} }'],
  ])('refuses a file that %s', async (_, name, content) => {
    const former = path.join(fixture.root, name);
    if (content) await writeFile(former, content);
    await expect(audit(anyWeight, { compare: former })).rejects.toThrow(name);
  });

  test('takes no notice of an unreadable one of its own', async () => {
    await audit(anyWeight, { save: true });
    await writeFile(path.join(fixture.root, 'reports/saved/bundle.json'), '{');
    expect(await audit()).toContain('There is no saved audit to compare with.');
  });
});

describe('a build that breaks', () => {
  const COMPLETE = ['bundle.json', 'bundle.html'];
  const has = (name: string) => existsSync(path.join(fixture.root, 'reports', name));

  test.each([
    ['whose pages cannot be rendered', 'pages/a.tsx', page('Seite A', '{null.x}'), 'throws while rendering'],
    ['whose data is broken', 'content/index.ts', 'export default {', 'content/index.ts'],
    ['with a dead link', 'pages/a.tsx', page('Seite A', '<h1>A</h1><a href="/weg">weg</a>'), '/weg'],
  ])('%s says so in the comment, and leaves no report and no other saved audit', async (_, file, text, what) => {
    expect(buildApart(fixture, '--save').status).toBe(0);
    for (const name of [...COMPLETE, 'saved/bundle.json']) expect(has(name), name).toBe(true);
    const saved = await report('saved/bundle.json');
    await fixture.write(file, text);
    const { status } = buildApart(fixture, '--save');
    expect(status).toBe(1);
    for (const name of COMPLETE) expect(has(name), name).toBe(false);
    expect(await report('saved/bundle.json')).toBe(saved);
    const comment = await report('bundle.md');
    expect(comment).toMatch(/^<!-- page weights -->\n\n### ❌ The build is broken: nothing was weighed\n/);
    expect(comment).toContain(what);
    expect(comment).not.toMatch(/within|bytes/);
  });

  test('says so even when it is killed', async () => {
    await mkdir(path.join(fixture.root, 'reports'), { recursive: true });
    await fixture.write('reports/bundle.md', 'Every page is within its budget.');
    await fixture.write('content/index.ts', `${data()} process.kill(process.pid, 'SIGKILL');`);
    expect(buildApart(fixture, '--audit').signal).toBe('SIGKILL');
    expect(await report('bundle.md')).toContain('It has not come to its end.');
  });
});

test('a route of many is checked against its budget, and not the three largest alone', async () => {
  const slugs = Array.from({ length: 9 }, (_, at) => `ort-${at}`);
  await fixture.write(
    'pages/orte/[slug].tsx',
    `const noise = (n, seed) => Array.from({ length: n }, (_, at) => ((at + seed) * 48271 * 69621).toString(36)).join(' ');
     export const slugs = ${JSON.stringify(slugs)};
     export const meta = (slug) => ({ title: slug, description: slug, date: '2026-01-01', index: false });
     // The first three are large as stored and small when compressed; the others are the other way round.
     const texts = slugs.map((_, at) => at < 3 ? 'Ein langer Text. '.repeat(800) : noise(300, at * 1000));
     export default ({ slug }) => <main><h1>{slug}</h1><p>{texts[slugs.indexOf(slug)]}</p></main>;`,
  );
  const { problems } = await fixture.build({ release: true, budgets: { ...roomy, '/orte/*': { html: 1200 } } });
  expect(problems.map(({ file }) => file)).toEqual(slugs.slice(3).map((slug) => `/orte/${slug}`));
});

describe('packages', () => {
  const install = (folder: string, version: string, code: string) =>
    Promise.all([
      fixture.write(`node_modules/${folder}/package.json`, JSON.stringify({ name: folder, version, main: 'index.js' })),
      fixture.write(`node_modules/${folder}/index.js`, code),
    ]);
  beforeEach(async () => {
    await install('heavy', '3.1.4', `export const heavy = ${JSON.stringify(SENTENCE.repeat(20))};`);
    await install('small', '1.0.0', `export const small = 'small one';`);
    await install('heavy/node_modules/small', '2.0.0', `export const small = 'small two';`);
    await fixture.write(
      'node_modules/heavy/index.js',
      `import { small } from 'small'; export const heavy = small + ${JSON.stringify(SENTENCE.repeat(20))};`,
    );
    await audit(anyWeight, { save: true });
    await fixture.write(
      'components/print/print.client.ts',
      `import { heavy } from 'heavy'; import { small } from 'small'; document.title = heavy + small;`,
    );
  });

  test('are blamed as a whole, with the imports that lead there; two versions of one are named', async () => {
    const printed = await audit();
    expect(printed).toMatch(
      /^ {2}heavy \+[\d,]+ \(new\), by pages\/a\.tsx → components\/print\/print\.client\.ts → heavy$/m,
    );
    const twice =
      'small is bundled 2 times: 2.0.0 in node_modules/heavy/node_modules/small, 1.0.0 in node_modules/small';
    expect(printed).toContain(twice);
    expect(await report('bundle.md')).toContain(twice.replaceAll('_', '\\_'));
    expect((await bundle()).packages.heavy).toEqual({ 'node_modules/heavy': '3.1.4' });
  });

  test('can be forbidden: each page that loads one is named, with the imports that lead there', async () => {
    const { problems } = await fixture.build({ budgets: { ...anyWeight, '/a': { forbid: ['heavy', 'lodash'] } } });
    expect(problems).toMatchObject([
      { file: '/a', what: expect.stringMatching(/^It loads the package heavy, .* by pages\/a\.tsx → .* → heavy\.$/) },
    ]);
    expect((await fixture.build({ budgets: { ...anyWeight, '/b': { forbid: ['heavy'] } } })).problems).toEqual([]);
    const mistyped = { ...anyWeight, '/a': { forbid: 'heavy' } } as unknown as Budgets;
    expect((await fixture.build({ budgets: mistyped })).problems).toContainEqual(
      expect.objectContaining({ file: 'the budget of /a', what: expect.stringContaining('It limits "forbid"') }),
    );
  });
});

describe('a page over its budget', () => {
  test('is named with kind, excess and the largest modules', async () => {
    const { problems } = await fixture.build({ budgets: limited({ script: 100, html: 14_000 }) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: '/a',
      what: expect.stringMatching(
        /^Over budget: script [\d,]+ bytes in brotli, [\d,]+ more than 100\. Largest in it: preact [\d,]+, .*components\/counter [\d,]+ \(pages\/a\.tsx → components\/counter\/counter\.island\.tsx\)/,
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
    await audit(anyWeight, { save: true });
    await fixture.write('components/card/card.scss', `.card { color: green; --a: "${SENTENCE.repeat(4)}"; }`);
    const { problems } = await fixture.build({ budgets: { ...anyWeight, '/a': { html: 10 } } });
    expect(problems[0]?.what).toMatch(
      /Grown since the saved audit: components\/card \+\d+ \(pages\/a\.tsx → components\/card\/card\.tsx → components\/card\/card\.scss\)/,
    );
    expect(problems[0]?.fix).toContain('the budget of /a ');
  });

  test.each([
    ['requests', { requests: 1 }, /requests \d, \d more than 1\. Largest in it: assets\/preact\.js/],
    ['the whole', { total: 200 }, /the page in all .* Largest in it: preact /],
    ['HTML', { html: 100 }, /HTML with CSS .*: \(markup\) [\d,]+, .*components\/card \d+/],
  ])('is named for %s too', async (_, limits, message) => {
    const { problems } = await fixture.build({ budgets: limited(limits) });
    expect(problems.find(({ file }) => file === '/a')?.what).toMatch(message);
  });

  test('fails an audit as well, which leaves its reports', async () => {
    await expect(audit(limited({ script: 100 }))).rejects.toThrow('Over budget: script');
    expect(await report('bundle.md')).toMatch(/- \/a: script [\d,]+ bytes in brotli, [\d,]+ more than 100\n/);
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
