import { expect, test } from 'vitest';
import {
  BILLINGS,
  type Billing,
  lowestPrice,
  type PlanId,
  percentBelow,
  plans,
  visiblePlans,
  yearlyAmount,
  yearlySaving,
} from '../../content/plans.ts';

const planIds: readonly PlanId[] = ['priority_launch', 'priority', 'scale', 'starter'];

test.each<[PlanId, Billing, number, number | undefined]>([
  ['priority_launch', '28days', 249.99, 1285.7],
  ['priority_launch', 'yearly', 174.99, 899.99],
  ['priority', '28days', 1285.7, undefined],
  ['priority', 'yearly', 899.99, undefined],
  ['scale', '28days', 399.99, undefined],
  ['scale', 'yearly', 399.99, 519.99],
  ['starter', '28days', 249.99, undefined],
  ['starter', 'yearly', 174.99, undefined],
])('%s, %s, costs what the specification says', (id, billing, amount, list) => {
  expect(plans[id].prices[billing].amount).toBe(amount);
  expect(plans[id].prices[billing].list).toBe(list);
});

test('the purchase keys are the eight of the specification', () => {
  expect(planIds.flatMap((id) => [plans[id].keys.yearly, plans[id].keys['28days']])).toEqual([
    'launch_yearly',
    'launch_28days',
    'priority_yearly',
    'priority_28days',
    'scale_yearly',
    'scale_28days',
    'starter_yearly',
    'starter_28days',
  ]);
});

test.each<[PlanId, number]>([
  ['priority_launch', 975],
  ['priority', 5014.23],
  ['scale', 0],
  ['starter', 975],
])('yearly billing of %s saves %s euros', (id, saving) => {
  expect(yearlySaving(plans[id])).toBe(saving);
});

test.each<[PlanId, number, number]>([
  ['priority_launch', 2274.87, 3249.87],
  ['priority', 11_699.87, 16_714.1],
  ['scale', 5199.87, 5199.87],
  ['starter', 2274.87, 3249.87],
])('a year of %s costs %s euros in advance, %s by cycles', (id, yearly, cycles) => {
  expect(yearlyAmount(plans[id])).toBe(yearly);
  expect(yearlyAmount(plans[id], '28days')).toBe(cycles);
});

test('Priority takes the place of Launch once the trial was used', () => {
  expect(visiblePlans(false).map(({ id }) => id)).toEqual(['priority_launch', 'scale', 'starter']);
  expect(visiblePlans(true).map(({ id }) => id)).toEqual(['priority', 'scale', 'starter']);
});

test('the lowest price comes from the cards that are shown', () => {
  expect(lowestPrice('yearly')).toBe(174.99);
  expect(lowestPrice('28days')).toBe(249.99);
});

test('Launch costs what Starter costs and is struck against Priority: the texts say both', () => {
  for (const billing of BILLINGS) {
    expect(plans.priority_launch.prices[billing].amount).toBe(plans.starter.prices[billing].amount);
    expect(plans.priority_launch.prices[billing].list).toBe(plans.priority.prices[billing].amount);
  }
});

test('likes and active jobs per plan', () => {
  expect(planIds.map((id) => [plans[id].likesPerDay, plans[id].activeJobs])).toEqual([
    [null, null],
    [null, null],
    [50, 5],
    [20, 3],
  ]);
});

test.each([
  ['a saving is rounded down', 174.99, 899.99, 80],
  ['a whole percent stays', 174.99, 249.99, 30],
  ['the same price saves nothing', 399.99, 399.99, 0],
])('%s', (_, price, other, percent) => {
  expect(percentBelow(price, other)).toBe(percent);
});
