/** The pay calculator of /talente: its addresses, its sums over the whole range, and what its texts may say. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type InputRange, readTyped } from '../../content/input-range.ts';
import { type PayCases, type PayState, parsePay, payCases, toPayQuery } from '../../content/pay.ts';
import { roleIds, roles } from '../../content/roles.ts';
import {
  type PayRole,
  payDisclaimer,
  payIntro,
  payNoScript,
  payRoles,
  payTexts,
} from '../../content/talent/pay-texts.ts';

const roleOf = (id: string): PayRole => {
  const role = payRoles.find((candidate) => candidate.id === id);
  if (!role) throw new Error(`payRoles has no ${id}.`);
  return role;
};
const plain = (text: string): string => text.replace(/[\u00A0\u2060\u00AD]/g, (mark) => (mark === '\u00A0' ? ' ' : ''));
const formulas = (cases: PayCases): string[] =>
  cases.map(({ formula, month, year }) => plain(`${formula} = ${month}, ${year}`));

const steps = ({ min, max, step }: InputRange) =>
  fc.integer({ min: 0, max: (max - min) / step }).map((count) => min + count * step);
/** Every state that the sliders can reach. */
const states: fc.Arbitrary<PayState<PayRole>> = fc
  .constantFrom(...payRoles)
  .chain((role) => fc.tuple(...role.inputs.map(steps)).map((values) => ({ role, values })));
const isAllowed = ({ role, values }: PayState): boolean =>
  values.length === role.inputs.length &&
  role.inputs.every(({ min, max, step }, at) => {
    const value = values[at] ?? Number.NaN;
    return value >= min && value <= max && (value - min) % step === 0;
  });

describe('the ranges', () => {
  test('are the published ones', () => {
    const limits = payRoles.map(({ id, inputs: [{ min, max }] }) => [id, min, max]);
    expect(limits).toEqual(roleIds.map((id) => [id, roles[id].pay.from, roles[id].pay.to]));
    expect(limits).toEqual([
      ['opener', 2000, 3500],
      ['setter', 3000, 4500],
      ['closer', 4000, 6000],
    ]);
  });

  test('know a commission of 10 to 20 % for closers, and none for the others', () => {
    const [, rate, volume] = roleOf('closer').inputs;
    expect(rate).toMatchObject({ name: 'provision', min: 10, max: 20, step: 1 });
    expect(volume).toMatchObject({ name: 'umsatz', min: 0, max: 100_000, step: 1000 });
    for (const id of ['opener', 'setter']) expect(roleOf(id).inputs).toHaveLength(1);
  });

  test('start with values that their sliders can take', () => {
    for (const role of payRoles) expect(isAllowed({ role, values: role.inputs.map(({ start }) => start) })).toBe(true);
  });

  test.each([
    ['umsatz', '20', 20_000],
    ['umsatz', '20.000', 20_000],
    ['umsatz', '0', 0],
    ['umsatz', '35499', 35_000],
    ['umsatz', '1.000.000', 100_000],
    ['umsatz', '35 499,50', 35_000],
    ['fixum', '5', 5000],
    ['fixum', '4.75', 4750],
    ['fixum', '5024', 5000],
    ['provision', '15', 15],
    ['provision', '99', 20],
  ])('take %s typed as %s for %s', (name, text, value) => {
    const input = roleOf('closer').inputs.find((candidate) => candidate.name === name);
    expect(input && readTyped(text, input)).toBe(value);
  });
});

