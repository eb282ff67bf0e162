import { describe, expect, test } from 'vitest';
import { compareAudits } from '../../../ssg/audit/compare.ts';
import { auditMarkdown, COMMENT_MARK } from '../../../ssg/audit/markdown.ts';
import { auditText, verdictText } from '../../../ssg/audit/terminal.ts';
import { tightest, verdictOf } from '../../../ssg/audit/verdict.ts';
import type { Budgets } from '../../../ssg/weigh/budgets.ts';
import { auditOf } from '../../support/audits.ts';

const share = (module: string, bytes: number) => ({ module, bytes });
const HEAVY = 'node_modules/heavy/index.js';

const before = auditOf({
  '/a': { kinds: { html: 1000, entry: 100 }, markup: [share('a/a.tsx', 500), share('b/b.tsx', 300)] },
  '/b': { kinds: { html: 2000 }, markup: [share('b/b.tsx', 300)] },
  '/same': { kinds: { html: 10 } },
  '/noise': { kinds: { html: 500 } },
  '/old': { kinds: { html: 5 }, markup: [share('old/old.tsx', 20)] },
});
const after = auditOf(
  {
    '/a': {
      kinds: { html: 1200, entry: 100 },
      markup: [share('a/a.tsx', 510), share(HEAVY, 700), share('node_modules/heavy/b.js', 90), share('b/b.tsx', 250)],
      requests: 2,
    },
    '/b': { kinds: { html: 1900 }, markup: [share('b/b.tsx', 250)] },
    '/same': { kinds: { html: 10 } },
    '/noise': { kinds: { html: 515 } },
    '/new': { kinds: { html: 7, font: 40 } },
  },
  undefined,
  { chains: { 'pages/a.tsx': { [HEAVY]: ['pages/a.tsx', 'a/a.tsx', 'node_modules/heavy/x.js', HEAVY] } } },
);

describe('two audits', () => {
  const comparison = compareAudits(before, after);

  test('are compared page by page, most grown first, and noise is left out', () => {
    expect(comparison.pages.map(({ route, bytes }) => `${route} ${bytes.total.before} ${bytes.total.after}`)).toEqual([
      '/a 1100 1300',
      '/new 0 47',
      '/old 5 0',
      '/b 2000 1900',
    ]);
    expect(comparison.pages[0]).toMatchObject({
      bytes: { total: { before: 1100, after: 1300 }, html: { before: 1000, after: 1200 } },
      requests: { before: 1, after: 2 },
    });
    expect(comparison.same).toBe(2);
    expect(comparison.total).toEqual({ before: 3615, after: 3772 });
  });

  test('blame what changed: a package as a whole, with the imports that lead to it', () => {
    expect(comparison.pages[0]?.causes).toEqual([
      { owner: 'heavy', before: 0, after: 790, chain: ['pages/a.tsx', 'a/a.tsx', 'heavy'] },
      { owner: 'b', before: 300, after: 250, chain: [] },
    ]);
  });

  test('are told in the terminal, in at most 100 columns', () => {
    const wide = { ...after, pages: after.pages.map((page) => ({ ...page, route: page.route.padEnd(150, '/lang') })) };
    for (const audit of [after, wide]) {
      const change = compareAudits(before, audit);
      const text = auditText(audit, change, verdictOf(audit, change));
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    }
    const text = auditText(after, comparison, verdictOf(after, comparison));
    expect(text).toMatch(/^\/a +1,300 +\+200 +\+200 .*\+1$/m);
    expect(text).toMatch(/^\/b +1,900 +−100 /m);
    expect(text).toMatch(/^\/new \(new\)/m);
    expect(text).toMatch(/^\/old \(gone\)/m);
    expect(text).toMatch(/^heavy \+790 \(new\) on 1 page\n {2}pages\/a\.tsx → a\/a\.tsx → heavy$/m);
    // Changes come before the table of all pages.
    expect(text.indexOf('/b  ')).toBeLessThan(text.indexOf('bytes in brotli'));
  });

  test('are told as Markdown for a pull request', () => {
    const markdown = auditMarkdown(verdictOf(after, comparison), comparison);
    expect(markdown.startsWith(COMMENT_MARK)).toBe(true);
    expect(markdown).toContain('**Passes: 5 pages within budget.**');
    expect(markdown).toContain('| /a | 1,300 | +200 | +1 |');
    expect(markdown).toContain('heavy +790 (new), by pages/a.tsx → a/a.tsx → heavy');
    // A table needs an empty line before it, and a list inside of details does too.
    expect(markdown).toMatch(/\n\n\| page \|/);
    expect(markdown).toMatch(/<\/summary>\n\n- /);
  });

  test('without a change say so', () => {
    const same = compareAudits(before, before);
    expect([same.pages, same.same]).toEqual([[], 5]);
    const text = '±0 bytes over all pages since 2026-01-01T00:00:00Z: 5 as before.';
    expect(verdictOf(before, same).lines).toEqual([{ text, role: 'change' }]);
    expect(auditMarkdown(verdictOf(before, same), same)).not.toContain('|');
  });
});

