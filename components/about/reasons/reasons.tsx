import './reasons.scss';
import type { reasons } from '../../../content/careers.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface ReasonsProps {
  readonly entries: (typeof reasons)['entries'];
}

/** Reasons on one plane, each a large line. */
export function Reasons({ entries }: ReasonsProps) {
  return (
    <ul className="reasons">
      {entries.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
