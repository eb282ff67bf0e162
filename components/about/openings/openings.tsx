import './openings.scss';
import { applyHref, applyLabel, columnLabels, type Opening } from '../../../content/careers.ts';
import { filled } from '../../../content/site.ts';
import { ButtonLink } from '../../common/button/button.tsx';
import { Icon } from '../../common/icon/icon.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** The head of the columns, for the eye only: every row names its own values. */
function Head() {
  return (
    <div className="openings__row openings__row--head" aria-hidden="true">
      <span>{columnLabels.title}</span> <span>{columnLabels.department}</span> <span>{columnLabels.type}</span>{' '}
      <span>{columnLabels.location}</span>
    </div>
  );
}

interface OpeningsProps {
  readonly openings: readonly Opening[];
}

/** Openings as a ruled list, one row each. The button opens an e-mail that has its subject already. */
export function Openings({ openings }: OpeningsProps) {
  return (
    <div className="openings">
      <Head />
      <ul>
        {openings.map(({ id, icon, title, department, type, location, description, pay, subject }) => (
          <li key={id} id={id} className="openings__row">
            <h3>
              <Icon name={icon} />
              {title}
            </h3>
            <dl>
              <div>
                <dt>{columnLabels.department}</dt>
                <dd>{department}</dd>
              </div>
              <div>
                <dt>{columnLabels.type}</dt>
                <dd>{type}</dd>
              </div>
              <div>
                <dt>{columnLabels.location}</dt>
                <dd>{location}</dd>
              </div>
            </dl>
            <p className="openings__description">
              <Rich text={description} />{' '}
              <b>
                {columnLabels.pay}: {filled(pay)}
              </b>
            </p>
            <div className="openings__apply">
              <ButtonLink href={applyHref(subject)} tone="quiet" size="small">
                {applyLabel}
                <span className="visually-hidden">: {title}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
