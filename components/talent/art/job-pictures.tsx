import type { ReactNode } from 'react';

/** What the companies of the sample jobs sell, cut out of their square: a clock, a speech bubble, the sun. */
const OUTLINES = [
  'M12 3a9 9 0 1 0 .1 0zM11 6h2v5h4v2h-6z',
  'M3 12v9h9a9 9 0 1 0-9-9z',
  'M12 3a9 9 0 1 0 .1 0zM3 11h18v2H3zm0 4h18v2H3z',
];

/** The picture of each sample job. */
export const JOB_PICTURES: readonly ReactNode[] = OUTLINES.map((outline) => (
  <svg key={outline} className="sample-card__drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d={`M0 0h24v24H0z${outline}`} />
  </svg>
));
