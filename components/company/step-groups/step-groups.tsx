import './step-groups.scss';
import type { StepGroup } from '../../../content/how-it-works.ts';
import type { Actor } from '../../../content/types.ts';
import { StepPlanes } from '../../common/step-planes/step-planes.tsx';

interface StepGroupsProps {
  readonly groups: readonly StepGroup[];
  /** Names of those who act. */
  readonly actors: Readonly<Record<Actor, string>>;
}

/** All of a bar, in percent. */
const WHOLE = 100;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const percent = (share: number): string => `${+share.toFixed(2)}%`;

/** The sum, true to scale: what each step takes at most. One that takes no time is a line between two parts. */
function Bar({ parts, most }: Pick<StepGroup, 'parts' | 'most'>) {
  const times = parts.map((part) => part.most);
  const unit = WHOLE / sum(times);
  return (
    <div className="step-group__bar screen-only">
      <svg aria-hidden="true">
        {parts.map(({ step }, index) => {
          const time = times[index] ?? 0;
          const x = unit * sum(times.slice(0, index));
          const width = unit * time;
          return (
            <g key={step} className={`step-group__part-${step}`}>
              {time > 0 ? <rect x={percent(x)} width={percent(width)} height="100%" /> : null}
              <text x={percent(x + width / 2)} y="-8">
                {step}
              </text>
            </g>
          );
        })}
        {parts.map(({ step }, index) => {
          const x = percent(unit * sum(times.slice(0, index)));
          return times[index] === 0 ? <line key={step} x1={x} x2={x} y1="-6" y2="100%" /> : null;
        })}
      </svg>
      <p aria-hidden="true">{most}</p>
    </div>
  );
}

/** Steps by what they take together, which is the large figure. */
export function StepGroups({ groups, actors }: StepGroupsProps) {
  return groups.map(({ label, value, first, steps, parts, most, note }) => (
    <div key={label} className="step-group">
      <p className="step-group__total">
        <b>{value}</b> {label}
      </p>
      {note ? <p className="step-group__note">{note}</p> : null}
      <Bar parts={parts} most={most} />
      <StepPlanes steps={steps} actors={actors} own="company" first={first} />
    </div>
  ));
}
