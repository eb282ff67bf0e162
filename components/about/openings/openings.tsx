import './openings.scss';
import { applyHref, applyLabel, columnLabels, type Opening } from '../../../content/careers.ts';
import { filled } from '../../../content/site.ts';
import { ButtonLink } from '../../common/button/button.tsx';
import { Icon } from '../../common/icon/icon.tsx';
import { type Ink, inkCard } from '../../common/ink-card/ink-card.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface OpeningsProps {
  readonly openings: readonly Opening[];
}

/** The openings come in pairs, side by side: a plane each. */
const INKS: readonly Ink[] = ['talent', 'talent', 'company', 'company', 'pale', 'both'];

/** Openings as planes. The button opens an e-mail that has its subject already. */
export function Openings({ openings }: OpeningsProps) {
  return (
    <ul className="openings ink-cards">
      {openings.map(({ id, icon, title, department, type, location, description, pay, subject }, index) => (
        <li key={id} id={id} className={inkCard(INKS[index] ?? 'pale')}>
          <h3>
            <Icon name={icon} />
            {title}
          </h3>
          <dl>
            {(
              [
                ['department', department],
                ['type', type],
                ['location', location],
              ] as const
            ).map(([label, text]) => (
              <div key={label}>
                <dt className="visually-hidden">{columnLabels[label]}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Rich text={description} />{' '}
            <b>
              {columnLabels.pay}: {filled(pay)}
            </b>
          </p>
          <ButtonLink href={applyHref(subject)} tone="quiet" size="small">
            {applyLabel}
            <span className="visually-hidden">: {title}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
