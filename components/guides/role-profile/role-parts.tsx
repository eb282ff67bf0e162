import './role-profile.scss';
import type { ReactNode } from 'react';
import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import type { JobChapter } from '../../../content/guides/types.ts';
import { DataTable } from '../../common/data-table/data-table.tsx';
import { Rich } from '../../common/rich/rich.tsx';

interface PartProps {
  readonly name: 'tasks' | 'strengths' | 'day' | 'metrics';
  /** Left out where the section around it has the heading. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function Part({ name, title, children }: PartProps) {
  return (
    <div className={`role-profile__${name}`}>
      {title ? <h3>{title}</h3> : null}
      {children}
    </div>
  );
}

/** What a role does, and what it takes. */
export function Craft({ chapter: { tasks, strengths } }: { readonly chapter: JobChapter }) {
  return (
    <div className="role-profile__craft">
      <Part name="tasks" title={chapterLabels.tasks}>
        <ul>
          {tasks.map((task) => (
            <li key={task}>
              <Rich text={task} />
            </li>
          ))}
        </ul>
      </Part>
      <Part name="strengths" title={chapterLabels.strengths}>
        <dl>
          {strengths.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Rich text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

interface DayProps {
  readonly chapter: JobChapter;
  readonly title?: string;
}

/** A working day, hour by hour. */
export function Day({ chapter, title }: DayProps) {
  return (
    <Part name="day" title={title}>
      <ol>
        {chapter.day.map(({ time, text }) => (
          <li key={time}>
            <time>{time}</time> {text}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** What a role can be measured by: how it is counted, and how it misleads. */
export function Measured({ chapter }: { readonly chapter: JobChapter }) {
  const { caption, corner, columns } = chapterLabels.metrics;
  return (
    <DataTable
      caption={caption}
      corner={corner}
      columns={columns.map((head) => ({ id: head, head }))}
      rows={chapter.metrics.map(({ name, definition, caution }) => ({
        id: name,
        head: <dfn>{name}</dfn>,
        cells: [definition, caution],
      }))}
    />
  );
}

/** One part of a profile as the content of a section of its own. */
export function ProfilePart({ children }: { readonly children: ReactNode }) {
  return <div className="role-profile">{children}</div>;
}
