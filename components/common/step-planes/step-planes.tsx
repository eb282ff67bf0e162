import './step-planes.scss';
import type { Actor, Step } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';
import { type Side, StepPicture } from './step-picture.tsx';

interface StepPlanesProps {
  readonly steps: readonly Required<Step>[];
  /** Names of those who act. */
  readonly actors: Readonly<Record<Actor, string>>;
  /** Whose way it is. */
  readonly own: Side;
  /** Number of the first of these steps. */
  readonly first?: number;
}

/** Steps in their order, each a plane with a picture of its own and how long it takes. On phones a window's width each. */
export function StepPlanes({ steps, actors, own, first = 1 }: StepPlanesProps) {
  return (
    <ol className={`step-planes step-planes--${steps.length}`} start={first}>
      {steps.map(({ title, text, duration, actor }, index) => (
        <li key={title} className={`step-planes__step step-planes__step--${first + index}`}>
          <StepPicture own={own} number={first + index} />
          <h3>{title}</h3>
          <p className="step-planes__takes">
            <b>
              <Rich text={duration} />
            </b>{' '}
            {actors[actor]}
          </p>
          <p className="step-planes__text">
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
