import '../../common/entry-list/entry-list.scss';
import './openings.scss';
import { applyHref, applyLabel, columnLabels, type Opening } from '../../../content/careers.ts';
import { filled } from '../../../content/site.ts';
import { ButtonLink } from '../../common/button/button.tsx';
import { Icon } from '../../common/icon/icon.tsx';
import { Rich } from '../../common/rich/rich.tsx';

interface OpeningsProps {
  readonly openings: readonly Opening[];
}

/** `CMO (m/w/d)`: what stands in brackets is smaller. */
function Title({ text }: { readonly text: string }) {
  const [name, genders] = text.split(/\s(?=\()/);
  return (
    <h3>
      {name} <small>{genders}</small>
    </h3>
  );
}

/** Openings, a rule apart. The link opens an e-mail that has its subject already. */
export function Openings({ openings }: OpeningsProps) {
  return (
    <ul className="openings entry-list">
      {openings.map(({ id, title, department, type, location, description, pay }) => (
        <li key={id} id={id}>
          <Title text={title} />
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
          <dl className="openings__pay">
            <dt>{columnLabels.pay}: </dt>
            <dd>{filled(pay)}</dd>
          </dl>
          <p>
            <Rich text={description} />
          </p>
          <ButtonLink href={applyHref(title)} tone="quiet" size="small">
            <span>
              {applyLabel}
              <span className="visually-hidden">: {title}</span>
            </span>
            <Icon name="mail" />
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
