import { expect, test } from 'vitest';
import {
  calculate,
  DAYS_SAVED_PER_HIRE,
  defaultInputs,
  hiresText,
  parseInputs,
  ranges,
  salaryText,
  toQuery,
  workings,
} from '../../content/calculator.ts';
import { snap } from '../../content/input-range.ts';

test('the defaults give the figures of the specification', () => {
  expect(defaultInputs).toEqual({ salary: 60000, hires: 3 });
  expect(calculate(defaultInputs)).toEqual({
    jobBoards: 6000,
    socialAds: 10500,
    headhunter: 36000,
    product: 2999.88,
    savings: 33000.12,
    daysSaved: 114,
    extraRevenue: 2850,
    productThirteenPeriods: 3249.87,
  });
});

test('the sliders have the specified limits, steps and defaults', () => {
  expect(ranges).toEqual({
    salary: { min: 40000, max: 120000, step: 5000, start: 60000 },
    hires: { min: 1, max: 20, step: 1, start: 3 },
  });
});

test('the smallest and the largest input', () => {
  expect(calculate({ salary: 40000, hires: 1 })).toMatchObject({
    headhunter: 8000,
    savings: 5000.12,
    daysSaved: 38,
    extraRevenue: 633.33,
  });
  expect(calculate({ salary: 120000, hires: 20 })).toMatchObject({
    jobBoards: 40000,
    socialAds: 70000,
    headhunter: 480000,
    savings: 477000.12,
    daysSaved: 760,
    extraRevenue: 38000,
  });
});

test('job boards are cheaper for one hire in a full year, the product from the second on, as the comparison says', () => {
  const costs = [1, 2].map((hires) => calculate({ ...defaultInputs, hires }));
  const cheapest = ({ jobBoards, socialAds, headhunter, productThirteenPeriods }: (typeof costs)[number]) =>
    Math.min(jobBoards, socialAds, headhunter, productThirteenPeriods);
  expect(costs.map((cost) => cost.productThirteenPeriods === cheapest(cost))).toEqual([false, true]);
  expect(costs.map((cost) => cost.jobBoards === cheapest(cost))).toEqual([true, false]);
});

test('every reachable input gives whole cents and a finite result', () => {
  for (let salary = ranges.salary.min; salary <= ranges.salary.max; salary += ranges.salary.step) {
    for (let hires = ranges.hires.min; hires <= ranges.hires.max; hires += ranges.hires.step) {
      for (const amount of Object.values(calculate({ salary, hires }))) {
        expect(Number.isFinite(amount)).toBe(true);
        expect(Number(amount.toFixed(2))).toBe(amount);
      }
    }
  }
});

test.each([
  [undefined, 60000],
  [Number.NaN, 60000],
  [Number.POSITIVE_INFINITY, 120000],
  [Number.NEGATIVE_INFINITY, 40000],
  [-1, 40000],
  [0, 40000],
  [62499, 60000],
  [62500, 65000],
  [119999, 120000],
  [1e9, 120000],
  [85000, 85000],
])('snap(%s) for the salary is %s', (value, expected) => {
  expect(snap(value, ranges.salary)).toBe(expected);
});

test.each([
  ['', 60000, 3],
  ['?', 60000, 3],
  ['?gehalt=80000&einstellungen=5', 80000, 5],
  ['gehalt=80000&einstellungen=5', 80000, 5],
  ['?gehalt=abc&einstellungen=xyz', 60000, 3],
  ['?gehalt=-1&einstellungen=-1', 40000, 1],
  ['?gehalt=1e9&einstellungen=1e9', 120000, 20],
  ['?gehalt=62500&einstellungen=2.5', 65000, 3],
  ['?gehalt=&einstellungen=', 60000, 3],
  ['?gehalt=%20&einstellungen=%20', 60000, 3],
  ['?gehalt=NaN&einstellungen=null', 60000, 3],
  ['?gehalt=Infinity&einstellungen=-Infinity', 120000, 1],
  ['?gehalt=70000&gehalt=90000&einstellungen=2&einstellungen=9', 70000, 2],
  ['?gehalt[]=70000&einstellungen[]=2', 60000, 3],
  ['?gehalt=%3Cscript%3E&einstellungen=%E0%A4%A', 60000, 3],
  ['?GEHALT=90000&hires=9', 60000, 3],
])('%s reads as %s and %s', (search, salary, hires) => {
  expect(parseInputs(search)).toEqual({ salary, hires });
});

test('a shared link is short and readable', () => {
  expect(toQuery(defaultInputs)).toBe('?gehalt=60000&einstellungen=3');
});

test('the workings show every figure with its formula', () => {
  const lines = workings(defaultInputs).map(({ label, formula, result }) =>
    `${label}: ${formula} = ${result}`.replaceAll('\u00A0', ' '),
  );
  expect(lines).toEqual([
    'Headhunter: 20 % × 60.000 € × 3 = 36.000 €',
    'Social Ads: 3.500 € × 3 = 10.500 €',
    'Jobbörsen: 2.000 € × 3 = 6.000 €',
    'Doppelja: 249,99 € × 12 = 2.999,88 €',
    'Ersparnis: 36.000 € − 2.999,88 € = 33.000,12 €',
    'Zeitgewinn gegenüber Jobbörsen: 38 Tage × 3 = 114 Tage',
    'Zusätzlicher Umsatz: 114 Tage ÷ 30 × 60.000 € ÷ 12 × 15 % = 2.850 €',
  ]);
});

test('what a screen reader says of the sliders', () => {
  expect(salaryText(60000)).toBe('60.000\u00A0Euro');
  expect(hiresText(1)).toBe('1\u00A0Einstellung');
  expect(hiresText(3)).toBe('3\u00A0Einstellungen');
  expect(DAYS_SAVED_PER_HIRE).toBe(38);
});
