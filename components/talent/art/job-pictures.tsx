import type { ReactNode } from 'react';

/** Three square holes in a row, counter-clockwise. */
const HOLES = 'v4h4v-4zm6 0v4h4v-4zm6 0v4h4v-4z';

/**
 * What the companies of the sample jobs sell: a wristwatch, a message, a field of solar panels. The middle alone is seen on
 * phones.
 */
const OUTLINES = [
  `M12 2a10 10 0 1 1-.1 0zM11 5v8l5 3 1-1.5L13 12V5zM-40 6H5v12h-45zM19 6h45v12H19zM28 10${HOLES}`,
  `M-14 2h52v14H16l-6 6v-6h-24zM4 7${HOLES}`,
  `M19 0a5 5 0 1 1-.1 0zM-52 18${'m22-6h20v5h-20zm0 6h20v6h-20z'.repeat(4)}`,
];

/** The picture of each sample job. */
export const JOB_PICTURES: readonly ReactNode[] = OUTLINES.map((outline) => (
  <svg key={outline} className="sample-card__drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d={outline} />
  </svg>
));
