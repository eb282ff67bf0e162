import '../../common/drawing/drawing.scss';
import './interview-plan.scss';
import { interviewMinutes, minutesLabel, speakerLabels } from '../../../content/guides/interviewfragen.ts';
import type { InterviewSegment, Speaker } from '../../../content/guides/types.ts';

interface TimedSegment extends InterviewSegment {
  /** Minutes after the beginning. */
  readonly start: number;
}

/** Adds to each part when it starts. */
function withStarts(plan: readonly InterviewSegment[]): readonly TimedSegment[] {
  let start = 0;
  return plan.map((segment) => {
    const timed = { ...segment, start };
    start += segment.minutes;
    return timed;
  });
}

/** Minutes as a share of the bar: lengths in per cent keep it true to scale at every width, and its corners round. */
const share = (minutes: number): string => `${+((100 * minutes) / interviewMinutes).toFixed(2)}%`;

interface BlockProps {
  readonly speaker: Speaker;
  /** Minutes after the beginning. */
  readonly start?: number;
  readonly minutes?: number;
  readonly label?: number;
}

/** Companies are square, talents round, both together dark: shape and colour of the whole site. */
function Block({ speaker, start = 0, minutes = interviewMinutes, label }: BlockProps) {
  return (
    <g className={`ink-${speaker}`}>
      <rect x={share(start)} width={share(minutes)} height="100%" {...(speaker === 'talent' && { rx: 22 })} />
      {label ? (
        <text x={share(start + minutes / 2)} y="50%" dy=".35em">
          {label}
        </text>
      ) : null}
    </g>
  );
}

function Legend() {
  return (
    <dl className="interview-plan__legend">
      <dt>{speakerLabels.legend}</dt>
      {(['company', 'talent', 'both'] as const).map((speaker) => (
        <dd key={speaker}>
          <svg aria-hidden="true">
            <Block speaker={speaker} />
          </svg>
          {speakerLabels[speaker]}
        </dd>
      ))}
    </dl>
  );
}

/** The interview as a bar true to scale, then part by part. The list says all that the bar shows. */
export function InterviewPlan({ plan }: { readonly plan: readonly InterviewSegment[] }) {
  const segments = withStarts(plan);
  return (
    <div className="interview-plan">
      <svg className="interview-plan__bar" aria-hidden="true">
        {segments.map(({ id, speaker, start, minutes }) => (
          <Block key={id} speaker={speaker} start={start} minutes={minutes} label={minutes} />
        ))}
      </svg>
      <Legend />
      <ol className="interview-plan__list">
        {segments.map(({ id, start, minutes, speaker, title, text }) => (
          <li key={id}>
            <p className="interview-plan__time">
              {`${start}–${start + minutes}\u00A0`}
              <span>{minutesLabel}</span>
            </p>
            <h3>{title}</h3>
            <p className="interview-plan__speaker">{speakerLabels[speaker]}</p>
            <p className="interview-plan__text">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
