import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate, parseInputs, ranges, toQuery } from '../../content/calculator.ts';
import { readTyped, snap } from '../../content/input-range.ts';
import { type Plan, plans, yearlySaving } from '../../content/plans.ts';

/** Euros as whole cents: sums of these are exact. */
const cents = (euros: number): number => Math.round(euros * 100);

const steps = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.integer({ min: 0, max: (max - min) / step }).map((count) => min + count * step);

const inputs = fc.record({ salary: steps(ranges.salary), hires: steps(ranges.hires) });
const range = fc.constantFrom(ranges.salary, ranges.hires);
/** Doubles as they come: NaN, both infinities, −0 and the smallest ones among them; often near the limits. */
const anyNumber = fc.oneof(
  fc.double(),
  fc.double({ min: -1e6, max: 1e6 }),
  fc.constantFrom(-0, Number.NaN, Infinity, -Infinity),
);

const isAllowed = (value: number, { min, max, step }: { min: number; max: number; step: number }): boolean =>
  value >= min && value <= max && (value - min) % step === 0;

describe('the savings calculator', () => {
  // The formulas of spec §9 once more, in whole cents and without a fraction before the last division.
  test('gives what the formulas give, to the cent, for every salary and number of hires', () => {
    fc.assert(
      fc.property(inputs, ({ salary, hires }) => {
        const headhunter = salary * hires * 20;
        const product = 24999 * 12;
        const result = calculate({ salary, hires });
        expect(Object.fromEntries(Object.entries(result).map(([id, amount]) => [id, cents(amount)]))).toEqual({
          jobBoards: 2000 * 100 * hires,
          socialAds: 3500 * 100 * hires,
          headhunter,
          product,
          savings: headhunter - product,
          daysSaved: 38 * 100 * hires,
          extraRevenue: Math.round((38 * hires * salary * 15) / (30 * 12)),
          productThirteenPeriods: 24999 * 13,
        });
        for (const amount of Object.values(result)) expect(cents(amount) / 100).toBe(amount);
      }),
      // There are 340 inputs (17 salaries × 20 hires): so many runs leave none out.
      { numRuns: 5000 },
    );
  });

  test('never saves less with one hire more, or with a higher salary', () => {
    fc.assert(
      fc.property(inputs, inputs, (one, other) => {
        const less = { salary: Math.min(one.salary, other.salary), hires: Math.min(one.hires, other.hires) };
        expect(calculate(less).savings).toBeLessThanOrEqual(calculate(one).savings);
      }),
    );
  });

  test('takes any number at all to the nearest value of the slider', () => {
    fc.assert(
      fc.property(anyNumber, range, (value, limits) => {
        const snapped = snap(value, limits);
        expect(isAllowed(snapped, limits)).toBe(true);
        if (value >= limits.min && value <= limits.max) {
          expect(Math.abs(snapped - value)).toBeLessThanOrEqual(limits.step / 2);
        }
        expect(snap(snapped, limits)).toBe(snapped);
      }),
      { numRuns: 2000 },
    );
  });

  test('takes anything typed into a number field as an allowed value or as nothing', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(typed, range, (text, limits) => {
        const value = readTyped(text, limits);
        expect(value === undefined || isAllowed(value, limits)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('reads any address without an error, and writes one that reads the same', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      anyNumber.map(String),
      fc.constantFrom('<script>', '%E0%A4%A', '0x10', '1e9', '6e4', '60.000'),
    );
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(value, value).map(([salary, hires]) => `?gehalt=${salary}&einstellungen=${hires}`),
    );
    fc.assert(
      fc.property(query, (search) => {
        const read = parseInputs(search);
        expect(isAllowed(read.salary, ranges.salary)).toBe(true);
        expect(isAllowed(read.hires, ranges.hires)).toBe(true);
        expect(parseInputs(toQuery(read))).toEqual(read);
        expect(toQuery(parseInputs(toQuery(read)))).toBe(toQuery(read));
      }),
      { numRuns: 2000 },
    );
  });

  test('carries every reachable calculation in its address', () => {
    fc.assert(
      fc.property(inputs, (set) => {
        expect(parseInputs(toQuery(set))).toEqual(set);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the yearly saving', () => {
  test.each(Object.values(plans))('of $name is the difference of its prices, 13 times', (plan) => {
    const { yearly, '28days': monthly } = plan.prices;
    expect(cents(yearlySaving(plan))).toBe((cents(monthly.amount) - cents(yearly.amount)) * 13);
  });

  test('is exact to the cent for any two prices', () => {
    const price = fc.integer({ min: 1, max: 10_000_00 });
    fc.assert(
      fc.property(price, price, (monthly, yearly) => {
        const plan: Plan = {
          ...plans.starter,
          prices: { '28days': { amount: monthly / 100 }, yearly: { amount: yearly / 100 } },
        };
        expect(yearlySaving(plan)).toBe(((monthly - yearly) * 13) / 100);
      }),
    );
  });
});
