import { bookedLine, PRICE_CONDITION, planButtons, planTexts, savingLine } from '../../../content/company/pricing.ts';
import { euro } from '../../../content/format.ts';
import type { Billing, Plan } from '../../../content/plans.ts';
import { registerUrl } from '../../../content/site.ts';
import type { PlanCardData, PlanCardTexts, PlanOffer } from './plan-card.tsx';

function planOffer(plan: Plan, billing: Billing): PlanOffer {
  const { amount, list } = plan.prices[billing];
  const note = planTexts[plan.id].strike?.[billing];
  const saving = billing === 'yearly' ? savingLine(plan) : null;
  return {
    key: plan.keys[billing],
    price: euro(amount),
    ...(list !== undefined && note && { strike: { price: euro(list), ...note } }),
    booked: bookedLine(plan, billing),
    ...(saving !== null && { saving }),
  };
}

/** A plan with its texts, every number in German format. */
export function planCardData(plan: Plan): PlanCardData {
  const { strike: _, ...texts } = planTexts[plan.id];
  return {
    id: plan.id,
    name: plan.name,
    ...texts,
    offers: { yearly: planOffer(plan, 'yearly'), '28days': planOffer(plan, '28days') },
  };
}

export const planCardTexts: PlanCardTexts = {
  condition: PRICE_CONDITION,
  choose: planButtons.choose,
  current: planButtons.current,
  loading: planButtons.loading,
  active: planButtons.active,
  newTab: planButtons.newTab,
  registerUrl,
};
