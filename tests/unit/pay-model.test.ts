/** The pay chapter of the role pages: every sum follows from the published ranges and the stated assumptions. */

import { expect, test } from 'vitest';
import { payChapter } from '../../content/guides/rollen/pay-chapter.ts';
import { assumptions, fixedPays, payAt, payTable } from '../../content/guides/rollen/pay-model.ts';
import { hoursCovered, minimumWages, monthlyMinimum } from '../../content/minimum-wage.ts';
import { type RoleId, roleIds, roles } from '../../content/roles.ts';
import { untypeset } from '../../content/typography.ts';

const termsOf = (role: RoleId): string =>
  untypeset([...payChapter.terms[role], ...payChapter.moreTerms[role]].map(({ text }) => text).join(' '));

test.each(roleIds)('the fixed pay of the %s is the published range and its middle', (role) => {
  const { from, to } = roles[role].pay;
  expect(fixedPays(role)).toEqual([from, (from + to) / 2, to]);
});

test.each<[RoleId, number, readonly number[]]>([
  ['closer', 0.6, [5200, 6800, 8400]],
  ['closer', 1, [6000, 8000, 10_000]],
  ['closer', 1.3, [6600, 8900, 11_200]],
  ['setter', 0.6, [3750, 4500, 5250]],
  ['setter', 1, [4250, 5000, 5750]],
  ['setter', 1.3, [4625, 5375, 6125]],
  ['opener', 0.6, [2720, 3470, 4220]],
  ['opener', 1, [3200, 3950, 4700]],
  ['opener', 1.3, [3560, 4310, 5060]],
])('%s at %s of the target', (role, level, pays) => {
  expect(payAt(role, level)).toEqual(pays);
});

test('the rates of closers are the published ends and their middle', () => {
  expect(assumptions.closer.premiums.map((rate) => Math.round(rate * 100))).toEqual([10, 15, 20]);
});

test('the table shows levels, months and the year', () => {
  const { caption, columns, rows } = payTable('closer');
  const lines = rows.map(({ head, cells }) => untypeset([head, ...cells].join(' | ')));
  expect(untypeset(caption)).toContain('Modellrechnung');
  expect(columns.map(untypeset)).toEqual(['4.000 € + 10 %', '5.000 € + 15 %', '6.000 € + 20 %']);
  expect(lines).toEqual([
    '60 % = 12.000 € | 5.200 € | 6.800 € | 8.400 €',
    '100 % = 20.000 € | 6.000 € | 8.000 € | 10.000 €',
    '130 % = 26.000 € | 6.600 € | 8.900 € | 11.200 €',
    'im Jahr bei 100 % | 72.000 € | 96.000 € | 120.000 €',
  ]);
  expect(untypeset(payTable('setter').rows[0]?.head ?? '')).toBe('60 % = 30 Termine');
});

test('the examples add up', () => {
  const closer = termsOf('closer');
  for (const amount of ['3.000 €', '2.400 €', '300 €', '700 €', '22,5 %', '9.350 €', '8.900 €']) {
    expect(closer).toContain(amount);
  }
  expect(termsOf('setter')).toMatch(/75 % statt, also 60\. Davon passen 48\. .* 2\.000 €, je passendem 1\.200 €/);
});

test('the minimum wage in a month of 40 hours a week, and the hours that 2.000 € cover', () => {
  expect(minimumWages.map(({ perHour }) => monthlyMinimum(perHour))).toEqual([2409, 2531]);
  expect(minimumWages.map(({ perHour }) => hoursCovered(2000, perHour))).toEqual([33, 31]);
  expect(termsOf('opener')).toMatch(
    /2026 sind es in Deutschland bei 40 Stunden pro Woche rund 2\.409 € .* 2027 rund 2\.531 €/,
  );
});

test('each model says what is published, what is chosen and what is left out', () => {
  for (const role of roleIds) {
    expect(payChapter.model[role]).toMatch(/Richtwert .* frei gewählt: .* ohne Rückforderung/);
  }
});
