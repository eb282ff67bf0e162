import './reason-list.scss';
import type { ReactNode } from 'react';
import type { Reason } from '../../../content/types.ts';
import { Figure } from '../figure/figure.tsx';
import { Rich } from '../rich/rich.tsx';

interface ReasonListProps {
  /** The first one is the main reason: it fills the shape of the side that reads. */
  readonly reasons: readonly Reason[];
  /** A drawing next to the figure of the main reason. */
  readonly art?: ReactNode;
}

/** Reasons with one figure each: the first large, in the reader's shape, the others as lines next to it. */
export function ReasonList({ reasons, art }: ReasonListProps) {
  return (
    <ul className="reason-list">
      {reasons.map(({ figure, title, text, condition }, place) => (
        <li key={title}>
          <p className="reason-list__figure">
            <Figure figure={figure} />
            {place === 0 ? art : null}
          </p>
          <div>
            <h3>{title}</h3>
            <p>
              <Rich text={text} />
            </p>
            {condition ? (
              <p>
                <Rich text={condition} />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
