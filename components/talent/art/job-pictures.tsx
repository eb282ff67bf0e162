import type { ReactNode } from 'react';

/** The companies of the sample jobs: a tower with a clock, two gables with a message, solar panels with the sun above them. */
const COMPANIES = [
  { house: 'M-6 9h36V2h13v22h-65V14h16z', detail: 'M12 4v9l5 3M33 7h7m-7 5h7m-7 5h7' },
  {
    house: 'M-22 24V11l11-9 9 7h28l9-7 11 9v13z',
    detail: 'M5.5 15h3m2 0h3m2 0h3M-14 13h6m-6 5h6M32 13h6m-6 5h6',
  },
  { house: 'M-22 24l8-15h52l8 15z', detail: 'M-18 17h60M-4 9l-4 15M6 9l-1 15M18 9l1 15M28 9l4 15' },
];

/** The picture of each sample job: the company's house, and a circle that is dark where they overlap. Phones show the middle alone. */
export const JOB_PICTURES: readonly ReactNode[] = COMPANIES.map(({ house, detail }) => (
  <svg key={house} className="sample-card__drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d={house} />
    <circle fill="var(--rosa)" cx="12" cy="12" r="12" />
    <path fill="var(--nacht)" d="M.4 9a12 12 0 1 0 23.2 0z" />
    <path fill="none" stroke="var(--minze)" strokeWidth="1.5" d={detail} />
  </svg>
));
