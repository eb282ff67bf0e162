import type { ReactNode } from 'react';

/** The companies of the sample jobs: a tower with a clock, two gables with a message, solar panels with the sun above them. */
const COMPANIES = [
  { house: 'M-6 9h36V2h13v22h-65V14h16z', detail: 'M12 4v7l4 3M33 7h7m-7 5h7m-7 5h7' },
  {
    house: 'M-22 24V11l11-9 9 7h28l9-7 11 9v13z',
    detail: 'M7 14h2m2 0h2m2 0h2M-14 13h6m-6 5h6M32 13h6m-6 5h6',
  },
  { house: 'M-22 24l8-15h52l8 15z', detail: 'M-18 17h60M-4 9l-4 15M6 9l-1 15M18 9l1 15M28 9l4 15' },
];

/** The picture of each sample job: the company's house, and a circle that is dark where they overlap. Phones show the middle alone. */
export const JOB_PICTURES: readonly ReactNode[] = COMPANIES.map(({ house, detail }) => (
  <svg key={house} className="sample-card__drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d={house} />
    <circle fill="var(--rosa)" cx="12" cy="11" r="9" />
    <path fill="var(--nacht)" d="M3 9a9.2 9.2 0 1 0 18 0z" />
    <path fill="none" stroke="var(--minze)" strokeWidth="1.5" d={detail} />
  </svg>
));
