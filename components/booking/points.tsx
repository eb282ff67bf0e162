import './points.scss';
import type { Entry } from '../../content/types.ts';
import { Rich } from '../common/rich/rich.tsx';

/** Short rows, each with its label. */
export const Points = ({ points }: { readonly points: readonly Entry[] }) => (
  <dl className="points">
    {points.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>
          <Rich text={text} />
        </dd>
      </div>
    ))}
  </dl>
);
