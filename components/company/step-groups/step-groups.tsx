import './step-groups.scss';
import type { StepGroup } from '../../../content/how-it-works.ts';
import type { Actor } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Shape } from '../../common/sequence/shape.tsx';

interface StepGroupsProps {
  readonly groups: readonly StepGroup[];
  /** Names of those who act. */
  readonly actors: Readonly<Partial<Record<Actor, string>>>;
}

/** Steps by what they take together, which is the large figure. */
export function StepGroups({ groups, actors }: StepGroupsProps) {
  return groups.map(({ label, value, first, steps }) => (
    <div key={label} className="step-group">
      <p className="step-group__total">
        <b>{value}</b> {label}
      </p>
      <ol start={first}>
        {steps.map(({ title, text, duration, actor }, index) => (
          <li key={title}>
            <Shape kind={actor} number={first + index} />
            <h3>{title}</h3>
            <p className="step-group__takes">
              <b>
                <Rich text={duration} />
              </b>{' '}
              {actors[actor]}
            </p>
            <p className="step-group__text">
              <Rich text={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  ));
}
