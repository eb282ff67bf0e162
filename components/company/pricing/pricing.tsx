import '../../common/options/options.scss';
import '../../common/section/section.scss';
import './pricing.scss';
import './plans.client.ts';
import type { ReactNode } from 'react';
import { othersLabel, planButtons, toggle } from '../../../content/company/pricing.ts';
import { type PlanId, visiblePlans } from '../../../content/plans.ts';
import { Sentences } from '../../common/sentences/sentences.tsx';
import { Included } from './included.tsx';
import { PlanCard } from './plan-card.tsx';

interface PricingProps {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  /** Which plan is for whom. */
  readonly intro?: string;
  readonly tone?: 'paper' | 'tint';
  readonly currentPlan?: PlanId | null;
  readonly trialUsed?: boolean;
  /** `null` leaves each card its own text (spec §4). */
  readonly buttonText?: string | null;
  /** Below all cards. */
  readonly children?: ReactNode;
}

/**
 * The section of the plans: the billing toggle next to its heading, the cards, and how billing goes below them. The defaults are the fixed inputs
 * of this site (spec §4). The toggle works by CSS and the buttons as forms; the script adds what only it can.
 */
export function Pricing({
  id,
  title,
  intro,
  tone = 'paper',
  currentPlan = null,
  trialUsed = false,
  buttonText = planButtons.start,
  children,
}: PricingProps) {
  const [main, ...others] = visiblePlans(trialUsed).map((plan) => (
    <PlanCard
      key={plan.id}
      plan={plan}
      inputs={{ isYearly: true, currentPlan, loading: null }}
      buttonText={buttonText}
    />
  ));
  return (
    <section id={id} className={`section section--${tone} pricing`} aria-labelledby={`${id}-titel`}>
      <div className="wrap section__inner section__inner--7-5">
        <div className="section__head" data-reveal="0">
          <h2 id={`${id}-titel`}>
            <Sentences text={title} />
          </h2>
          {intro ? <p className="section__intro">{intro}</p> : null}
          <fieldset className="screen-only">
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
        </div>
        <div data-reveal="1">
          <div className="pricing__cards">
            {main}
            {trialUsed ? null : <p className="pricing__others">{othersLabel}</p>}
            {others}
            <Included />
          </div>
          <p className="pricing__note screen-only">{toggle.note}</p>
          {children}
        </div>
        <p
          className="visually-hidden"
          role="status"
          data-yearly={toggle.announcement.yearly}
          data-28days={toggle.announcement['28days']}
          data-loading={planButtons.loading}
        />
      </div>
    </section>
  );
}
