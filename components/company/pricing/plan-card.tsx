import './plan-card.scss';
import { bookedLine, PRICE_CONDITION, planButtons, planTexts, savingLine } from '../../../content/company/pricing.ts';
import { euro } from '../../../content/format.ts';
import { BILLINGS, type Plan, type PlanId, type PurchaseKey } from '../../../content/plans.ts';
import { registerUrl } from '../../../content/site.ts';
import { buttonClass } from '../../common/button/button.tsx';
import { Icon } from '../../common/icon/icon.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** What a card needs to know of who looks at it (spec §3). Whether the trial was used decides which cards there are. */
export interface PlanInputs {
  readonly isYearly: boolean;
  readonly currentPlan: PlanId | null;
  /** The option that is being opened; all buttons are disabled meanwhile. */
  readonly loading: PurchaseKey | null;
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly inputs: PlanInputs;
  /** In place of 'Aktueller Plan' and 'Plan auswählen' (spec §4). */
  readonly buttonText: string | null;
}

/**
 * One plan. The offers of both ways of billing are in the HTML: which one shows is decided by the checked radio
 * of the group around it (pricing.scss), and by `isYearly` where a browser cannot do that.
 * Each offer is a form that opens the app's registration, with the purchase option as `?plan=` (spec §7).
 */
export function PlanCard({ plan, inputs: { isYearly, currentPlan, loading }, buttonText }: PlanCardProps) {
  const { id, name, keys, prices } = plan;
  const { audience, features, limit, strike } = planTexts[id];
  const isCurrent = currentPlan === id;
  const isMain = id === 'priority_launch' || id === 'priority';
  const label = buttonText ?? (isCurrent ? planButtons.current : planButtons.choose);

  return (
    <article className={isMain ? 'plan-card plan-card--main' : 'plan-card'}>
      <div>
        <h3>{name}</h3>
        {isCurrent ? (
          <p className="pricing__badge">
            <Icon name="check" />
            <span className="visually-hidden">✓</span> {planButtons.active}
          </p>
        ) : null}
        <p className="plan-card__audience">{audience}</p>
      </div>
      {BILLINGS.map((billing) => {
        const { amount, list } = prices[billing];
        const note = strike?.[billing];
        const saving = billing === 'yearly' ? savingLine(plan) : null;
        return (
          <form
            key={billing}
            className={`plan-card__offer plan-card__offer--${billing}`}
            hidden={isYearly !== (billing === 'yearly')}
            action={registerUrl}
            method="get"
            target="_blank"
            rel="noopener"
          >
            <div className="plan-card__amount">
              {list !== undefined && note ? (
                <p className="plan-card__strike">
                  <s>{euro(list)}</s>{' '}
                  <span className={note.badge && 'plan-card__saving'}>
                    {note.badge ? <b>{note.badge}</b> : null} {note.label}
                  </span>
                </p>
              ) : null}
              <p className="plan-card__price">{euro(amount)}</p>
            </div>
            <p className="plan-card__terms">
              {`${PRICE_CONDITION}, ${bookedLine(plan, billing)}`} {saving ? <b>{saving}</b> : null}
            </p>
            <input type="hidden" name="plan" value={keys[billing]} />
            <button
              className={buttonClass({ tone: isMain ? 'plane' : 'quiet', wide: true })}
              type="submit"
              disabled={loading !== null}
            >
              {loading === keys[billing] ? planButtons.loading : label}
              <span className="visually-hidden">{` (${name}, ${planButtons.newTab})`}</span>
            </button>
          </form>
        );
      })}
      <div className="plan-card__features">
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <Rich text={feature} />
            </li>
          ))}
        </ul>
        {limit ? <p className="plan-card__limit">{limit}</p> : null}
      </div>
    </article>
  );
}
