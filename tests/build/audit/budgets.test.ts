import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, auditedSite, bundleOf, limited, reportOf, SENTENCE } from '../../support/audited-site.ts';
import { buildApart } from '../../support/build-apart.ts';
import { anyWeight, Fixture, page, roomy } from '../../support/fixture.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await Fixture.create(auditedSite);
});
afterEach(() => fixture.remove());

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

test('a route of many is checked whatever routes of another file weigh', async () => {
  const routes = (name: string, count: number, text: string) => `
     const random = (at) => (Math.sin(at) * 1e4) % 1;
     export const slugs = Array.from({ length: ${count} }, (_, at) => '${name}-' + at);
     export const meta = (slug) => ({ title: slug, description: slug, date: '2026-01-01', index: false });
     export default ({ slug }) => <main><h1>{slug}</h1><p>{${text}}</p></main>;`;
  // Large ones that only a thorough compression brings below their limit; then small ones above theirs.
  const words = `Array.from({ length: 2000 }, (_, at) => ['Ort ', 'Land ', 'Fluss ', 'Berg '][Math.abs(random(at)) * 4 | 0]).join('')`;
  await fixture.write('pages/orte/[slug].tsx', routes('ort', 9, words));
  await fixture.write(
    'pages/wege/[slug].tsx',
    routes('weg', 5, `Array.from({ length: 90 }, (_, at) => random(at)).join(' ')`),
  );
  const budgets = { ...roomy, '/orte/*': { html: 1500 }, '/wege/*': { html: 700 } };
  const { problems } = await fixture.build({ release: true, budgets });
  expect(problems.map(({ file }) => file)).toEqual([0, 1, 2, 3, 4].map((at) => `/wege/weg-${at}`));
});

describe('a page over its budget', () => {
  test('is named with kind, excess and the largest modules', async () => {
    const { problems } = await fixture.build({ budgets: limited({ script: 100, html: 14_000 }) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: '/a',
      what: expect.stringMatching(
        /^Over budget: script [\d,]+ bytes in brotli, [\d,]+ more than 100\. Largest in it, before compression: preact [\d,]+, .*components\/counter [\d,]+ \(pages\/a\.tsx → components\/counter\/counter\.island\.tsx\)/,
      ),
      fix: expect.stringMatching(/add '\/\* with islands': \{ script: \d+ \* 1024 \} to the budgets/),
    });
  });

  test('counts what a script shares with one that it imports later', async () => {
    await fixture.write('components/shared.ts', `export const words = '${SENTENCE.repeat(40)}';`);
    await fixture.write('components/later.ts', `import { words } from './shared.ts'; console.log(words);`);
    await fixture.write(
      'components/now.client.ts',
      `import { words } from './shared.ts';
       document.body.onclick = () => import('./later.ts');
       console.log(words.length);`,
    );
    await fixture.write('pages/a.tsx', page('Seite A', '<h1>A</h1>', `import '../components/now.client.ts';`));
    const { problems } = await fixture.build({ budgets: limited({ script: 10 }) });
    expect(problems).toMatchObject([{ file: '/a', what: expect.stringContaining('components/shared') }]);
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
    await audit(fixture, anyWeight, { save: true });
    await fixture.write('components/card/card.scss', `.card { color: green; --a: "${SENTENCE.repeat(4)}"; }`);
    const { problems } = await fixture.build({ budgets: { ...anyWeight, '/a': { html: 10 } } });
    expect(problems[0]?.what).toMatch(
      /Grown since the saved audit, before compression: components\/card \+\d+ \(pages\/a\.tsx → components\/card\/card\.tsx → components\/card\/card\.scss\)/,
    );
    expect(problems[0]?.fix).toContain('the budget of /a ');
  });

  test.each([
    [
      'requests',
      { requests: 1 },
      /requests \d, \d more than 1\. Largest in it, before compression: assets\/preact\.js/,
    ],
    ['the whole', { total: 200 }, /the page in all .* Largest in it, before compression: preact /],
    ['HTML', { html: 100 }, /HTML with CSS .*: \(markup\) [\d,]+, .*components\/card \d+/],
  ])('is named for %s too', async (_, limits, message) => {
    const { problems } = await fixture.build({ budgets: limited(limits) });
    expect(problems.find(({ file }) => file === '/a')?.what).toMatch(message);
  });

  test('fails an audit as well, which leaves its reports', async () => {
    await expect(audit(fixture, limited({ script: 100 }))).rejects.toThrow('Over budget: script');
    expect(await reportOf(fixture, 'bundle.md')).toMatch(
      /- \/a: script [\d,]+ bytes in brotli, [\d,]+ more than 100\n/,
    );
    expect((await bundleOf(fixture)).pages[0]?.budget.script.left).toBeLessThan(0);
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
