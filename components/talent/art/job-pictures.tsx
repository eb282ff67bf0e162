import type { ReactNode } from 'react';

/** What the companies of the sample jobs sell, drawn on the circle over their houses: a clock, a message, the sun above solar panels. */
const DETAILS = [
  'M12 4v7l4 3M-14 14h8m-8 5h8M30 14h8m-8 5h8',
  'M6.5 14h2m2.5 0h2m2.5 0h2M-14 14h8m-8 5h8M30 14h8m-8 5h8',
  'M-20 14h64M-20 19h64M-12 9v15M-4 9v15M4 9v15M12 9v15M20 9v15M28 9v15M36 9v15',
];

/** The picture of each sample job: the company's house, and a circle that is dark where they overlap. Phones show the middle alone. */
export const JOB_PICTURES: readonly ReactNode[] = DETAILS.map((detail) => (
  <svg key={detail} className="sample-card__drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M-20 9h64v15h-64z" />
    <circle fill="var(--rosa)" cx="12" cy="11" r="9" />
    <path fill="var(--nacht)" d="M3 9a9.2 9.2 0 1 0 18 0z" />
    <path fill="none" stroke="var(--minze)" strokeWidth="1.5" d={detail} />
  </svg>
));
