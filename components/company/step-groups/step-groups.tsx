import '../../common/drawing/drawing.scss';
import './step-groups.scss';
import type { StepGroup } from '../../../content/how-it-works.ts';
import type { Actor } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface StepGroupsProps {
  readonly groups: readonly StepGroup[];
  /** Names of those who act. */
  readonly actors: Readonly<Partial<Record<Actor, string>>>;
}

/** How wide a bar is drawn, and how high. */
const WIDTH = 372;
const HEIGHT = 30;

/** The sum, true to scale: what each step takes at least, and in a paler ink what it takes at most. */
function Bar({ parts }: Pick<StepGroup, 'parts'>) {
  const unit = WIDTH / parts.reduce((sum, { most }) => sum + most, 0);
  return (
    <svg className="step-group__bar screen-only" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {parts.map(({ step, least, most }, index) => {
        const x = parts.slice(0, index).reduce((sum, before) => sum + before.most, 0) * unit;
        return (
          <g key={step}>
            <rect className="step-group__most" x={x} width={most * unit} height={HEIGHT} />
            <rect className="ink-company" x={x} width={least * unit - 1} height={HEIGHT} />
            <text x={x + (least * unit - 1) / 2} y="20" fontSize="14">
              {step}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Steps by what they take together, which is the large figure. */
export function StepGroups({ groups, actors }: StepGroupsProps) {
  return groups.map(({ label, value, first, steps, parts }) => (
    <div key={label} className="step-group">
      <p className="step-group__total">
        <b>{value}</b> {label}
      </p>
      <Bar parts={parts} />
      <ol start={first}>
        {steps.map(({ title, text, duration, actor }, index) => (
          <li key={title}>
            <h3>
              <span aria-hidden="true">{first + index}</span> {title}
            </h3>
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
