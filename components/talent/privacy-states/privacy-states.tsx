import '../../common/drawing/drawing.scss';
import './privacy-states.scss';
import type { PrivacyState, PrivacyStateId } from '../../../content/talent/landing.ts';
import { Rich } from '../../common/rich/rich.tsx';

/**
 * One stage, three moments: the company's square comes along the ground to the talent's circle. The styles know the usual
 * sizes and inks: the square, the line printed next to it, the circle. Only what differs has a class.
 */
const DRAWINGS: Readonly<Record<PrivacyStateId, React.ReactNode>> = {
  verborgen: (
    <>
      <rect className="ink-company" x="-40" />
      <rect className="outline" x="-37" />
      <g transform="translate(236 92)">
        <circle className="outline privacy-states__dashed" />
        <circle className="privacy-states__shackle" cy="-14" />
        <rect className="privacy-states__ink privacy-states__lock" x="-28" />
        <circle className="privacy-states__pale privacy-states__hole" cy="11" />
      </g>
    </>
  ),
  vorschau: (
    <>
      <rect className="ink-company" x="38" />
      <rect className="outline" x="41" />
      <path className="outline" d="M141 92h27" />
      <g transform="translate(236 92)">
        <circle className="privacy-states__pale" />
        <path className="ink-talent" d="M-46 50a46 42 0 0 1 92 0a68 68 0 0 1-92 0z" />
        <circle className="ink-talent privacy-states__head" cy="-18" />
        <path className="privacy-states__ink" d="M-40-30h80v22h-80z" />
        <circle className="outline" cx="3" cy="3" />
      </g>
    </>
  ),
  sichtbar: (
    <>
      <rect className="ink-company" x="104" />
      <circle className="privacy-states__pale" cx="236" cy="92" />
      <path className="ink-both" d="M176 60h28v92a68 68 0 0 1-28-92z" />
      <rect className="outline" x="107" />
      <g transform="translate(250 92)">
        <path className="ink-company" d="M-44 62a44 44 0 0 1 80-12a68 68 0 0 1-80 12z" />
        <circle className="ink-talent privacy-states__head" cy="-16" />
        <path className="privacy-states__ink" d="M-26-20a26 26 0 0 1 52 0c-14 2-23-4-28-12-3 8-12 13-24 12z" />
        <circle className="outline" cx="-11" cy="3" />
      </g>
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
          <svg viewBox="0 0 320 160" aria-hidden="true">
            {DRAWINGS[id]}
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
