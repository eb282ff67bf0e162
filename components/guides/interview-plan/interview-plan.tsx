import '../../common/drawing/drawing.scss';
import './interview-plan.scss';
import { interviewMinutes, minutesLabel, speakerLabels } from '../../../content/guides/interviewfragen.ts';
import type { InterviewSegment, Speaker } from '../../../content/guides/types.ts';
import { Sequence } from '../../common/sequence/sequence.tsx';

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

/** From when to when somebody speaks without a break: all but the parts of the other side. */
function turns(segments: readonly TimedSegment[], other: Speaker): readonly { start: number; minutes: number }[] {
  const spoken: { start: number; minutes: number }[] = [];
  for (const { speaker, start, minutes } of segments) {
    const last = spoken.at(-1);
    if (speaker === other) {
      continue;
    }
    if (last && last.start + last.minutes === start) {
      last.minutes += minutes;
    } else {
      spoken.push({ start, minutes });
    }
  }
  return spoken;
}

/** Whether a title has room in its part of the bar. */
const fits = (title: string, minutes: number): boolean => title.length <= 2 * minutes;

/** Height of the lane of one side; both lanes overlap. */
const LANE = '66%';
/** Where the lower lane begins. */
const TALENT = '34%';

/** Who speaks when: the company's lane is above, the talent's below, and where both speak they overlap. */
function Bar({ segments }: { readonly segments: readonly TimedSegment[] }) {
  const talent = turns(segments, 'company').map(({ start, minutes }) => (
    <rect key={start} x={share(start)} y={TALENT} width={share(minutes)} height={LANE} rx="22" />
  ));
  return (
    <svg className="interview-plan" aria-hidden="true">
      <clipPath id="plan">
        {turns(segments, 'talent').map(({ start, minutes }) => (
          <rect key={start} x={share(start)} width={share(minutes)} height={LANE} />
        ))}
      </clipPath>
      <g className="ink-talent">{talent}</g>
      <g clipPath="url(#plan)">
        <rect className="ink-company" width="100%" height="100%" />
        <g className="ink-both">{talent}</g>
      </g>
      {segments.map(({ id, title, speaker, start, minutes }, index) => (
        <svg
          key={id}
          x={share(start)}
          y={speaker === 'company' ? undefined : TALENT}
          className={speaker === 'talent' ? 'interview-plan__talent' : undefined}
          aria-hidden="true"
        >
          <line y1="-100%" y2="100%" />
          <text>{index + 1}</text>
          {fits(title, minutes) ? <text>{title}</text> : null}
        </svg>
      ))}
    </svg>
  );
}

/** The interview as a bar true to scale, then part by part. */
export function InterviewPlan({ plan }: { readonly plan: readonly InterviewSegment[] }) {
  const segments = withStarts(plan);
  return (
    <>
      <Bar segments={segments} />
      <ul className="interview-plan__key screen-only" aria-hidden="true">
        {Object.values(speakerLabels).map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <Sequence
        actors={speakerLabels}
        steps={segments.map(({ title, text, speaker, start, minutes }) => ({
          title,
          text,
          actor: speaker,
          duration: `${start}–${start + minutes}\u00A0${minutesLabel}`,
        }))}
      />
    </>
  );
}
