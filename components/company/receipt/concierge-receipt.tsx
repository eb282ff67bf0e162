import './receipt.scss';
import './stamp.scss';
import { person, priceCard } from '../../../content/company/concierge.ts';
import { Portrait } from '../../common/portrait/portrait.tsx';

/** The bill of the Concierge, with the refund rule stamped on it. */
export function ConciergeReceipt() {
  const { title, setup, monthly, condition, stamp, total } = priceCard;
  return (
    <div className="receipt__sheet receipt__sheet--stamped">
      <h2>{title}</h2>
      <dl className="receipt__rows">
        {[setup, monthly].map(({ amount, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="receipt__total">
        {total.label} <b>{total.amount}</b>
      </p>
      <p className="receipt__condition">{condition}</p>
      <div className="receipt__person">
        <Portrait variant={4} />
        <p>
          {person.label} <b>{person.value}</b>
        </p>
      </div>
      <p className="receipt__stamp">
        <span>{stamp}</span>
      </p>
    </div>
  );
}
