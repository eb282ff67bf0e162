import '../drawing/drawing.scss';
import './overlap.scss';
import type { ReactNode } from 'react';

interface OverlapProps {
  /** Class of the picture, and id of its clip path. */
  readonly name: string;
  readonly viewBox: string;
  /** Path of the company's rectangle. */
  readonly company: string;
  readonly talent: { readonly cx: number; readonly cy: number; readonly r: number };
  readonly children?: ReactNode;
}

/** A company's rectangle, a talent's circle, and what both have in common; the guide's motif on top. */
export function Overlap({ name, viewBox, company, talent: { cx, cy, r }, children }: OverlapProps) {
  return (
    <svg className={`overlap ${name}`} viewBox={viewBox} aria-hidden="true">
      <clipPath id={name}>
        <path d={company} />
      </clipPath>
      <path className="ink-company" d={company} />
      <circle className="ink-talent" cx={cx} cy={cy} r={r} />
      <circle className="ink-both" cx={cx} cy={cy} r={r} clipPath={`url(#${name})`} />
      {children}
    </svg>
  );
}
