/** Plans, prices and purchase options (spec §3, §4, §6, §9). Prices are euros per cycle of 28 days, net of VAT. */

/** The ways of billing, in the order in which a page names them. */
export const BILLINGS = ['yearly', '28days'] as const;
export type Billing = (typeof BILLINGS)[number];
export type PlanId = 'priority_launch' | 'priority' | 'scale' | 'starter';
/** The key the app's registration expects as `?plan=` (spec §3). */
export type PurchaseKey =
  | 'launch_yearly'
  | 'launch_28days'
  | 'priority_yearly'
  | 'priority_28days'
  | 'scale_yearly'
  | 'scale_28days'
  | 'starter_yearly'
  | 'starter_28days';

/** What one plan costs under one way of billing. `list` is the struck price, where one is shown. */
interface Price {
  readonly amount: number;
  readonly list?: number;
}

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly keys: Readonly<Record<Billing, PurchaseKey>>;
  readonly prices: Readonly<Record<Billing, Price>>;
  /** Likes per day; `null` is unlimited within the fair-use rule (spec §6). */
  readonly likesPerDay: number | null;
  /** Jobs that may be live at once; `null` is unlimited within the fair-use rule (spec §6). */
  readonly activeJobs: number | null;
}

/** A year has 13 cycles of 28 days (spec §9). */
export const PERIODS_PER_YEAR = 13;
/** Starter billed every 28 days, in euros (spec §9). On its own, so that the calculator ships this number and no plans. */
export const STARTER_28_DAYS = 249.99;
/** Priority Launch is limited to the first 500 companies (spec §9). */
export const LAUNCH_LIMIT = 500;

export const plans: Readonly<Record<PlanId, Plan>> = {
  priority_launch: {
    id: 'priority_launch',
    name: 'Priority Launch',
    keys: { yearly: 'launch_yearly', '28days': 'launch_28days' },
    prices: { yearly: { amount: 174.99, list: 899.99 }, '28days': { amount: 249.99, list: 1285.7 } },
    likesPerDay: null,
    activeJobs: null,
  },
  priority: {
    id: 'priority',
    name: 'Priority',
    keys: { yearly: 'priority_yearly', '28days': 'priority_28days' },
    prices: { yearly: { amount: 899.99 }, '28days': { amount: 1285.7 } },
    likesPerDay: null,
    activeJobs: null,
  },
  scale: {
    id: 'scale',
    name: 'Scale',
    keys: { yearly: 'scale_yearly', '28days': 'scale_28days' },
    prices: { yearly: { amount: 399.99, list: 519.99 }, '28days': { amount: 399.99 } },
    likesPerDay: 50,
    activeJobs: 5,
  },
  starter: {
    id: 'starter',
    name: 'Starter',
    keys: { yearly: 'starter_yearly', '28days': 'starter_28days' },
    prices: { yearly: { amount: 174.99 }, '28days': { amount: STARTER_28_DAYS } },
    likesPerDay: 20,
    activeJobs: 3,
  },
};

/** The plans a visitor sees: Priority takes Launch's place once the trial was used (spec §4). */
export function visiblePlans(trialUsed: boolean): readonly Plan[] {
  return [trialUsed ? plans.priority : plans.priority_launch, plans.scale, plans.starter];
}

/** Euros for the 13 cycles of a year, to the cent: with yearly billing the prepayment (spec §9). */
export const yearlyAmount = (plan: Plan, billing: Billing = 'yearly'): number =>
  (Math.round(plan.prices[billing].amount * 100) * PERIODS_PER_YEAR) / 100;

/** Euros saved in a year by yearly billing: (monthly − yearly) × 13, to the cent (spec §9). 0 where both cost the same. */
export function yearlySaving(plan: Plan): number {
  return Math.round((yearlyAmount(plan, '28days') - yearlyAmount(plan)) * 100) / 100;
}

/** By how many percent a price lies below another, rounded down: a badge never promises more than is saved. */
export const percentBelow = (price: number, other: number): number => Math.floor((1 - price / other) * 100);

/** The lowest price among the shown cards, for every "ab" price (decisions: Prices). */
export const lowestPrice = (billing: Billing): number =>
  Math.min(...visiblePlans(false).map((plan) => plan.prices[billing].amount));

/**
 * Other readings in the owner's material, shown only in the FAQ answer that explains earlier names:
 * "Start" with 15 likes (spec §6), and the tiers Free, Core and Premium (spec §6, §9).
 */
export const earlierTiers = {
  start: { likesPerDay: 15, activeJobs: 3 },
  core: { price: 249, matches: '30' },
  premium: { price: 699, matches: '60' },
  fairUse: 'Fair Use',
} as const;

/** One sentence per mistake in the plans: a key that is not the plan's own, a price that is none, a list price below it. */
export function planProblems(all: readonly Plan[] = Object.values(plans)): string[] {
  const keys = all.flatMap((plan) => Object.values(plan.keys));
  const repeated = keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => `The key "${key}" is used twice.`);
  return all.reduce<string[]>((found, { id, keys: own, prices }) => {
    const prefix = id === 'priority_launch' ? 'launch' : id;
    for (const billing of BILLINGS) {
      const { amount, list } = prices[billing];
      if (own[billing] !== `${prefix}_${billing}`) found.push(`Plan "${id}" has the unknown key "${own[billing]}".`);
      if (!(amount > 0)) found.push(`Plan "${id}" has no price for "${billing}".`);
      if (list !== undefined && list <= amount) found.push(`Plan "${id}": its list price is not above its price.`);
    }
    return found;
  }, repeated);
}
