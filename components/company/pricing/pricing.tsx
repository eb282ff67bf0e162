import { included, planButtons, toggle } from '../../../content/company/pricing.ts';
import { type PlanId, visiblePlans } from '../../../content/plans.ts';
import { planCardData, planCardTexts } from './plan-data.ts';
import PricingIsland from './pricing.island.tsx';

interface PricingProps {
  readonly currentPlan?: PlanId | null;
  readonly trialUsed?: boolean;
  /** `null` leaves each card its own text (spec §4). */
  readonly buttonText?: string | null;
}

/** The plans with their toggle. The defaults are the fixed inputs of this site (spec §4). */
export function Pricing({ currentPlan = null, trialUsed = false, buttonText = planButtons.start }: PricingProps) {
  return (
    <PricingIsland
      toggle={toggle}
      cards={visiblePlans(trialUsed).map(planCardData)}
      included={included}
      texts={planCardTexts}
      currentPlan={currentPlan}
      buttonText={buttonText}
    />
  );
}
