import '../../common/button/button.scss';
import './openings.scss';
import { apply, applyHref, columnLabels, type Opening } from '../../../content/careers.ts';
import { filled } from '../../../content/site.ts';
import { inkCard } from '../../common/ink-card/ink-card.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { departments } from './department-art.tsx';

interface OpeningsProps {
  readonly openings: readonly Opening[];
}

/** `CMO (m/w/d)`: what stands in brackets is smaller. */
function Title({ text }: { readonly text: string }) {
  const [name, genders] = text.split(/\s(?=\()/);
  return (
    <h4>
      {name} <small>{genders}</small>
    </h4>
  );
}

function Mail() {
  return (
    <svg className="openings__mail screen-only" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 4h20v16H2zM2 5l10 8 10-8" />
    </svg>
  );
}

/** An opening. Its department is seen as the name of its group. Its link opens an e-mail that has its subject already. */
function Entry({
  opening: { id, title, department, type, location, description, pay },
}: {
  readonly opening: Opening;
}) {
  return (
    <li id={id}>
      <Title text={title} />
      <dl>
        {(
          [
            ['department', department],
            ['location', location],
            ['type', type],
            ['pay', filled(pay)],
          ] as const
        ).map(([label, text]) => (
          <div key={label} className={label === 'department' ? 'visually-hidden' : undefined}>
            <dt>{columnLabels[label]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Rich text={description} />
      </p>
      <a className="button" href={applyHref(title)}>
        <span>
          {apply}
          <span className="visually-hidden">: {title}</span>
        </span>
        <Mail />
      </a>
    </li>
  );
}

/** Openings by what they are about: a panel for each department. */
export function Openings({ openings }: OpeningsProps) {
  const groups = [...new Set(openings.map(({ group }) => group))];
  return (
    <div className="openings">
      {groups.map((name) => (
        <div key={name} className={`openings__group ${inkCard(departments[name].ink)}`}>
          <h3>{name}</h3>
          <svg className="openings__art screen-only" viewBox="0 0 218 160" aria-hidden="true">
            {departments[name].art}
          </svg>
          <ul>
            {openings
              .filter(({ group }) => group === name)
              .map((opening) => (
                <Entry key={opening.id} opening={opening} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
