import './reason-list.scss';
import type { Reason } from '../../../content/talent/landing.ts';
import { Figure } from '../../common/figure/figure.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** "Kein Anschreiben": an envelope, crossed out. */
function CrossedEnvelope() {
  return (
    <svg className="reason-list__art" viewBox="0 0 120 92" aria-hidden="true">
      <rect className="reason-list__paper" x="4" y="10" width="106" height="74" rx="3" />
      <path className="reason-list__line" d="M7 13h106v74H7zM7 13l53 30 53-30" />
      <path className="reason-list__cross" d="M7 87L113 5" />
    </svg>
  );
}

interface ReasonListProps {
  /** The first one is the main reason: it fills the talent's circle. */
  readonly reasons: readonly Reason[];
}

/** Reasons with one figure each: the first in a large circle, the others as lines next to it. */
export function ReasonList({ reasons }: ReasonListProps) {
  return (
    <ul className="reason-list">
      {reasons.map(({ figure, title, text }, place) => (
        <li key={title}>
          <p className="reason-list__figure">
            <Figure figure={figure} />
            {place === 0 ? <CrossedEnvelope /> : null}
          </p>
          <div>
            <h3>{title}</h3>
            <p>
              <Rich text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
