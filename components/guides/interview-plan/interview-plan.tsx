import '../../common/drawing/drawing.scss';
import './interview-plan.scss';
import { interviewMinutes, minutesLabel, speakerLabels } from '../../../content/guides/interviewfragen.ts';
import type { InterviewSegment, Speaker } from '../../../content/guides/types.ts';
import { withoutInvisible } from '../../../content/typography.ts';
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

/** Breadth of the lane of one side; both lanes overlap. */
const LANE = '66%';
/** At the edge of a window the talent's lane goes on, so that its corners are round only where it ends. */
const LANE_BEYOND = '100%';
/** Where the talent's lane begins. */
const TALENT = '34%';

/** The minutes of a part whose title has room on one line, and large. */
const WIDE = 7;

const linesOf = (title: string, minutes: number): readonly string[] =>
  minutes < WIDE ? title.replace('\u00AD', '-\u00AD').split(/[ \u00AD]/) : [title];

interface BarProps {
  readonly segments: readonly TimedSegment[];
  /** Wide windows have time run to the right, narrow ones down. */
  readonly run: 'right' | 'down';
}

/** Who speaks when: the company's lane comes first, then the talent's, and where both speak they overlap. */
function Bar({ segments, run }: BarProps) {
  const isDown = run === 'down';
  /** Along the time, and across it. */
  const at = (start: number, lane?: string) => (isDown ? { x: lane, y: share(start) } : { x: share(start), y: lane });
  const turn = ({ start, minutes }: Pick<TimedSegment, 'start' | 'minutes'>, lane?: string) => ({
    ...at(start, lane),
    ...(isDown
      ? { width: lane ? LANE_BEYOND : LANE, height: share(minutes) }
      : { width: share(minutes), height: LANE }),
  });
  const talent = turns(segments, 'company').map((spoken) => (
    <rect key={spoken.start} {...turn(spoken, TALENT)} rx="22" />
  ));
  return (
    <svg className={`interview-plan interview-plan--${run}`} aria-hidden="true">
      <clipPath id={`plan-${run}`}>
        {turns(segments, 'talent').map((spoken) => (
          <rect key={spoken.start} {...turn(spoken)} />
        ))}
      </clipPath>
      <g className="ink-talent">{talent}</g>
      <g clipPath={`url(#plan-${run})`}>
        <rect className="ink-company" width="100%" height="100%" />
        <g className="ink-both">{talent}</g>
      </g>
      {segments.map(({ id, title, speaker, start, minutes }) => (
        <svg
          key={id}
          {...at(start, speaker === 'company' ? undefined : TALENT)}
          className={`interview-plan__${speaker}${minutes < WIDE ? '' : ' interview-plan__wide'}`}
          aria-hidden="true"
        >
          <line {...(isDown ? { x1: '-100%', x2: '100%' } : { y1: '-100%', y2: '100%' })} />
          <text>
            {start}–{start + minutes}{' '}
            {isDown && speaker === 'company' ? (
              // Three minutes are one line high.
              <tspan dx="0.5em">{withoutInvisible(title)}</tspan>
            ) : (
              linesOf(title, minutes).map((line, index) => (
                <tspan key={line} x="0" dy={index ? '1.1em' : '1.3em'}>
                  {line}
                </tspan>
              ))
            )}
          </text>
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
      <Bar segments={segments} run="right" />
      <Bar segments={segments} run="down" />
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
