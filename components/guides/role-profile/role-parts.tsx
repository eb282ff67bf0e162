import './role-profile.scss';
import './role-craft.scss';
import type { ReactNode } from 'react';
import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import type { JobChapter } from '../../../content/guides/types.ts';
import { DataTable } from '../../common/data-table/data-table.tsx';
import { Overlap } from '../../common/overlap/overlap.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { TaskList } from '../task-list/task-list.tsx';

/** The request from the window's edge, and the call that reaches it minutes later. The strengths say the same in words. */
function Callback({ times: [request, call] }: { readonly times: NonNullable<JobChapter['callback']> }) {
  return (
    <div className="role-profile__callback screen-only">
      <Overlap
        name="callback"
        viewBox="0 0 860 290"
        company="M-1200 55H600v180H-1200z"
        talent={{ cx: 715, cy: 145, r: 145 }}
      >
        <text x="-4" y="190" fontSize="126">
          {request}
        </text>
        <text x="640" y="182" fontSize="104">
          {call}
        </text>
      </Overlap>
    </div>
  );
}

/** What a company asks for, a rectangle, and what a talent brings along, a round card that reaches over it. */
export function Craft({ chapter: { tasks, strengths, callback } }: { readonly chapter: JobChapter }) {
  return (
    <>
      {callback ? <Callback times={callback} /> : null}
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
    </>
  );
}

/** A definition that divides is a fraction; read out or on paper it is still a sentence. */
function Definition({ text }: { readonly text: string }) {
  const [above = '', below] = text.split(chapterLabels.divided);
  if (below === undefined) return text;
  return (
    <span className="role-profile__fraction">
      <span>{above}</span>
      <span className="role-profile__prose">{chapterLabels.divided}</span>
      <span>
        {below.slice(0, -1)}
        <span className="role-profile__prose">{below.at(-1)}</span>
      </span>
    </span>
  );
}

/** What a role can be measured by: how it is counted, and how it misleads. */
export function Measured({ chapter }: { readonly chapter: JobChapter }) {
  const { caption, corner, columns } = chapterLabels.metrics;
  return (
    <DataTable
      caption={<span className="visually-hidden">{caption}</span>}
      corner={corner}
      columns={columns.map((head) => ({ id: head, head }))}
      rows={chapter.metrics.map(({ name, definition, caution }) => ({
        id: name,
        head: <dfn>{name}</dfn>,
        cells: [
          <Definition key="definition" text={definition} />,
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
