import '../../common/button/button.scss';
import './receipt.scss';
import { useRef } from 'react';
import type { Billing, PurchaseKey } from '../../../content/plans.ts';
import { bill, openPlan, useChoice } from '../pricing/choice.ts';

interface PlanReceiptProps {
  readonly plan: string;
  /** The two ways of billing. */
  readonly offers: readonly {
    readonly billing: Billing;
    readonly key: PurchaseKey;
    readonly label: string;
    readonly hint: string;
    readonly price: string;
    readonly note: string;
  }[];
  readonly texts: {
    readonly legend: string;
    readonly condition: string;
    readonly hire: string;
    readonly free: string;
    readonly total: string;
    readonly start: string;
    readonly loading: string;
    readonly newTab: string;
  };
  readonly registerUrl: string;
}

const HIRES = [1, 2, 3, 4, 5];

/**
 * The bill of a plan. Its options are radios of the form that opens the registration, so that it works without script:
 * the amounts of both are in the HTML, and the checked one shows (receipt.scss).
 */
export default function PlanReceipt({ plan, offers, texts, registerUrl }: PlanReceiptProps) {
  const sheet = useRef<HTMLFormElement>(null);
  const { billing, loading } = useChoice(sheet);
  const key = offers.find((offer) => offer.billing === billing)?.key as PurchaseKey;
  const amounts = (of: 'price' | 'note') =>
    offers.map((offer) => (
      <span key={offer.key} className={`receipt__${offer.billing}`}>
        {`${offer[of]} `}
      </span>
    ));
  return (
    <form
      ref={sheet}
      className="receipt__sheet"
      action={registerUrl}
      method="get"
      target="_blank"
      rel="noopener"
      onSubmit={(event) => openPlan(key, registerUrl, event)}
    >
      <fieldset>
        <legend className="visually-hidden">{texts.legend}</legend>
        {offers.map((offer) => (
          <label key={offer.key}>
            <input
              type="radio"
              name="plan"
              value={offer.key}
              checked={offer.billing === billing}
              onChange={() => bill(offer.billing)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M1 1h22v22H1z" />
              <path pathLength="1" d="M4 12c3 2 5 5 6.5 8.5C14 12 20 4 30-4" />
            </svg>
            <span>
              {offer.label} <small>{offer.hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <h2>{plan}</h2>
      <p className="receipt__price">{amounts('price')}</p>
      <p className="receipt__condition">{texts.condition}</p>
      <p className="receipt__note">{amounts('note')}</p>
      <ul className="receipt__rows">
        {HIRES.map((number) => (
          <li key={number}>
            <svg viewBox="0 0 26 14" aria-hidden="true">
              <path d="M0 0h16v14H0z" />
              <circle cx="19" cy="7" r="7" />
              <path d="M16 .7a7 7 0 0 0 0 12.6z" />
            </svg>
            {texts.hire} {number} <b>{texts.free}</b>
          </li>
        ))}
      </ul>
      <p className="receipt__total">
        {texts.total} <b>{amounts('price')}</b>
      </p>
      <button className="button button--wide receipt__start" type="submit" disabled={loading !== null}>
        {loading === key ? texts.loading : texts.start}
        <span className="visually-hidden">{` (${plan}, ${texts.newTab})`}</span>
      </button>
    </form>
  );
}
