/** The savings calculator (spec §5, §9; decisions: Savings calculator). A model, no promise: amounts in euros, to the cent. */

import { euro, euroRound, euroShort, number } from './format.ts';
import { type InputRange, readParameter } from './input-range.ts';
import { PERIODS_PER_YEAR, STARTER_28_DAYS } from './plans.ts';

/** What one hire costs a year through job boards, in euros (spec §9). */
const JOB_BOARDS_PER_HIRE = 2000;
/** What one hire costs through social ads, in euros (spec §9). */
const SOCIAL_ADS_PER_HIRE = 3500;
/** A headhunter's fee as a share of the yearly salary (spec §9). */
export const HEADHUNTER_SHARE = 0.2;
/** The specification reckons with 12 payments a year (spec §9); a year has 13 cycles of 28 days. */
export const MODEL_PERIODS = 12;
/** The product's price per cycle in the model: Starter, billed every 28 days (spec §9: 249.99). */
export const PRODUCT_PER_PERIOD = STARTER_28_DAYS;
/** Days saved per hire (spec §9). */
export const DAYS_SAVED_PER_HIRE = 38;
/** Extra revenue as a share of the salary for the days saved (spec §9). */
export const EXTRA_REVENUE_SHARE = 0.15;
/** Days that the model counts as a month (spec §9). */
const DAYS_PER_MONTH = 30;

/** `salary` is the average yearly salary in euros, `hires` the hires per year. */
export interface Inputs {
  readonly salary: number;
  readonly hires: number;
}

/** Euros per year, but `daysSaved` in days. `savings` is headhunter minus product. */
export interface Result {
  readonly jobBoards: number;
  readonly socialAds: number;
  readonly headhunter: number;
  readonly product: number;
  readonly savings: number;
  readonly daysSaved: number;
  readonly extraRevenue: number;
  /** What the product costs with all 13 cycles of a year: the assumption line. */
  readonly productThirteenPeriods: number;
}

/** The sliders' limits (spec §5). */
export const ranges: Readonly<Record<keyof Inputs, InputRange>> = {
  salary: { min: 40_000, max: 120_000, step: 5_000, start: 60_000 },
  hires: { min: 1, max: 20, step: 1, start: 3 },
};

/** Reads `?gehalt=60000&einstellungen=3`. Anything else becomes the nearest allowed value, never an error. */
export function parseInputs(search: string): Inputs {
  const query = new URLSearchParams(search);
  return {
    salary: readParameter(query, 'gehalt', ranges.salary),
    hires: readParameter(query, 'einstellungen', ranges.hires),
  };
}

/** Where the sliders start: 60.000 € and 3 hires (spec §5). Scripts read the query themselves and leave this out. */
export const defaultInputs: Inputs = /* @__PURE__ */ parseInputs('');

/** The query that {@link parseInputs} reads: `?gehalt=60000&einstellungen=3`. */
export const toQuery = ({ salary, hires }: Inputs): string => `?gehalt=${salary}&einstellungen=${hires}`;

/** The salary as a screen reader says it: `60.000 Euro`. */
export const salaryText = (salary: number): string => euroShort(salary).replace('€', 'Euro');

/** The hires in words: `1 Einstellung`, `3 Einstellungen`. */
export const hiresText = (hires: number): string => `${hires}\u00A0Einstellung${hires === 1 ? '' : 'en'}`;

/**
 * A figure of the model with its formula in words: `20 % × {salary} × {hires}`, in braces an input or an earlier figure.
 * All figures are linear: `fixed + hires × (perHire + share × salary)`.
 */
export interface Formula {
  readonly id: Exclude<keyof Result, 'productThirteenPeriods'>;
  readonly label: string;
  readonly formula: string;
  readonly terms: readonly [fixed: number, perHire: number, share: number];
  /** What is counted, where it is not euros. */
  readonly unit?: string;
}

/**
 * The model (spec §9): four costs, then savings, days and revenue. A function, so that a script leaves it out and gets
 * it from its page.
 */
export const formulas = (): readonly Formula[] => [
  {
    id: 'headhunter',
    label: 'Headhunter',
    formula: `${number(HEADHUNTER_SHARE * 100)}\u00A0% × {salary} × {hires}`,
    terms: [0, 0, HEADHUNTER_SHARE],
  },
  {
    id: 'socialAds',
    label: 'Social Ads',
    formula: `${euroRound(SOCIAL_ADS_PER_HIRE)} × {hires}`,
    terms: [0, SOCIAL_ADS_PER_HIRE, 0],
  },
  {
    id: 'jobBoards',
    label: 'Jobbörsen',
    formula: `${euroRound(JOB_BOARDS_PER_HIRE)} × {hires}`,
    terms: [0, JOB_BOARDS_PER_HIRE, 0],
  },
  {
    id: 'product',
    label: 'Doppelja',
    formula: `${euro(PRODUCT_PER_PERIOD)} × ${MODEL_PERIODS}`,
    terms: [PRODUCT_PER_PERIOD * MODEL_PERIODS, 0, 0],
  },
  {
    id: 'savings',
    label: 'Ersparnis',
    formula: '{headhunter} − {product}',
    terms: [-PRODUCT_PER_PERIOD * MODEL_PERIODS, 0, HEADHUNTER_SHARE],
  },
  {
    id: 'daysSaved',
    label: 'Zeitgewinn gegenüber Jobbörsen',
    formula: `${DAYS_SAVED_PER_HIRE}\u00A0Tage × {hires}`,
    terms: [0, DAYS_SAVED_PER_HIRE, 0],
    unit: 'Tage',
  },
  {
    id: 'extraRevenue',
    label: 'Zusätzlicher Umsatz',
    formula: `{daysSaved} ÷ ${DAYS_PER_MONTH} × {salary} ÷ 12 × ${number(EXTRA_REVENUE_SHARE * 100)}\u00A0%`,
    terms: [0, 0, (DAYS_SAVED_PER_HIRE * EXTRA_REVENUE_SHARE) / (DAYS_PER_MONTH * 12)],
  },
];

/** One line of the calculation in the open: `2.000 € × 3` = `6.000 €`. */
export interface Working extends Formula {
  readonly amount: number;
  readonly result: string;
}

/** The model with the reader's own inputs ("Rechenweg"): those that {@link parseInputs} returned or a slider gave. */
export function work(model: readonly Formula[], { salary, hires }: Inputs): readonly Working[] {
  const known: Record<string, string | number> = { salary: euroShort(salary), hires };
  return model.map((line) => {
    const [fixed, perHire, share] = line.terms;
    const amount = Math.round((fixed + hires * (perHire + share * salary)) * 100) / 100;
    const result = line.unit ? `${amount}\u00A0${line.unit}` : euroShort(amount);
    known[line.id] = result;
    return { ...line, amount, result, formula: line.formula.replace(/{(\w+)}/g, (_, name) => `${known[name]}`) };
  });
}

/** The calculation of every figure, in the open. */
export const workings = (inputs: Inputs): readonly Working[] => work(formulas(), inputs);

/** Costs, days and revenue of the model. */
export function calculate(inputs: Inputs): Result {
  const amounts = Object.fromEntries(workings(inputs).map(({ id, amount }) => [id, amount]));
  return {
    ...(amounts as Record<Formula['id'], number>),
    productThirteenPeriods: Math.round(PRODUCT_PER_PERIOD * PERIODS_PER_YEAR * 100) / 100,
  };
}