describe('the verdict', () => {
  const limits: Budgets['/*'] = {
    ...{ html: { limit: 1000, reserve: 200 }, style: 9, script: 9, font: 9, image: 9, media: 9 },
    ...{ total: 2000, lazy: 9, interaction: 9, requests: 2 },
  };

  test('says how many pages are over, in the reserve and within, what grew most, by what and through which imports', () => {
    const failures = [{ file: '/a', what: 'Over budget: script 10, 1 more than 9. Largest in it: a.', fix: '' }];
    const audit = auditOf(
      { '/a': { kinds: { html: 300, entry: 10 } }, '/b': { kinds: { html: 900 } }, '/c': { kinds: { html: 30 } } },
      { '/*': limits },
      {
        failures,
        verdict: 'over',
        packages: { twice: { 'node_modules/twice': '1.0.0', 'node_modules/a/node_modules/twice': '2.0.0' } },
      },
    );
    const verdict = verdictOf(audit, compareAudits({ ...before, commit: '0123456789abcdef' }, after));
    expect(verdict.headline).toBe('Fails: 1 page over budget, 1 page in the reserve, 1 page within budget.');
    expect(verdict.lines.map(({ text, role }) => `${role}: ${text}`)).toEqual([
      'over: /a: script 10, 1 more than 9',
      'change: +157 bytes over all pages since commit 0123456789: 1 grew, 1 shrank, 1 new, 1 gone, 2 as before.',
      'change: Grew most: /a +200, from 1,100 to 1,300 bytes in brotli; before compression:',
      'cause: heavy +790 (new), by pages/a.tsx → a/a.tsx → heavy',
      'reserve: twice is bundled 2 times: 1.0.0 in node_modules/twice, 2.0.0 in node_modules/a/node_modules/twice',
      'reserve: /b: HTML with CSS, 100 left of a reserve of 200',
    ]);
    expect(verdictText(verdict).split('\n')[0]).toBe(verdict.headline);
    expect(auditMarkdown(verdict, undefined)).toContain('### ❌');
  });

  test('names the least budget left; requests may reach their limit, not pass it, and so may a limit of nothing', () => {
    const tightestOf = (requests: number, kinds = { html: 900 }) => {
      const [page] = auditOf({ '/a': { kinds, requests } }, { '/*': { ...limits, lazy: 0 } }).pages;
      return page && tightest(page);
    };
    expect(tightestOf(2)).toMatchObject({ kind: 'html', left: 100 });
    expect(tightestOf(3)).toMatchObject({ kind: 'requests', left: -1 });
  });
});

test('long lists are cut and say how much is left out', () => {
  const many = auditOf(
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/p${at}`, { kinds: { html: at + 100 } }])),
  );
  const comparison = compareAudits(auditOf({}), many);
  expect(auditText(many, comparison, verdictOf(many, comparison))).toContain('\nand 20 more\n');
});

test('the table has a row for every page, heaviest first', () => {
  const table = auditText(after, undefined, verdictOf(after, undefined));
  expect([...table.matchAll(/^\/\w+/gm)].map(([route]) => route)).toEqual(['/b', '/a', '/noise', '/new', '/same']);
});
