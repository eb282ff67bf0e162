import './privacy-states.scss';
import type { PrivacyState, PrivacyStateId } from '../../../content/talent/landing.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** Shoulders and head of a talent whose circle has its centre at 0/0. */
const BUST = 'M-46 50a46 42 0 0 1 92 0a68 68 0 0 1-92 0z';

/**
 * Three distances: no line at all, a line that reaches a covered face, an overlap. The styles know the usual sizes and
 * inks: a company's square, the line printed next to it, a talent's circle. Only what differs has a class.
 */
const DRAWINGS: Readonly<Record<PrivacyStateId, React.ReactNode>> = {
  verborgen: (
    <>
      <rect x="24" y="66" />
      <rect x="27" y="69" />
      <circle className="privacy-states__dashed" cx="236" cy="106" />
      <circle className="privacy-states__shackle" cx="236" cy="92" />
      <rect className="privacy-states__lock" x="208" y="94" />
      <circle className="privacy-states__hole" cx="236" cy="117" />
    </>
  ),
  vorschau: (
    <>
      <path className="privacy-states__line" d="M107 106h50" />
      <rect x="24" y="66" />
      <rect x="27" y="69" />
      <g transform="translate(222 106)">
        <circle className="privacy-states__pale" />
        <path d={BUST} />
        <circle className="privacy-states__head" cy="-18" />
        <path className="privacy-states__mask" d="M-40-30h80v22h-80z" />
        <circle className="privacy-states__line" cx="3" cy="3" />
      </g>
    </>
  ),
  sichtbar: (
    <>
      <rect x="52" y="56" />
      <circle cx="188" cy="106" />
      <path className="privacy-states__match" d="M142 56h5a5 5 0 0 1 5 5v90a5 5 0 0 1-5 5h-5a68 68 0 0 1 0-100z" />
      <rect x="55" y="59" />
      <g transform="translate(202 106)">
        <path className="privacy-states__body" d="M-44 62a44 44 0 0 1 80-12a68 68 0 0 1-80 12z" />
        <circle className="privacy-states__skin" cy="-16" />
        <path className="privacy-states__hair" d="M-26-20a26 26 0 0 1 52 0c-14 2-23-4-28-12-3 8-12 13-24 12z" />
        <circle className="privacy-states__line" cx="-11" cy="3" />
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
          <svg viewBox="0 28 320 156" aria-hidden="true">
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
