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

interface BlockProps {
  /** Its number in the list below. */
  readonly step: number;
  readonly speaker: Speaker;
  /** Minutes after the beginning. */
  readonly start: number;
  readonly minutes: number;
}

/** Companies are square, talents round, both together dark: shape and colour of the whole site. */
const Block = ({ step, speaker, start, minutes }: BlockProps) => (
  <g className={`ink-${speaker}`}>
    <rect x={share(start)} width={share(minutes)} height="100%" {...(speaker === 'talent' && { rx: 12 })} />
    <text x={share(start + minutes / 2)} y="50%" dy=".35em">
      {step}
    </text>
  </g>
);

/** The interview as a bar true to scale, then part by part: who speaks is the mark below each title. */
export function InterviewPlan({ plan }: { readonly plan: readonly InterviewSegment[] }) {
  const segments = withStarts(plan);
  return (
    <>
      <svg className="interview-plan" aria-hidden="true">
        {segments.map(({ id, speaker, start, minutes }, index) => (
          <Block key={id} step={index + 1} speaker={speaker} start={start} minutes={minutes} />
        ))}
      </svg>
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
