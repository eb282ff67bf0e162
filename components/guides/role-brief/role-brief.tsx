import './role-brief.scss';
import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import { rolePath } from '../../../content/guides/labels.ts';
import type { JobChapter } from '../../../content/guides/types.ts';
import { payRange, payUnit, type RoleId, roles } from '../../../content/roles.ts';
import { VARIANT_OF } from '../../common/portrait/people.ts';
import { Portrait } from '../../common/portrait/portrait.tsx';
import { SectionLink } from '../../common/section-link/section-link.tsx';
import { RoleChapter } from '../role-chapters/role-chapters.tsx';
import { TaskList } from '../task-list/task-list.tsx';

/** The chapter of a role in the overview: its pay, tasks and strengths. The rest stands on the page of the role. */
export function RoleBrief({ role, chapter }: { readonly role: RoleId; readonly chapter: JobChapter }) {
  const { name, payNote, strengths } = roles[role];
  return (
    <RoleChapter role={role} heading={chapter.heading} text={chapter.text}>
      <div className="role-brief">
        <div className="role-brief__facts">
          <p className="role-brief__pay">
            <b>{payRange(roles[role])}</b>{' '}
            <span>
              {payUnit} <strong>{payNote}</strong>
            </span>
          </p>
          <div>
            <h3>{chapterLabels.strengths}</h3>
            <ul className="role-brief__strengths">
              {strengths.map((strength) => (
                <li key={strength}>{strength}</li>
              ))}
            </ul>
          </div>
        </div>
        <TaskList tasks={chapter.tasks} />
      </div>
      <SectionLink link={{ href: rolePath(role), label: chapterLabels.more(name) }} />
      <div className="role-chapter__person">
        <Portrait variant={VARIANT_OF[role]} />
      </div>
    </RoleChapter>
  );
}
