import '../../common/drawing/drawing.scss';
import './privacy-states.scss';
import type { PrivacyState, PrivacyStateId } from '../../../content/talent/landing.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** The square stays, the circle comes closer: a dashed one next to it, one that touches it, one that overlaps it. */
const CIRCLES: Readonly<Record<PrivacyStateId, React.ReactNode>> = {
  verborgen: (
    <circle className="outline" vectorEffect="non-scaling-stroke" strokeDasharray="6 5" cx="152" cy="48" r="47" />
  ),
  vorschau: <circle className="ink-talent" cx="144" cy="48" r="48" />,
  sichtbar: (
    <>
      <circle className="ink-talent" cx="96" cy="48" r="48" />
      <path className="ink-both" d="M96 0a48 48 0 0 0 0 96z" />
    </>
  ),
};

interface PrivacyStatesProps {
  readonly states: readonly PrivacyState[];
}

/** The three levels of visibility, from hidden to visible: company and talent come closer with each. */
export function PrivacyStates({ states }: PrivacyStatesProps) {
  return (
    <ol className="privacy-states">
      {states.map(({ id, title, when, sees }) => (
        <li key={id}>
          <svg viewBox={`0 0 ${id === 'sichtbar' ? 144 : 200} 96`} aria-hidden="true">
            <path className="ink-company" d="M0 0h96v96H0z" />
            {CIRCLES[id]}
          </svg>
          <div>
            <h3>{title}</h3>
            <p>{when}</p>
            <p>
              <Rich text={sees} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
