import '../drawing/drawing.scss';
import type { ReactNode } from 'react';

export type WayId = 'jobboerse' | 'social-ads' | 'headhunter' | 'doppelja';

/** The company: a square of 52 in its box; where nothing cuts it there, it comes from outside of the window. */
const company = <path className="ink-company" d="M-800 12H44v52H-800z" />;

/** The same where it fills the drawing: it takes half of the circle. */
const LARGE_COMPANY = 'M-800 3h905v70h-905z';

const circles = (centres: readonly (readonly [number, number])[], r: number): string =>
  centres.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('');

/** Twelve apply, one of them sells. */
const crowd = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [73 + column * 20, 16 + row * 22] as const));

const DRAWINGS: Readonly<Record<WayId, ReactNode>> = {
  jobboerse: (
    <>
      {company}
      <path
        className="method-cards__others"
        d={circles(
          crowd.filter((_, index) => index !== 6),
          8,
        )}
      />
      <circle className="ink-talent" cx="113" cy="38" r="10" />
    </>
  ),
  'social-ads': (
    <>
      {company}
      <path className="outline" d="M64 26a20 20 0 0 1 0 24M77 18a32 32 0 0 1 0 40M90 10a44 44 0 0 1 0 56" />
      <circle className="ink-talent" cx="131" cy="38" r="9" />
    </>
  ),
  headhunter: (
    <>
      {company}
      <path d="M44 36h70v4H44zM74 18l20 20-20 20-20-20z" />
      <circle className="ink-talent" cx="122" cy="38" r="18" />
    </>
  ),
  doppelja: (
    <>
      <clipPath id="way-drawing-company">
        <path d={LARGE_COMPANY} />
      </clipPath>
      <path className="ink-company" d={LARGE_COMPANY} />
      <circle className="ink-talent" cx="105" cy="38" r="35" />
      <circle className="ink-both" cx="105" cy="38" r="35" clipPath="url(#way-drawing-company)" />
    </>
  ),
};

interface WayDrawingProps {
  readonly id: WayId;
}

/** How company (square) and talent (circle) meet on this way: through a crowd, on air, by a broker, directly. */
export function WayDrawing({ id }: WayDrawingProps) {
  return (
    <svg viewBox="-8 0 150 76" aria-hidden="true">
      {DRAWINGS[id]}
    </svg>
  );
}
