import './value-rows.scss';
import type { CoreValue } from '../../../content/about.ts';
import { type Ink, inkCard } from '../../common/ink-card/ink-card.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { ValueArt } from './value-art.tsx';

interface ValueRowsProps {
  readonly values: readonly CoreValue[];
}

const INKS: readonly Ink[] = ['company', 'talent', 'both'];

/** Values as planes in the three inks, each with its principles. */
export function ValueRows({ values }: ValueRowsProps) {
  return (
    <ol className="value-rows">
      {values.map(({ id, icon, title, subtitle, description, principles }, index) => (
        <li key={id} id={id} className={inkCard(INKS[index] ?? 'company')}>
          <div>
            <h3>{title}</h3>
            <p>{subtitle}</p>
            <p>
              <Rich text={description} />
            </p>
          </div>
          <ValueArt icon={icon} />
          <ul>
            {principles.map((principle) => (
              <li key={principle}>{principle}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
