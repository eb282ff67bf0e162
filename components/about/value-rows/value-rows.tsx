import './value-rows.scss';
import type { CoreValue } from '../../../content/about.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { ValueArt } from './value-art.tsx';

interface ValueRowsProps {
  readonly values: readonly CoreValue[];
}

/** Values as rows of seven and five columns, sides alternating: the value on paper, its principles on a plane. */
export function ValueRows({ values }: ValueRowsProps) {
  return (
    <ol className="value-rows">
      {values.map(({ id, icon, title, subtitle, description, principles }) => (
        <li key={id} id={id}>
          <div className="value-rows__value">
            <h3>{title}</h3>
            <p className="value-rows__subtitle">{subtitle}</p>
            <p className="value-rows__description">
              <Rich text={description} />
            </p>
          </div>
          <div className="value-rows__plane card">
            <ValueArt icon={icon} />
            <ul>
              {principles.map((principle) => (
                <li key={principle}>{principle}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
