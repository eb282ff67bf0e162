import './tip-list.scss';
import type { RoleTips as RoleTipsData } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { RoleChapter } from '../role-chapters/role-chapters.tsx';
import { Importance } from './importance.tsx';

interface RoleTipsProps {
  readonly role: RoleId;
  readonly tips: RoleTipsData;
}

/** The chapter of a role in the talents' guide: tips, the weightiest first. */
export function RoleTips({ role, tips: { heading, text, tips } }: RoleTipsProps) {
  return (
    <RoleChapter role={role} heading={heading} text={text}>
      <ol className="tip-list">
        {tips.map(({ id, importance, title, text: tip }) => (
          <li key={id} className={`importance--${importance}`}>
            <Importance level={importance} />
            <h3>{title}</h3>
            <p>
              <Rich text={tip} />
            </p>
          </li>
        ))}
      </ol>
    </RoleChapter>
  );
}