describe('the address', () => {
  test.each([
    ['', '?rolle=closer&fixum=5000&provision=15&umsatz=20000'],
    ['?rolle=closer&fixum=4400&provision=12&umsatz=35000', '?rolle=closer&fixum=4400&provision=12&umsatz=35000'],
    ['?rolle=opener', '?rolle=opener&fixum=2750'],
    ['?rolle=setter&fixum=3000&provision=20&umsatz=9', '?rolle=setter&fixum=3000'],
    ['?fixum=999999&provision=99&umsatz=1e9', '?rolle=closer&fixum=6000&provision=20&umsatz=100000'],
    ['?fixum=-1&provision=-1&umsatz=-1', '?rolle=closer&fixum=4000&provision=10&umsatz=0'],
    ['?fixum=5024&provision=14.5&umsatz=20500', '?rolle=closer&fixum=5000&provision=15&umsatz=21000'],
    ['?rolle=Closer&fixum=NaN&provision=Infinity&umsatz=', '?rolle=closer&fixum=5000&provision=20&umsatz=20000'],
    ['?rolle=constructor&fixum=abc', '?rolle=closer&fixum=5000&provision=15&umsatz=20000'],
    ['?rolle=__proto__&rolle=setter', '?rolle=closer&fixum=5000&provision=15&umsatz=20000'],
    ['?rolle=setter&rolle=closer&fixum=4000&fixum=3000', '?rolle=setter&fixum=4000'],
    ['?rolle=%E0%A4%A&fixum=<script>', '?rolle=closer&fixum=5000&provision=15&umsatz=20000'],
  ])('%s is read as %s', (search, query) => {
    expect(toPayQuery(parsePay(search, payRoles))).toBe(query);
  });

  test('carries every state that can be set', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parsePay(toPayQuery(state), payRoles)).toEqual(state);
      }),
      { numRuns: 1000 },
    );
  });

  test('gives an allowed state whatever is in it', () => {
    const word = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.double().map(String),
      fc.constantFrom(...roleIds, '<script>', '%E0%A4%A', '0x10', '6e3', '5.000', 'toString'),
    );
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(word, word, word, word)
        .map(([role, fixed, rate, volume]) => `?rolle=${role}&fixum=${fixed}&provision=${rate}&umsatz=${volume}`),
    );
    fc.assert(
      fc.property(query, (search) => {
        const state = parsePay(search, payRoles);
        expect(isAllowed(state)).toBe(true);
        expect(parsePay(toPayQuery(state), payRoles)).toEqual(state);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the sums', () => {
  test('of the closer to start with', () => {
    expect(formulas(payCases(parsePay('', payRoles)))).toEqual([
      '4.000 € + 10 % × 20.000 € = 6000, 72000',
      '5.000 € + 10 % × 20.000 € = 7000, 84000',
      '5.000 € + 15 % × 20.000 € = 8000, 96000',
      '5.000 € + 20 % × 20.000 € = 9000, 108000',
      '6.000 € + 20 % × 20.000 € = 10000, 120000',
    ]);
  });

  test('of a setter: fixed pay alone', () => {
    const [least, , chosen, , most] = formulas(payCases(parsePay('?rolle=setter&fixum=4100', payRoles)));
    expect([least, chosen, most]).toEqual(['3.000 € = 3000, 36000', '4.100 € = 4100, 49200', '4.500 € = 4500, 54000']);
  });

  // The same once more in whole percent of a cent, so that nothing is rounded on the way.
  test('are fixed pay plus the share of the volume, in whole euros, 12 times a year', () => {
    fc.assert(
      fc.property(states, ({ role, values }) => {
        const [fixed = 0, rate = 0, volume = 0] = values;
        const [from, , chosen, , to] = payCases({ role, values });
        expect(chosen.month * 100).toBe(fixed * 100 + rate * volume);
        const [pay, rates] = role.inputs;
        expect(from.month * 100).toBe(pay.min * 100 + (rates?.min ?? 0) * volume);
        expect(to.month * 100).toBe(pay.max * 100 + (rates?.max ?? 0) * volume);
        for (const { month, year } of payCases({ role, values })) {
          expect(Number.isInteger(month)).toBe(true);
          expect(year).toBe(month * 12);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('never fall from one case to the next, and the choice stays between the ends', () => {
    fc.assert(
      fc.property(states, (state) => {
        const months = payCases(state).map(({ month }) => month);
        expect(months).toEqual([...months].sort((a, b) => a - b));
        expect(months.at(-1)).toBeGreaterThan(months[0] ?? 0);
      }),
    );
  });

  test('show a formula that comes to its result', () => {
    const amount = (text = ''): number => Number(text.replace(/\D/g, ''));
    fc.assert(
      fc.property(states, (state) => {
        for (const { formula, month } of payCases(state)) {
          const [fixed, rate, volume] = plain(formula).split(/[+×]/);
          expect(amount(fixed) + (amount(rate) * amount(volume)) / 100).toBe(month);
        }
      }),
    );
  });
});

describe('the texts', () => {
  const said = plain(
    JSON.stringify([
      payIntro,
      payTexts,
      payRoles.map(({ unit, note, span }) => [unit, note, span]),
      payNoScript,
      payDisclaimer,
    ]),
  );

  test('promise nothing, and say what kind of figure it is', () => {
    expect(payDisclaimer).toMatch(/^Modellrechnung, keine Zusage\./);
    expect(payRoles.map(({ unit }) => plain(unit))).toEqual([
      'brutto, Richtwert',
      'brutto, Richtwert',
      'brutto, bei angenommenem Umsatz',
    ]);
    expect(said).not.toMatch(/garantier|sicher|versprochen|!/i);
  });

  test('name the missing figure where no commission is published', () => {
    expect(roleOf('opener').note).toBe('Plus Provision, einen Richtwert dafür gibt es nicht');
    expect(roleOf('setter').note).toBe('Provision je nach Vertrag');
    expect(plain(roleOf('closer').note)).toContain('10–20 % Provision');
  });

  test('call the volume an assumption', () => {
    expect(roleOf('closer').inputs[2]?.label).toContain('Annahme');
  });

  test('say without script which example is reckoned', () => {
    expect(plain(payNoScript)).toContain('Closer mit 5.000 € Fixum und 15 % von 20.000 € Umsatz');
  });

  test('address the reader as du', () => {
    expect(said).not.toMatch(/(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u);
    expect(said).toMatch(/(?<!\p{L})dein/iu);
  });
});
