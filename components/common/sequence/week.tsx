import '../drawing/drawing.scss';
import './week.scss';
import type { WeekEntry, WeekIntro } from '../../../content/how-it-works.ts';
import { Figure } from '../figure/figure.tsx';
import { Rich } from '../rich/rich.tsx';

/** `2–4` → `2-4`, `7+` → `7`: the day's numbers as part of a class name, which places it on the scale. */
const place = (day: string): string => (day.match(/\d+/g) ?? []).join('-');

interface WeekProps extends Pick<WeekIntro, 'dayLabel' | 'goal'> {
  readonly entries: readonly WeekEntry[];
}

/**
 * A week true to scale: every entry is as long as its days.
 * The strip steps down like stairs, so that a single day has room for its text too; on a phone it runs down the window's edge.
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
        {entries.map(({ day, title, text, isMatch }) => (
          <li key={day} className={`week__entry week__entry--${place(day)}${isMatch ? ' week__entry--match' : ''}`}>
            <p className="week__day">
              <span>{dayLabel}</span> {day}
            </p>
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
