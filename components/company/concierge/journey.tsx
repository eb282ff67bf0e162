import '../../common/drawing/drawing.scss';
import './journey.scss';
import { journey, journeyIntro } from '../../../content/company/concierge.ts';
import { Sequence } from '../../common/sequence/sequence.tsx';

const DAYS = [0, 1, 2, 3, 4, 5, 6, 7];
const LAST_DAY = 7;
const PITCH = 28;

const cells = (days: readonly number[]): string => days.map((day) => `M${day * PITCH} 1h24v18h-24z`).join('');

interface StripProps {
  readonly days: readonly [number, number];
}

/** The step's days among all eight. The last one, the interview, is where rectangle and circle meet. */
function Strip({ days: [from, to] }: StripProps) {
  return (
    <svg className="journey" viewBox="0 0 232 20" aria-hidden="true">
      <path className="journey__days" d={cells(DAYS.filter((day) => day < from || day > to))} />
      <path className="journey__step" d={cells(DAYS.filter((day) => day >= from && day <= to))} />
      {from === LAST_DAY ? (
        <>
          <circle className="ink-talent" cx="221" cy="10" r="9" />
          <path className="ink-both" d="M220 1.1a9 9 0 0 0 0 17.8z" />
        </>
      ) : null}
    </svg>
  );
}

/** The 7-day journey: numbered steps, each with its days to scale (spec §2). */
export function Journey() {
  const steps = journey.map(({ title, duration, days, description }) => ({
    title,
    duration,
    text: description,
    drawing: <Strip days={days} />,
  }));
  return <Sequence steps={steps} note={journeyIntro.note} />;
}
