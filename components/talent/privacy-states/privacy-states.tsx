import '../../common/drawing/drawing.scss';
import './privacy-states.scss';
import type { PrivacyState, PrivacyStateId } from '../../../content/talent/landing.ts';
import { Rich } from '../../common/rich/rich.tsx';

const square = { y: 60, width: 100, height: 110, rx: 5 };
const line = { ...square, y: 63, className: 'outline' };

/** One stage, three moments: the company's square comes along the ground to the talent's circle. */
const DRAWINGS: Readonly<Record<PrivacyStateId, React.ReactNode>> = {
  verborgen: (
    <>
      <rect className="ink-company" x="8" {...square} />
      <rect x="11" {...line} />
      <g transform="translate(236 92)">
        <circle className="outline" strokeDasharray="3 7" r="68" />
        <circle className="privacy-states__shackle" cy="-14" r="21" />
        <rect fill="currentcolor" x="-28" y="-12" width="56" height="46" rx="5" />
        <circle className="privacy-states__pale" cy="11" r="6" />
      </g>
    </>
  ),
  vorschau: (
    <>
      <rect className="ink-company" x="40" {...square} />
      <rect x="43" {...line} />
      <path className="outline" d="M143 92h25" />
      <g transform="translate(236 92)">
        <circle className="privacy-states__pale" r="68" />
        <path className="ink-talent" d="M-46 50a46 42 0 0 1 92 0a68 68 0 0 1-92 0z" />
        <circle className="ink-talent" cy="-18" r="26" />
        <path fill="currentcolor" d="M-40-30h80v22h-80z" />
        <circle className="outline" cx="3" cy="3" r="68" />
      </g>
    </>
  ),
  sichtbar: (
    <>
      <rect className="ink-company" x="104" {...square} />
      <circle className="privacy-states__pale" cx="236" cy="92" r="68" />
      <path className="ink-both" d="M176 60h28v92a68 68 0 0 1-28-92z" />
      <rect x="107" {...line} />
      <g transform="translate(250 92)">
        <path className="ink-company" d="M-44 61a40 46 0 0 1 78-13a68 68 0 0 1-78 13z" />
        <circle className="ink-talent" cy="-16" r="26" />
        <path fill="currentcolor" d="M-26-20a26 26 0 0 1 52 0c-14 2-23-4-28-12-3 8-12 13-24 12z" />
        <circle className="outline" cx="-11" cy="3" r="68" />
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
