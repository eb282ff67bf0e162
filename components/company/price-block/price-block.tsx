import './price-block.scss';
import { priceCard, refund } from '../../../content/company/concierge.ts';
import { ButtonLink } from '../../common/button/button.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** Both amounts, their terms and the button; the refund rule beside them. */
export function PriceBlock() {
  const { title, setup, monthly, condition, items, button } = priceCard;
  return (
    <div className="price-block">
      <div className="price-block__offer">
        <h3>{title}</h3>
        <dl className="price-block__amounts">
          {[monthly, setup].map(({ amount, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="price-block__condition">{condition}</p>
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
        <ButtonLink href={button.href} wide>
          {button.label}
        </ButtonLink>
      </div>
      <div className="price-block__refund">
        <h3>{refund.title}</h3>
        <p>
          <Rich text={refund.text} />
        </p>
      </div>
    </div>
  );
}
