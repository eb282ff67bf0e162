import '../drawing/drawing.scss';
import './week.scss';
import type { WeekEntry, WeekIntro } from '../../../content/how-it-works.ts';
import { Figure } from '../figure/figure.tsx';
import { Rich } from '../rich/rich.tsx';

/** `2–4` → `2-4`, `7+` → `7`: the day's numbers as part of a class name, which places it on the scale. */
const place = (day: string): string => (day.match(/\d+/g) ?? []).join('-');

/** Both speak, each in its shape; or the company's sheet, with the talent's tick. */
const Sign = ({ kind }: { readonly kind: NonNullable<WeekEntry['sign']> }) =>
  kind === 'talk' ? (
    <svg className="week__sign" viewBox="0 0 84 44" aria-hidden="true">
      <path className="ink-company" d="M0 0h40v32H16L6 43V32H0z" />
      <path className="ink-talent" d="M78.5 28.2L82 43l-14.3-7.1A18 18 0 1 1 78.5 28.2z" />
    </svg>
  ) : (
    <svg className="week__sign" viewBox="0 0 56 44" aria-hidden="true">
      <path className="ink-company" d="M0 0h34v44H0zM6 9v4h22V9zM6 18v4h14v-4z" />
      <circle className="ink-talent" cx="40" cy="28" r="16" />
      <path className="week__tick" d="M32 28l6 6 11-13" />
    </svg>
  );

interface WeekProps extends Pick<WeekIntro, 'dayLabel' | 'goal'> {
  readonly entries: readonly WeekEntry[];
}

/**
 * A week true to scale: every entry is as long as its days.
 * The strip steps down like stairs, so that a single day has room for its text too; on a phone it runs downwards.
 */
export function Week({ dayLabel, entries, goal }: WeekProps) {
  return (
    <div className="week">
      {goal ? (
        <p className="week__goal">
          <b>
            <Figure figure={goal.figure} />
          </b>{' '}
          {goal.label}
        </p>
      ) : null}
      <ol>
        {entries.map(({ day, title, text, isMatch, sign }) => (
          <li key={day} className={`week__entry week__entry--${place(day)}${isMatch ? ' week__entry--match' : ''}`}>
            <p className="week__day">
              <span>{dayLabel}</span> {day}
            </p>
            {sign ? <Sign kind={sign} /> : null}
            <div className="week__text">
              <h3>{title}</h3>
              <p>
                <Rich text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
