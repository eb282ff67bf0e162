import './role-profile.scss';
import type { ReactNode } from 'react';
import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import type { JobChapter } from '../../../content/guides/types.ts';
import { DataTable } from '../../common/data-table/data-table.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { TaskList } from '../task-list/task-list.tsx';

/** What a role does, and what it takes. */
export function Craft({ chapter: { tasks, strengths } }: { readonly chapter: JobChapter }) {
  return (
    <div className="role-profile__craft">
      <TaskList tasks={tasks} />
      <div className="role-profile__strengths">
        <h3>{chapterLabels.strengths}</h3>
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
      </div>
    </div>
  );
}

/** A working day, hour by hour. */
export function Day({ chapter }: { readonly chapter: JobChapter }) {
  return (
    <ol className="role-profile__day">
      {chapter.day.map(({ time, text }) => (
        <li key={time}>
          <time>{time}</time> {text}
        </li>
      ))}
    </ol>
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
        cells: [
          definition,
          <>
            <b className="role-profile__label">{columns[1]}: </b>
            {caution}
          </>,
        ],
      }))}
    />
  );
}

/** One part of a profile as the content of a section of its own. */
export function ProfilePart({ children }: { readonly children: ReactNode }) {
  return <div className="role-profile">{children}</div>;
}
