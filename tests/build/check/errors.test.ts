import { describe, expect, test } from 'vitest';
import type { Budgets } from '../../../ssg/weigh/budgets.ts';
import { data, Fixture, page, roomy } from '../../support/fixture.ts';
import { contentMistakes } from './content-mistakes.ts';
import { islandMistakes } from './island-mistakes.ts';
import { mistakes } from './mistakes.ts';
import { redirectMistakes } from './redirect-mistakes.ts';

describe('the build names file and cause', () => {
  test.each([...mistakes, ...contentMistakes, ...islandMistakes, ...redirectMistakes])(
    '$name',
    async ({ files, file, what, release = false }) => {
      const fixture = await Fixture.create(files);
      const { problems, message } = await fixture.build({ release });
      const found = problems.find((problem) => what.test(problem.what));
      expect(found, message || 'the build went through').toBeDefined();
      if (file instanceof RegExp) expect(found?.file).toMatch(file);
      else expect(found?.file).toBe(file);
      expect(found?.fix).not.toBe('');
      expect(message).not.toMatch(/\n\s+at /); // no bare stack trace
      await fixture.remove();
    },
  );
});

describe('a failing build', () => {
  test('says everything that is wrong at once', async () => {
    const fixture = await Fixture.create({
      'pages/a.tsx': 'export default () => <p>',
      'pages/b.tsx': page('B'.repeat(70), '<a href="/weg">weg</a>'),
      'pages/c.tsx': page('C', `{(() => { throw new Error('kaputt'); })()}`),
      'content/index.ts': data({ redirects: `[{ from: '/x', to: '/nirgends' }]` }),
    });
    const { message } = await fixture.build();
    for (const part of [/pages\/a\.tsx:1/, /70 characters/, /\/weg is dead/, /kaputt/, /\/nirgends/]) {
      expect(message).toMatch(part);
    }
    await fixture.remove();
  });

  test('still checks content and redirects when the document is broken', async () => {
    const fixture = await Fixture.create({
      'components/styles.scss': 'body { color: ; }',
      'content/index.ts': data({ redirects: `[{ from: '/x', to: '/nirgends' }]` }),
    });
    const { message } = await fixture.build();
    expect(message).toMatch(/styles\.scss:1/);
    expect(message).toMatch(/\/nirgends/);
    expect(message).not.toMatch(/data module/);
    await fixture.remove();
  });

  test('refuses to replace a folder that is not its own', async () => {
    const fixture = await Fixture.create({ 'mine/brief.txt': 'wichtig' });
    for (const out of [fixture.root, `${fixture.root}/content`, `${fixture.root}/mine`]) {
      const { problems } = await fixture.build({ out });
      expect(problems, out).toHaveLength(1);
      expect(problems[0]?.file).toBe(out);
    }
    expect(Object.keys(await fixture.tree(fixture.root))).toEqual(
      expect.arrayContaining(['mine/brief.txt', 'content/index.ts', 'pages/a.tsx']),
    );
    await fixture.remove();
  });

  test('does not call a link to a broken page dead', async () => {
    const fixture = await Fixture.create({ 'pages/a.tsx': 'export default () => <p>' });
    const { problems } = await fixture.build();
    expect(problems.map(({ what }) => what)).toEqual([expect.stringMatching(/Unexpected end of file/)]);
    await fixture.remove();
  });

  test('leaves the old site and nothing else behind', async () => {
    const fixture = await Fixture.create();
    await fixture.build();
    const before = await fixture.tree();
    await fixture.write('pages/a.tsx', page('Seite A', '<a href="/weg">weg</a>'));
    expect((await fixture.build()).problems).toHaveLength(1);
    expect(await fixture.tree()).toEqual(before);
    expect(Object.keys(await fixture.tree(fixture.root)).filter((file) => /^dist\./.test(file))).toEqual([]);
    await fixture.remove();
  });

  test('names the page and the excess when a budget is broken', async () => {
    const fixture = await Fixture.create();
    const { problems } = await fixture.build({ budgets: { ...roomy, '/*': { ...roomy['/*'], html: 10 } } });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatchObject({
      file: '/a',
      what: expect.stringMatching(/HTML with CSS \d+ bytes in brotli, \d+ more than 10/),
    });
    await fixture.remove();
  });

  test.each([
    ['an unknown kind', '/a', { skript: 1 }, /It limits "skript", which is not one of html, style/],
    ['NaN', '/a', { html: Number.NaN }, /Its limit of "html" is NaN/],
    ['a string', '/a', { html: '14 KB' }, /Its limit of "html" is "14 KB"/],
    ['a negative number', '/*', { ...roomy['/*'], script: -1 }, /Its limit of "script" is -1/],
    ['a reserve beyond its limit', '/a', { html: { limit: 9, reserve: 10 } }, /Its limit of "html" is \{"limit":9,/],
    ['a kind without a limit', '/*', { html: 14_000 }, /It has no limit of "style"/],
  ])('names a budget with %s', async (_, pattern, limits, what) => {
    const fixture = await Fixture.create();
    const budgets = { ...roomy, [pattern]: limits } as unknown as Budgets;
    const { problems } = await fixture.build({ budgets });
    const wrong = problems.filter(({ file }) => file === `the budget of ${pattern}`);
    expect(wrong.map((problem) => problem.what)).toContainEqual(expect.stringMatching(what));
    await fixture.remove();
  });

  test('keeps an open slot for a release', async () => {
    const fixture = await Fixture.create({
      'content/index.ts': data({ slots: `[{ id: 'phone', label: 'Telefon', required: true }]` }),
    });
    expect((await fixture.build()).problems).toEqual([]);
    await fixture.remove();
  });
});
