import '../../common/button/button.scss';
import '../pricing/plans.client.ts';
import './receipt.scss';
import { booked, PRICE_CONDITION, planButtons, receipt, toggle } from '../../../content/company/pricing.ts';
import { euro } from '../../../content/format.ts';
import { plans } from '../../../content/plans.ts';
import { registerUrl } from '../../../content/site.ts';

const HIRES = [1, 2, 3, 4, 5];
const { name, keys, prices } = plans.priority_launch;
const { plan, notes, hire, free, total } = receipt;
const { start, newTab } = planButtons;

/** The two ways of billing. */
const offers = toggle.options.map(({ billing, label }) => ({
  billing,
  key: keys[billing],
  label,
  price: euro(prices[billing].amount),
  way: booked[billing],
  note: notes[billing],
}));

/** What differs between the two ways of billing. */
const amounts = (of: 'price' | 'way' | 'note') =>
  offers.map((offer) => (
    <span key={offer.key} className={`receipt__${offer.billing}`}>
      {`${offer[of]} `}
    </span>
  ));

/**
 * The bill of the main plan. Its options are radios of the form that opens the registration, so that it works without
 * script: the amounts of both are in the HTML, and the checked one shows (receipt.scss). It follows the toggle of the
 * plan cards, and they follow it.
 */
export function PlanReceipt() {
  return (
    <form className="receipt__sheet" action={registerUrl} method="get" target="_blank" rel="noopener">
      <div className="receipt__plan">
        <h2>{plan}</h2> <b>{amounts('price')}</b>
      </div>
      <ul className="receipt__rows">
        {HIRES.map((number) => (
          <li key={number}>
            <svg viewBox="0 0 26 14" aria-hidden="true">
              <path d="M0 0h16v14H0z" />
              <circle cx="19" cy="7" r="7" />
              <path d="M16 .7a7 7 0 0 0 0 12.6z" />
            </svg>
            {hire} {number} <b>{free}</b>
          </li>
        ))}
      </ul>
      <p className="receipt__total">
        {total} <b>{amounts('price')}</b>
      </p>
      <p className="receipt__condition">
        {PRICE_CONDITION}, {amounts('way')}
      </p>
      <p className="receipt__note">{amounts('note')}</p>
      <fieldset>
        <legend className="visually-hidden">{toggle.legend}</legend>
        {offers.map((offer) => (
          <label key={offer.key}>
            <input type="radio" name="plan" value={offer.key} defaultChecked={offer.billing === 'yearly'} />
            {offer.label}
          </label>
        ))}
      </fieldset>{' '}
      <button className="button button--quiet button--wide receipt__start" type="submit">
        {start}
        <span className="visually-hidden">{` (${name}, ${newTab})`}</span>
      </button>
    </form>
  );
}
