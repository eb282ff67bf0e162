import { describe, expect, test } from 'vitest';
import { budgets as ownBudgets } from '../../../content/budgets.ts';
import { BUDGET_KINDS, reserveLines, standingOf } from '../../../ssg/weigh/budget-kinds.ts';
import { type Budgets, deadPatterns, spendingOf } from '../../../ssg/weigh/budgets.ts';
import { weightOf } from '../../support/audits.ts';

const limits = {
  html: 100,
  style: 100,
  script: 10,
  font: 100,
  image: 100,
  media: 100,
  total: 500,
  lazy: 100,
  interaction: 100,
  requests: 8,
};
const budgets: Budgets = {
  '/a/b': { script: 50 },
  '/*': limits,
  '/a/*': { script: 30, html: 90 },
};

const patternFor = (route: string, kind: 'script' | 'html' | 'total') =>
  spendingOf(weightOf(route, {}), budgets)[kind].pattern;

describe('a budget', () => {
  test('is that of the most specific pattern that names the kind, wherever it stands', () => {
    expect(patternFor('/c', 'script')).toBe('/*');
    expect(patternFor('/a', 'script')).toBe('/*');
    expect(patternFor('/a/c', 'script')).toBe('/a/*');
    expect(patternFor('/a/b', 'script')).toBe('/a/b');
    expect(patternFor('/a/b', 'html')).toBe('/a/*');
    expect(patternFor('/a/b', 'total')).toBe('/*');
    expect(patternFor('/ab', 'html')).toBe('/*');
  });

  test('of pages with islands holds wherever the page is, unless a pattern names the page or its folder', () => {
    const withIslands: Budgets = { '/*': limits, '/* with islands': { script: 40, html: 95 }, '/a/*': { script: 30 } };
    const limitOf = (route: string, entry: number) => {
      const { script, html, total } = spendingOf(weightOf(route, { entry }), withIslands);
      return [script.limit, html.limit, total.limit];
    };
    expect(limitOf('/c', 4)).toEqual([40, 95, 500]);
    expect(limitOf('/c', 0)).toEqual([10, 100, 500]);
    expect(limitOf('/a/c', 4)).toEqual([30, 95, 500]);
    expect(deadPatterns(withIslands, [{ file: 'pages/a/b.tsx', path: '/a/b' }])).toEqual([]);
  });

  test('is spent in brotli, scripts together, and requests are counted', () => {
    const spent = spendingOf(weightOf('/c', { html: 40, entry: 4, shared: 8 }, 3), budgets);
    expect(spent.html).toEqual({ used: 40, limit: 100, reserve: 0, left: 60, pattern: '/*' });
    expect(spent.script).toMatchObject({ used: 12, left: -2 });
    expect(spent.total).toMatchObject({ used: 52 });
    expect(spent.requests).toMatchObject({ used: 3, left: 5 });
  });

  test('has a reserve, whose last bytes only warn', () => {
    const withReserve: Budgets = { '/*': { ...limits, html: { limit: 100, reserve: 30 } } };
    const at = (html: number) => standingOf(spendingOf(weightOf('/c', { html }), withReserve).html);
    expect([70, 71, 100, 101].map(at)).toEqual(['within', 'reserve', 'reserve', 'over']);
    const pages = [weightOf('/c', { html: 80 }), weightOf('/d', { html: 95 }), weightOf('/e', { html: 20 })];
    expect(reserveLines(pages.map((page) => ({ ...page, budget: spendingOf(page, withReserve) })))).toEqual([
      '/d: HTML with CSS, 5 left of a reserve of 30',
      '/c: HTML with CSS, 20 left of a reserve of 30',
    ]);
  });

  test('of a page that is none is found', () => {
    const files = [
      { file: 'pages/a.tsx', path: '/a' },
      { file: 'pages/jobs/[slug].tsx', path: '/jobs/[slug]' },
    ];
    const patterns: Budgets = { '/*': limits, '/a': {}, '/jobs/berlin': {}, '/jobs/*': {}, '/b': {}, '/a/*': {} };
    expect(deadPatterns(patterns, files)).toEqual(['/b', '/a/*']);
  });
});

test('the budgets of this site hold for every page, kind by kind', () => {
  expect(Object.keys(ownBudgets['/*'])).toEqual([...BUDGET_KINDS]);
});
