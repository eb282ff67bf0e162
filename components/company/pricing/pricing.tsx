import '../../common/options/options.scss';
import './pricing.scss';
import './plans.client.ts';
import { planButtons, toggle } from '../../../content/company/pricing.ts';
import { type PlanId, visiblePlans } from '../../../content/plans.ts';
import { Included } from './included.tsx';
import { PlanCard } from './plan-card.tsx';
import { planCardData, planCardTexts } from './plan-data.ts';

interface PricingProps {
  readonly currentPlan?: PlanId | null;
  readonly trialUsed?: boolean;
  /** `null` leaves each card its own text (spec §4). */
  readonly buttonText?: string | null;
}

/**
 * The billing toggle and the plan cards below it. The defaults are the fixed inputs of this site (spec §4). The toggle
 * works by CSS and the buttons as forms; the script adds what only it can.
 */
export function Pricing({ currentPlan = null, trialUsed = false, buttonText = planButtons.start }: PricingProps) {
  return (
    <div className="pricing">
      <div className="pricing__billing screen-only">
        <fieldset>
          <legend className="visually-hidden">{toggle.legend}</legend>
          <div className="options pricing__options">
            {toggle.options.map(({ billing, label, badge }) => (
              <label key={billing}>
                <input type="radio" name="billing" value={billing} defaultChecked={billing === 'yearly'} />
                {label} {badge ? <span className="pricing__badge">{badge}</span> : null}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="note">{toggle.note}</p>
      </div>
      <div className="pricing__cards">
        {visiblePlans(trialUsed).map((plan) => (
          <PlanCard
            key={plan.id}
            card={planCardData(plan)}
            inputs={{ isYearly: true, currentPlan, loading: null }}
            texts={planCardTexts}
            buttonText={buttonText}
          />
        ))}
        <Included />
      </div>
      <p
        className="visually-hidden"
        role="status"
        data-yearly={toggle.announcement.yearly}
        data-28days={toggle.announcement['28days']}
        data-loading={planButtons.loading}
      />
    </div>
  );
}
