import '../../common/drawing/drawing.scss';
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
/** A step that takes no time has a slit of its own, narrower than that of the shortest. */
const SLIT = 4;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const percent = (share: number): string => `${+share.toFixed(2)}%`;

/** The sum, true to scale: what each step takes at most. */
function Bar({ parts, most }: Pick<StepGroup, 'parts' | 'most'>) {
  const times = parts.map((part) => part.most);
  const unit = (WHOLE - SLIT * times.filter((time) => time === 0).length) / sum(times);
  const widths = times.map((time) => time * unit || SLIT);
  return (
    <div className="step-group__bar screen-only">
      <svg aria-hidden="true">
        {parts.map(({ step }, index) => {
          const x = sum(widths.slice(0, index));
          const width = widths[index] ?? 0;
          return (
            <g key={step} className={times[index] ? `step-group__part-${step}` : 'step-group__instant'}>
              <rect className="ink-company" x={percent(x)} width={percent(width)} height="100%" />
              <text x={percent(x + width / 2)} y="50%" dy="0.36em">
                {step}
              </text>
            </g>
          );
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
