import './role-day.scss';
import type { JobChapter } from '../../../content/guides/types.ts';

/** Minutes since midnight of `08:30`. */
const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

/** A working day to scale: an entry is as high as the quarters of an hour until the next one. The last is its end. */
export function RoleDay({ chapter: { day, dayKey } }: { readonly chapter: JobChapter }) {
  return (
    <div className="role-day">
      <p className="role-day__key screen-only" aria-hidden="true">
        {dayKey}
      </p>
      <ol>
        {day.map(({ time, text, talks }, index) => {
          const next = day[index + 1];
          return (
            <li
              key={time}
              className={talks ? 'role-day__talk' : undefined}
              data-quarters={next ? (minutes(next.time) - minutes(time)) / 15 : undefined}
            >
              <time>{time}</time>{' '}
              <span>
                {text} {talks ? <span className="role-day__said">({dayKey})</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
