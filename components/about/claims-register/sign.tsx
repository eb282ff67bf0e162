import '../../common/drawing/drawing.scss';
import './sign.scss';
import type { ReactNode } from 'react';
import type { ClaimKind } from '../../../content/claims.ts';

/** Cases in a row; as many stand before the one in the middle as behind it. */
const Median = () => (
  <svg className="sign screen-only" viewBox="0 0 700 92" aria-hidden="true">
    {[46, 147, 249, 350, 451, 553, 654].map((x, index) => (
      <circle key={x} className={index === 3 ? 'ink-talent' : undefined} cx={x} cy="46" r="45" />
    ))}
  </svg>
);

/** A week, and somebody at its end. */
const Week = () => (
  <svg className="sign screen-only" viewBox="0 0 700 100" aria-hidden="true">
    <path d="M1 1h698v98H1zM100 1v98M200 1v98M300 1v98M400 1v98M500 1v98" />
    <path className="sign__goal" d="M600 1h99v98h-99z" />
    <circle className="ink-talent" cx="650" cy="50" r="49" />
  </svg>
);

/** A minute: its seconds stand around the figure. The ring is 300 long, five for each, and the first stands at twelve. */
const Minute = () => (
  <svg className="sign sign--minute screen-only" viewBox="-1.5 -1.5 103 103" aria-hidden="true">
    <circle
      cx="50"
      cy="50"
      r="47.746"
      strokeWidth="7"
      strokeDasharray="0.8 4.2"
      strokeDashoffset="2.5"
      transform="rotate(2.52 50 50)"
    />
  </svg>
);

const SIGNS: Readonly<Partial<Record<ClaimKind, () => ReactNode>>> = { Median, Ziel: Week, Richtwert: Minute };

/** What a kind of figure means, with the first of its kind. */
export function Sign({ kind }: { readonly kind: ClaimKind }) {
  const Shapes = SIGNS[kind];
  return Shapes ? <Shapes /> : null;
}
