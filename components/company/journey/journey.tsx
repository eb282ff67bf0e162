import './journey.scss';
import { Fragment } from 'react';
import { journey, journeyIntro } from '../../../content/company/concierge.ts';
import { Rich } from '../../common/rich/rich.tsx';

const DAYS = [0, 1, 2, 3, 4, 5, 6, 7];
const LAST_DAY = 7;
const PITCH = 28;

const cells = (days: readonly number[]): string => days.map((day) => `M${day * PITCH} 1h24v18h-24z`).join('');

interface StripProps {
  readonly days: readonly [number, number];
}

/** The step's days among all eight. The last one, the interview, is where rectangle and circle meet. */
function Strip({ days: [from, to] }: StripProps) {
  const isMeeting = from === LAST_DAY;
  return (
    <svg className="journey__strip" viewBox="0 0 220 20" aria-hidden="true">
      <path className="journey__days" d={cells(DAYS.filter((day) => day < from || day > to))} />
      <path className="journey__step" d={cells(DAYS.filter((day) => day >= from && day <= to))} />
      {isMeeting ? (
        <>
          <circle className="journey__talent" cx="221" cy="10" r="9" />
          <path className="journey__match" d="M220 1.1a9 9 0 0 0 0 17.8z" />
        </>
      ) : null}
    </svg>
  );
}

/** The 7-day journey: numbered steps, each with its days to scale (spec §2). */
export function Journey() {
  return (
    <>
      <p className="journey-axis" aria-hidden="true">
        <span>{journeyIntro.axis}</span>{' '}
        {DAYS.map((day) => (
          <Fragment key={day}>
            <span>{day}</span>{' '}
          </Fragment>
        ))}
      </p>
      <ol className="journey">
        {journey.map(({ number, title, duration, days, description }) => (
          <li key={number}>
            <span className="journey__number" aria-hidden="true">
              {number}
            </span>
            <h3>{title}</h3>
            <p className="journey__text">
              <Rich text={description} />
            </p>
            <p className="journey__duration">{duration}</p>
            <Strip days={days} />
          </li>
        ))}
      </ol>
      <p className="journey-note">
        <Rich text={journeyIntro.note} />
      </p>
    </>
  );
}
