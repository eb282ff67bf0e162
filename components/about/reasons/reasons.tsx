import './reasons.scss';
import type { reasons } from '../../../content/careers.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface ReasonsProps {
  readonly entries: (typeof reasons)['entries'];
}

/** Reasons on one plane, each behind the figure that sums it up. */
export function Reasons({ entries }: ReasonsProps) {
  return (
    <ul className="reasons">
      {entries.map(({ figure, title, text }) => (
        <li key={title}>
          <span className="reasons__figure screen-only" aria-hidden="true">
            {figure}
          </span>
          <h3>{title}</h3>
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
