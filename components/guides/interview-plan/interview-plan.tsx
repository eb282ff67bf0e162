import '../../common/drawing/drawing.scss';
import './interview-plan.scss';
import { minutesLabel, speakerLabels } from '../../../content/guides/interviewfragen.ts';
import type { InterviewSegment, Speaker } from '../../../content/guides/types.ts';

interface LanesProps {
  readonly id: string;
  readonly speaker: Speaker;
  /** The talent's lane begins here, or ends: there its corners are round. */
  readonly begins: boolean;
  readonly ends: boolean;
}

/** A part of the lanes: the company's comes from the window's edge, and where both speak the talent's lies over it. */
function Lanes({ id, speaker, begins, ends }: LanesProps) {
  // What reaches beyond the picture is cut: those corners are square.
  const talent = (
    <rect
      x="28%"
      y={begins ? 0 : '-100%'}
      width="72%"
      height={begins && ends ? '100%' : begins || ends ? '200%' : '300%'}
      rx="22"
    />
  );
  return (
    <svg className="interview-plan__lanes screen-only" aria-hidden="true">
      {speaker === 'talent' ? null : <rect className="ink-company" x="-900%" width="974%" height="100%" />}
      {speaker === 'company' ? null : <g className="ink-talent">{talent}</g>}
      {speaker === 'both' ? (
        <>
          <clipPath id={`plan-${id}`}>
            <rect width="74%" height="100%" />
          </clipPath>
          <g className="ink-both" clipPath={`url(#plan-${id})`}>
            {talent}
          </g>
        </>
      ) : null}
    </svg>
  );
}

/** The interview as a bar that runs down, true to scale where the texts next to it leave it room: who speaks when, and what about. */
export function InterviewPlan({ plan }: { readonly plan: readonly InterviewSegment[] }) {
  let start = 0;
  return (
    <ol className="interview-plan">
      {plan.map(({ id, title, text, speaker, minutes }, index) => {
        const from = start;
        start += minutes;
        return (
          <li
            key={id}
            className={`interview-plan__part interview-plan__part--${speaker} interview-plan__part--${minutes}`}
          >
            <Lanes
              id={id}
              speaker={speaker}
              begins={plan[index - 1]?.speaker === 'company'}
              ends={plan[index + 1]?.speaker === 'company'}
            />
            <h3>{title}</h3>
            <p className="interview-plan__time">
              <b>
                {from}–{start}&nbsp;{minutesLabel}
              </b>{' '}
              {speakerLabels[speaker]}
            </p>
            <p className="interview-plan__text">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
