import { describe, expect, test } from 'vitest';
import { compareAudits } from '../../../ssg/audit/compare.ts';
import { COMMENT_MARK, compareMarkdown, compareText } from '../../../ssg/audit/compare-text.ts';
import { auditTable, tightest } from '../../../ssg/audit/terminal-tables.ts';
import { auditOf } from '../../support/audits.ts';

const share = (module: string, bytes: number) => ({ module, bytes });

const before = auditOf({
  '/a': { kinds: { html: 1000, entry: 100 }, markup: [share('a/a.tsx', 500), share('b/b.tsx', 300)] },
  '/b': { kinds: { html: 2000 }, markup: [share('b/b.tsx', 300)] },
  '/same': { kinds: { html: 10 } },
  '/old': { kinds: { html: 5 }, markup: [share('old/old.tsx', 20)] },
});
const after = auditOf({
  '/a': { kinds: { html: 1200, entry: 100 }, markup: [share('a/a.tsx', 900), share('b/b.tsx', 250)], requests: 2 },
  '/b': { kinds: { html: 1900 }, markup: [share('b/b.tsx', 250)] },
  '/same': { kinds: { html: 10 } },
  '/new': { kinds: { html: 7, font: 40 } },
});

describe('two audits', () => {
  const comparison = compareAudits(before, after);

  test('are compared page by page, most grown first', () => {
    expect(comparison.pages.map(({ route, status }) => `${route} ${status}`)).toEqual([
      '/a changed',
      '/new added',
      '/old removed',
      '/b changed',
    ]);
    expect(comparison.pages[0]).toMatchObject({
      bytes: {
        total: { before: 1100, after: 1300 },
        html: { before: 1000, after: 1200 },
        entry: { before: 100, after: 100 },
      },
      requests: { before: 1, after: 2 },
      modules: [
        { module: 'a/a.tsx', before: 500, after: 900 },
        { module: 'b/b.tsx', before: 300, after: 250 },
      ],
    });
    expect(comparison.same).toBe(1);
    expect(comparison.total).toEqual({ before: 3115, after: 3257 });
  });

  test('are compared module by module, most changed first', () => {
    expect(comparison.modules).toEqual([
      { module: 'a/a.tsx', before: 500, after: 900, pages: 1 },
      { module: 'b/b.tsx', before: 300, after: 250, pages: 2 },
      { module: 'old/old.tsx', before: 20, after: 0, pages: 1 },
    ]);
  });

  test('are told in the terminal', () => {
    const text = compareText(comparison, 'main.json');
    expect(text).toMatch(
      /^Compared with main\.json: \+142 bytes \(brotli\) over all pages: 1 grew, 1 shrank, 1 new, 1 gone, 1 as before\./,
    );
    expect(text).toMatch(/^\/a {2,}1,300 +\+200 .*\+200 +\+1$/m);
    expect(text).toMatch(/^\/b {2,}1,900 +−100 /m);
    expect(text).toMatch(/^\/new \(new\)/m);
    expect(text).toMatch(/^a\/a\.tsx +500 +900 +\+400 +1$/m);
  });

  test('are told as Markdown for a pull request', () => {
    const markdown = compareMarkdown(comparison, []);
    expect(markdown.startsWith(COMMENT_MARK)).toBe(true);
    expect(markdown).toContain('Every page is within its budget.');
    expect(markdown).toContain('| /a | 1,300 | +200 |');
    expect(markdown).toContain('| b/b.tsx | 300 | 250 | −50 | 2 |');
    // A table needs an empty line before it, also inside of details.
    expect(markdown).toMatch(/\n\n\| page \|/);
    expect(markdown).toMatch(/<\/summary>\n\n\|/);
  });

  test('without a change say so', () => {
    const same = compareAudits(before, before);
    expect([same.pages, same.modules, same.same]).toEqual([[], [], 4]);
    expect(compareText(same, 'x')).toBe('Compared with x: ±0 bytes (brotli) over all pages: 4 as before.');
    expect(compareMarkdown(same, [])).not.toContain('|');
  });
});

test('Markdown names what is over its budget, and says when there is nothing to compare with', () => {
  const markdown = compareMarkdown(undefined, ['/a|b: script 10, 2 over']);
  expect(markdown).toContain('- /a\\|b: script 10, 2 over');
  expect(markdown).toContain('There is no former audit to compare with.');
  expect(markdown).not.toContain('within its budget');
});

test('long lists are cut and say how much is left out', () => {
  const many = auditOf(
    Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`/p${at}`, { kinds: { html: at + 1 } }])),
  );
  const text = compareText(compareAudits(auditOf({}), many), 'x');
  expect(text).toContain('and 15 more pages');
});

test('the least budget left is told in bytes; requests may reach their limit, not pass it', () => {
  const limits = {
    html: 1000,
    style: 9,
    script: 9,
    font: 9,
    image: 9,
    media: 9,
    total: 2000,
    lazy: 9,
    interaction: 9,
    requests: 2,
  };
  const tightestOf = (requests: number) => {
    const [page] = auditOf({ '/a': { kinds: { html: 900 }, requests } }, { '/*': limits }).pages;
    return page && tightest(page);
  };
  expect(tightestOf(2)).toMatchObject({ kind: 'html', left: 100 });
  expect(tightestOf(3)).toMatchObject({ kind: 'requests', left: -1 });
  const table = auditTable(auditOf({ '/a': { kinds: { html: 900 }, requests: 2 } }, { '/*': limits }));
  expect(table).toMatch(/^\/a .* 2,000 +1,100 +html 100 \(10 %\)$/m);
});

test('the table has a row for every page, heaviest first, in three encodings', () => {
  const table = auditTable(after);
  expect([...table.matchAll(/^\/\w+/gm)].map(([route]) => route)).toEqual([
    ...['/b', '/a', '/new', '/same'],
    ...['/b', '/a', '/new', '/same'],
    ...['/b', '/a', '/new', '/same'],
  ]);
  expect(table).toContain('Heaviest: /b 1,900, /a 1,300, /new 47.');
});
