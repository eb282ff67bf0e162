import '../../common/button/button.scss';
import './plan-card.scss';
import { BILLINGS, type Billing, type PlanId, type PurchaseKey } from '../../../content/plans.ts';

/** What a card needs to know of who looks at it (spec §3). Whether the trial was used decides which cards there are. */
export interface PlanInputs {
  readonly isYearly: boolean;
  readonly currentPlan: PlanId | null;
  /** The option that is being opened; all buttons are disabled meanwhile. */
  readonly loading: PurchaseKey | null;
}

/** A plan under one way of billing, ready to be shown. */
export interface PlanOffer {
  readonly key: PurchaseKey;
  readonly price: string;
  readonly strike?: { readonly price: string; readonly label: string; readonly badge?: string };
  readonly booked: string;
  readonly saving?: string;
}

/** A plan as its card shows it. */
export interface PlanCardData {
  readonly id: PlanId;
  readonly name: string;
  readonly audience: string;
  readonly pitch?: string;
  readonly features: readonly {
    readonly text: string;
    readonly link?: { readonly href: string; readonly label: string };
  }[];
  readonly limit?: string;
  readonly offers: Readonly<Record<Billing, PlanOffer>>;
}

/** Words and addresses that all cards share. */
export interface PlanCardTexts {
  readonly condition: string;
  readonly choose: string;
  readonly current: string;
  readonly loading: string;
  /** '✓ AKTIV' without the tick, which is drawn because the font has none. */
  readonly active: string;
  readonly newTab: string;
  readonly registerUrl: string;
}

interface PlanCardProps {
  readonly card: PlanCardData;
  readonly inputs: PlanInputs;
  readonly texts: PlanCardTexts;
  /** In place of 'Aktueller Plan' and 'Plan auswählen' (spec §4). */
  readonly buttonText: string | null;
}

/**
 * One plan. The offers of both ways of billing are in the HTML: which one shows is decided by the checked radio
 * of the group around it (pricing.scss), and by `isYearly` where a browser cannot do that.
 * Each offer is a form that opens the app's registration, with the purchase option as `?plan=` (spec §7).
 */
export function PlanCard({ card, inputs, texts, buttonText }: PlanCardProps) {
  const { id, name, audience, pitch, features, limit, offers } = card;
  const { isYearly, currentPlan, loading } = inputs;
  const isCurrent = currentPlan === id;
  const isMain = id === 'priority_launch' || id === 'priority';
  const label = buttonText ?? (isCurrent ? texts.current : texts.choose);

  return (
    <article className={isMain ? 'plan-card plan-card--main' : 'plan-card'}>
      <div>
        <h3>{name}</h3>
        {isCurrent ? (
          <p className="pricing__badge">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 13l5 5L20 6" />
            </svg>
            <span className="visually-hidden">✓</span> {texts.active}
          </p>
        ) : null}
        <p className="plan-card__audience">{audience}</p>
      </div>
      {BILLINGS.map((billing) => {
        const { key, price, strike, booked, saving } = offers[billing];
        return (
          <form
            key={billing}
            className={`plan-card__offer plan-card__offer--${billing}`}
            hidden={isYearly !== (billing === 'yearly')}
            action={texts.registerUrl}
            method="get"
            target="_blank"
            rel="noopener"
          >
            <div className="plan-card__amount">
              {strike ? (
                <p className="plan-card__strike">
                  <s>{strike.price}</s>{' '}
                  {strike.badge ? (
                    <>
                      <b className="pricing__badge">{strike.badge}</b>{' '}
                    </>
                  ) : null}
                  <span>{strike.label}</span>
                </p>
              ) : null}
              <p className="plan-card__price">{price}</p>
            </div>
            <p className="plan-card__terms">
              {texts.condition} <span>{booked}</span> {saving ? <b>{saving}</b> : null}
            </p>
            <input type="hidden" name="plan" value={key} />
            <button
              className={`button button--wide ${isMain ? 'button--plane' : 'button--quiet'}`}
              type="submit"
              disabled={loading !== null}
            >
              {loading === key ? texts.loading : label}
              <span className="visually-hidden">{` (${name}, ${texts.newTab})`}</span>
            </button>
          </form>
        );
      })}
      <div className="plan-card__features">
        <ul>
          {features.map(({ text, link }) => (
            <li key={text}>
              {text} {link ? <a href={link.href}>{link.label}</a> : null}
            </li>
          ))}
        </ul>
        {pitch ? <p className="plan-card__pitch">{pitch}</p> : null}
        {limit ? <p className="plan-card__limit">{limit}</p> : null}
      </div>
    </article>
  );
}
