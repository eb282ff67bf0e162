import './person-card.scss';
import { personCard } from '../../../content/company/concierge.ts';
import { Portrait } from '../../common/portrait/portrait.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** The person one gets, without inventing one. */
export function PersonCard() {
  const { tag, title, rows } = personCard;
  return (
    <div className="person-card">
      <div className="person-card__picture">
        <Portrait variant={4} />
      </div>
      <p className="person-card__tag">{tag}</p>
      <p className="person-card__title">{title}</p>
      <dl className="person-card__rows">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Rich text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
