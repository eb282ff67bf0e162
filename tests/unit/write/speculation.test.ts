import { expect, test } from 'vitest';
import data from '../../../content/index.ts';
import type { SiteData } from '../../../ssg/contract.ts';
import { speculationRules } from '../../../ssg/write/speculation.ts';

interface Rules {
  readonly prefetch: readonly {
    readonly where: {
      readonly and: readonly [
        { readonly href_matches: string },
        { readonly not: { readonly href_matches: readonly string[] } },
      ];
    };
    readonly eagerness: string;
  }[];
}

const rulesOf = (changes: Partial<SiteData>) => speculationRules({ ...data, ...changes });

/** Whether a link to the path is fetched ahead; the rules use of URL patterns only what `*` can say. */
function isFetched(rules: string, path: string): boolean {
  const [rule] = (JSON.parse(rules) as Rules).prefetch;
  const [only, { not }] = rule?.where.and ?? [{ href_matches: '' }, { not: { href_matches: [] } }];
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replace(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path);
  return matches(only.href_matches) && !not.href_matches.some(matches);
}

test.each(['', '/projekt'])('below %j own pages are fetched ahead, but no files and none of the exceptions', (base) => {
  const rules = rulesOf({ basePath: base });
  for (const path of ['/unternehmen', '/talente/vergleich', '/impressum']) {
    expect(isFetched(rules, base + path), path).toBe(true);
  }
  const exceptions = [
    '/',
    '/formular',
    '/formular?plan=x',
    '/interviewfragen/interview-60-minuten.ics',
    '/llms.txt',
    '/preise',
  ];
  for (const path of exceptions) expect(isFetched(rules, base + path), path).toBe(false);
});

test('below a path of the host, the pages of its neighbours are left alone', () => {
  const rules = rulesOf({ basePath: '/projekt' });
  for (const path of ['/unternehmen', '/', '/projekt-zwei/a']) expect(isFetched(rules, path), path).toBe(false);
});

test('a page is fetched when the pointer rests on its link, not before', () => {
  const rules = JSON.parse(rulesOf({})) as Rules;
  expect(rules.prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  expect(Object.keys(rules)).toEqual(['prefetch']); // to prerender a page would count as a visit
});

test('a site without exceptions has those of its redirects and files alone', () => {
  const { prefetch: _, ...without } = data;
  const rules = speculationRules(without);
  expect(isFetched(rules, '/formular')).toBe(true);
  for (const { from } of data.redirects) expect(isFetched(rules, from), from).toBe(false);
});
