import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FootnoteScope, Claim as ShownClaim } from '../../components/shell/footnote-mark/footnote-mark.tsx';
import { Footnotes } from '../../components/shell/footnotes/footnotes.tsx';
import { type Claim, claimProblems, claims } from '../../content/claims.ts';
import { type Plan, planProblems, plans } from '../../content/plans.ts';

test('the register is complete', () => {
  expect(claimProblems(claims)).toEqual([]);
});

test.each(['kind', 'asOf', 'definition', 'basis', 'label'] as const)(
  'a claim without %s is refused by name',
  (field) => {
    const claim: Partial<Claim> = { ...claims['erster-kontakt'], [field]: undefined };
    expect(claimProblems({ neu: claim })).toEqual([expect.stringContaining('neu')]);
  },
);

test.each(['gestern', '2025-13', '2025-1'])('a claim of the date %s is refused', (asOf) => {
  expect(claimProblems({ neu: { ...claims.verbleib, asOf } })).toHaveLength(1);
});

test('a claim may leave its date to the owner only while its method is open', () => {
  expect(claimProblems({ neu: { ...claims.verbleib, asOf: null } })).toEqual([]);
  expect(claimProblems({ neu: { ...claims.datenpunkte, asOf: null } })).toHaveLength(1);
});

test('figures without method, period and sample stand on /zahlen alone', () => {
  const open = Object.values(claims).filter(({ isOpen }) => isOpen);
  expect(open.map(({ value }) => value.replace('\u00A0', ' '))).toEqual(['85 %', '60 %', '85 %', '4,8/5']);
  for (const { pages, asOf } of open) expect([pages, asOf]).toEqual([[], null]);
});

test('the numbers of profiles and jobs are kept, and not displayed', () => {
  expect(claims['profile-gesamt']).toMatchObject({ value: '3.284', display: false });
  expect(claims['jobs-gesamt']).toMatchObject({ value: '1.248', display: false });
});

test('a page that a claim does not name cannot show it', () => {
  const show = (route: string) =>
    renderToString(
      <FootnoteScope route={route}>
        <ShownClaim id="unternehmen" />
      </FootnoteScope>,
    );
  expect(show('/talente')).toContain('href="#fn-unternehmen"');
  expect(() => show('/agb')).toThrow(
    '/agb shows the claim "unternehmen": add \'/agb\' to its `pages` in content/claims.ts.',
  );
});

test('a claim below the footnotes of its page is refused', () => {
  const show = (...claimsAfter: ReactNode[]) =>
    renderToString(
      <FootnoteScope route="/talente">
        <ShownClaim id="unternehmen" />
        <Footnotes />
        {claimsAfter}
      </FootnoteScope>,
    );
  // One that has its footnote already may be shown again, and a second list is left out.
  expect(show(<ShownClaim key="0" id="unternehmen" />, <Footnotes key="1" />).split('<h2')).toHaveLength(2);
  expect(() => show(<ShownClaim key="0" id="profil-60-sekunden" />)).toThrow(/below its footnotes/);
});

test('the plans are sound', () => {
  expect(planProblems()).toEqual([]);
});

test.each<[string, Partial<Plan>, RegExp]>([
  ['an unknown key', { keys: { yearly: 'scale_yearly', '28days': 'starter_28days' } }, /unknown key "scale_yearly"/],
  ['no price', { prices: { yearly: { amount: 0 }, '28days': { amount: 1 } } }, /no price for "yearly"/],
  [
    'a list price below its price',
    { prices: { yearly: { amount: 9, list: 8 }, '28days': { amount: 9 } } },
    /list price/,
  ],
])('a plan with %s is refused', (_, change, sentence) => {
  expect(planProblems([{ ...plans.starter, ...change }])).toEqual([expect.stringMatching(sentence)]);
});

test('a key used twice is refused', () => {
  expect(planProblems([plans.starter, plans.starter]).join()).toMatch(/"starter_yearly" is used twice/);
});
