import '../../common/drawing/drawing.scss';
import './first-week.scss';
import type { ReactNode } from 'react';
import type { journeyIntro, Leg } from '../../../content/company/concierge.ts';
import { Figure } from '../../common/figure/figure.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** The profiles of the shortlist, as many as on its sheet: those that get a yes, and the others. */
const YES = 'M73.5 0a15 15 0 1 1-.1 0zM15 39a15 15 0 1 1-.1 0zM73.5 78a15 15 0 1 1-.1 0z';
const NO = 'M34.5 0a15 15 0 1 1-.1 0zM54 39a15 15 0 1 1-.1 0zM93 39a15 15 0 1 1-.1 0zM34.5 78a15 15 0 1 1-.1 0z';

/** What one side hands to the other, on the ground of the one that gets it. */
const DRAWINGS: Readonly<Record<NonNullable<Leg['hands']>, ReactNode>> = {
  job: (
    <>
      <path className="first-week__job" d="M10 0h88v108H10z" />
      <path className="first-week__lines" d="M26 26h38M26 48h56M26 70h56" />
    </>
  ),
  shortlist: <path className="ink-talent" d={YES + NO} />,
  answers: (
    <>
      <path className="ink-talent" d={YES} />
      <path className="outline" d={NO} />
      <path className="first-week__lines" d="M66.5 15l5 6 10-12M8 54l5 6 10-12M66.5 93l5 6 10-12" />
    </>
  ),
  match: (
    <>
      <path className="ink-company" d="M0 10h64v88H0z" />
      <circle className="ink-talent" cx="64" cy="54" r="44" />
      <path className="ink-both" d="M64 10a44 44 0 0 0 0 88z" />
    </>
  ),
};

interface FirstWeekProps extends Pick<typeof journeyIntro, 'dayLabel' | 'goal'> {
  readonly legs: readonly Leg[];
}

/**
 * Who has the work: each side has the width of the page while it does, and hands something over to the other one.
 * The reader's side is the section's ground, ours a plane.
 */
export function FirstWeek({ dayLabel, goal, legs }: FirstWeekProps) {
  return (
    <div className="first-week">
      {legs.map(({ who, hands, steps }) => (
        <div key={steps[0]?.day} className={`first-week__leg first-week__leg--${who.isReader ? 'you' : 'we'}`}>
          <p className="first-week__who">{who.name}</p>
          <ul>
            {steps.map(({ day, title, text }) => (
              <li key={day}>
                <p className="first-week__day">
                  {dayLabel} {day}
                </p>
                <h3>{title}</h3>
                <p>
                  <Rich text={text} />
                </p>
              </li>
            ))}
          </ul>
          {hands ? (
            <div className="first-week__hands">
              <svg viewBox="0 0 108 108" aria-hidden="true">
                {DRAWINGS[hands]}
              </svg>
            </div>
          ) : (
            <p className="first-week__goal">
              <b>
                <Figure figure={goal.figure} />
              </b>{' '}
              {goal.label}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
