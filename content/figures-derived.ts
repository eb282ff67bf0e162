/** Figures of the site that are worked out and not claimed, each with its formula; for /zahlen. */

import {
  calculate,
  DAYS_SAVED_PER_HIRE,
  defaultInputs,
  PRODUCT_PER_PERIOD,
  type Working,
  workings,
} from './calculator.ts';
import { claims, TARGET_DAYS } from './claims.ts';
import { daysText } from './company/comparison.ts';
import { FUNNEL_PROFILES, funnel } from './company/landing.ts';
import { launchBadge, PRICE_CONDITION } from './company/pricing.ts';
import { euro, euroRound, number, percent } from './format.ts';
import { type Billing, PERIODS_PER_YEAR, type Plan, plans, visiblePlans, yearlySaving } from './plans.ts';
import type { Intro } from './types.ts';
import { typeset } from './typography.ts';

export const derivedIntro: Intro = typeset({
  id: 'rechnungen',
  heading: 'So haben wir gerechnet',
  text: 'Neben jeder Zahl steht ihr Rechenweg. Die Modellwerte darin sind Annahmen.',
});

/** Heads of the columns. */
export const derivedColumns = typeset({ figure: 'Angabe', formula: 'Rechenweg', result: 'Ergebnis' });

/** Figures of one sort. Results are texts, because not all are amounts. */
export interface Derivations {
  readonly id: string;
  readonly caption: string;
  /** Said below the caption. */
  readonly note?: string;
  readonly lines: readonly Pick<Working, 'label' | 'formula' | 'result'>[];
}

const amount = (plan: Plan, billing: Billing): string => euro(plan.prices[billing].amount);

/** The share that one price lies below another. */
const below = (price: number, other: number): string => percent(1 - price / other);

const savingOf = (plan: Plan): string =>
  `(${amount(plan, '28days')} − ${amount(plan, 'yearly')}) × ${PERIODS_PER_YEAR}`;

/** Plans by the sum that gives their saving. One that costs the same either way has none to show (decisions: Prices). */
const savings = visiblePlans(false)
  .filter((plan) => yearlySaving(plan) > 0)
  .reduce<[formula: string, plans: [Plan, ...Plan[]]][]>((rows, plan) => {
    const row = rows.find(([formula]) => formula === savingOf(plan));
    if (row) row[1].push(plan);
    else rows.push([savingOf(plan), [plan]]);
    return rows;
  }, []);

const { starter, priority, priority_launch: launch } = plans;
const { salary, hires } = defaultInputs;
const { headhunter, productThirteenPeriods } = calculate(defaultInputs);

export const derivations: readonly Derivations[] = typeset<readonly Derivations[]>([
  {
    id: 'tarife',
    caption: `Tarife: ${PRICE_CONDITION}`,
    lines: [
      ...savings.map(([formula, savers]) => ({
        label: `Ersparnis im Jahr mit ${savers.map(({ name }) => name).join(' oder ')}`,
        formula,
        result: euro(yearlySaving(savers[0])),
      })),
      {
        label: 'Abzug bei jährlicher Abrechnung, außer bei Scale',
        formula: `1 − ${amount(starter, 'yearly')} ÷ ${amount(starter, '28days')}`,
        result: below(starter.prices.yearly.amount, starter.prices['28days'].amount),
      },
      {
        label: 'Priority Launch gegenüber dem späteren Preis',
        formula: `1 − ${amount(launch, 'yearly')} ÷ ${amount(priority, 'yearly')}, gezeigt als ${launchBadge}`,
        result: below(launch.prices.yearly.amount, priority.prices.yearly.amount),
      },
    ],
  },
  {
    id: 'ersparnis',
    caption: `Modellrechnung: ${euroRound(salary)} Gehalt, ${hires}\u00A0Einstellungen, keine Zusage`,
    lines: [
      ...workings(defaultInputs),
      {
        label: `Doppelja mit allen ${PERIODS_PER_YEAR} Zeiträumen eines Jahres`,
        formula: `${euro(PRODUCT_PER_PERIOD)} × ${PERIODS_PER_YEAR}`,
        result: euro(productThirteenPeriods),
      },
      {
        label: `Ersparnis mit allen ${PERIODS_PER_YEAR} Zeiträumen`,
        formula: `${euroRound(headhunter)} − ${euro(productThirteenPeriods)}`,
        result: euro(headhunter - productThirteenPeriods),
      },
      {
        label: 'Tage bis zur Einstellung über Jobbörsen',
        formula: `${daysText(DAYS_SAVED_PER_HIRE)} gespart + ${claims['einstellung-7-tage'].value} als Ziel`,
        result: daysText(DAYS_SAVED_PER_HIRE + TARGET_DAYS),
      },
    ],
  },
  {
    id: 'trichter',
    caption: `Rechenbeispiel mit ${FUNNEL_PROFILES} Profilen`,
    note: `Jeder Anteil bezieht sich auf alle ${FUNNEL_PROFILES}.`,
    lines: funnel.map(({ label, figure, count }) => ({
      label,
      formula: `${figure} × ${number(FUNNEL_PROFILES)} Profile`,
      result: number(count),
    })),
  },
]);
