import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import { rolePath } from '../../../content/guides/labels.ts';
import type { JobChapter } from '../../../content/guides/types.ts';
import { type RoleId, roles } from '../../../content/roles.ts';
import { SectionLink } from '../../common/section-link/section-link.tsx';
import { RoleChapter } from '../role-chapters/role-chapters.tsx';
import { Pay } from './pay.tsx';
import { Craft, Day } from './role-parts.tsx';

/** The chapter of a role in the job descriptions. */
export function RoleProfile({ role, chapter }: { readonly role: RoleId; readonly chapter: JobChapter }) {
  return (
    <RoleChapter role={role} heading={chapter.heading} text={chapter.text}>
      <div className="role-profile">
        <Pay role={roles[role]} text={chapter.pay} models={chapter.models} />
        <Craft chapter={chapter} />
        <Day chapter={chapter} title={chapterLabels.day} />
      </div>
      <SectionLink link={{ href: rolePath(role), label: chapterLabels.more(roles[role].name) }} />
    </RoleChapter>
  );
}
