/** The savings calculator (spec §5, §9; decisions: Savings calculator). A model, no promise: amounts in euros, to the cent. */

import { euro, euroRound, number } from './format.ts';
import { PERIODS_PER_YEAR, STARTER_28_DAYS } from './plans.ts';

/** What one hire costs a year through job boards, in euros (spec §9). */
export const JOB_BOARDS_PER_HIRE = 2000;
/** What one hire costs through social ads, in euros (spec §9). */
export const SOCIAL_ADS_PER_HIRE = 3500;
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

/** A slider: its limits, its step and the value it starts with. */
export interface InputRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly start: number;
}

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

/** Where the sliders start: 60.000 € and 3 hires (spec §5). */
export const defaultInputs: Inputs = { salary: ranges.salary.start, hires: ranges.hires.start };

/** The names of the inputs in the page's URL. */
const queryNames: Readonly<Record<keyof Inputs, string>> = { salary: 'gehalt', hires: 'einstellungen' };

/** The nearest value a slider can take; no value, or none that is a number, gives the start value. */
export function snap(value: number | undefined, range: InputRange): number {
  if (value === undefined || Number.isNaN(value)) return range.start;
  const clamped = Math.min(Math.max(value, range.min), range.max);
  return range.min + Math.round((clamped - range.min) / range.step) * range.step;
}

/**
 * The value of a number field as people type it: a salary below a thousand is meant in thousands, so that `60` and
 * the German `60.000`, which a number field reads as 60, are both 60.000 €. Nothing, or no number, is `undefined`.
 */
export function readTyped(text: string, range: InputRange): number | undefined {
  const typed = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isNaN(typed)) return undefined;
  return snap(typed > 0 && typed < 1000 && range.min >= 1000 ? typed * 1000 : typed, range);
}

/** Reads `?gehalt=60000&einstellungen=3`. Anything else becomes the nearest allowed value, never an error. */
export function parseInputs(search: string): Inputs {
  const query = new URLSearchParams(search);
  const read = (name: keyof Inputs): number => {
    const text = query.get(queryNames[name])?.trim();
    return snap(text ? Number(text) : undefined, ranges[name]);
  };
  return { salary: read('salary'), hires: read('hires') };
}

/** The query that {@link parseInputs} reads: `?gehalt=60000&einstellungen=3`. */
export function toQuery(inputs: Inputs): string {
  return `?${queryNames.salary}=${inputs.salary}&${queryNames.hires}=${inputs.hires}`;
}

const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Costs, days and revenue of the model (spec §9). Expects inputs that {@link snap} or {@link parseInputs} returned. */
export function calculate({ salary, hires }: Inputs): Result {
  const headhunter = toCents(HEADHUNTER_SHARE * salary * hires);
  const product = toCents(PRODUCT_PER_PERIOD * MODEL_PERIODS);
  const daysSaved = DAYS_SAVED_PER_HIRE * hires;
  return {
    jobBoards: JOB_BOARDS_PER_HIRE * hires,
    socialAds: SOCIAL_ADS_PER_HIRE * hires,
    headhunter,
    product,
    savings: toCents(headhunter - product),
    daysSaved,
    extraRevenue: toCents((daysSaved * salary * EXTRA_REVENUE_SHARE) / (DAYS_PER_MONTH * 12)),
    productThirteenPeriods: toCents(PRODUCT_PER_PERIOD * PERIODS_PER_YEAR),
  };
}

/** The salary as a screen reader says it: `60.000 Euro`. */
export const salaryText = (salary: number): string => `${number(salary)}\u00A0Euro`;

/** The hires in words: `1 Einstellung`, `3 Einstellungen`. */
export const hiresText = (hires: number): string => `${hires}\u00A0Einstellung${hires === 1 ? '' : 'en'}`;

/** One line of the calculation in the open: `2.000 € × 3` = `6.000,00 €`. */
export interface Working {
  readonly id: keyof Result;
  readonly label: string;
  readonly formula: string;
  readonly result: string;
}

/** The calculation of every figure with the reader's own inputs ("Rechenweg"). */
export function workings(inputs: Inputs): readonly Working[] {
  const { salary, hires } = inputs;
  const figures = calculate(inputs);
  const days = (count: number): string => `${number(count)}\u00A0Tage`;
  const line = (id: keyof Result, label: string, formula: string, result = euro(figures[id])): Working => ({
    id,
    label,
    formula,
    result,
  });
  return [
    line('headhunter', 'Headhunter', `${number(HEADHUNTER_SHARE * 100)}\u00A0% × ${euroRound(salary)} × ${hires}`),
    line('socialAds', 'Social Ads', `${euroRound(SOCIAL_ADS_PER_HIRE)} × ${hires}`),
    line('jobBoards', 'Jobbörsen', `${euroRound(JOB_BOARDS_PER_HIRE)} × ${hires}`),
    line('product', 'Doppelja', `${euro(PRODUCT_PER_PERIOD)} × ${MODEL_PERIODS}`),
    line('savings', 'Ersparnis', `${euro(figures.headhunter)} − ${euro(figures.product)}`),
    line('daysSaved', 'Zeitgewinn', `${days(DAYS_SAVED_PER_HIRE)} × ${hires}`, days(figures.daysSaved)),
    line(
      'extraRevenue',
      'Zusätzlicher Umsatz',
      `${days(figures.daysSaved)} ÷ ${DAYS_PER_MONTH} × ${euroRound(salary)} ÷ 12 × ${number(EXTRA_REVENUE_SHARE * 100)}\u00A0%`,
    ),
  ];
}
