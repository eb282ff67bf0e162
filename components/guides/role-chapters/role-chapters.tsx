import './role-chapters.scss';
import './role-ink.scss';
import type { ReactNode } from 'react';
import { guideLabels, type RoleIndexEntry } from '../../../content/guides/labels.ts';
import type { RoleId } from '../../../content/roles.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface RoleChaptersProps {
  readonly index: readonly RoleIndexEntry[];
  /** One {@link RoleChapter} per role, in the order of the index. */
  readonly children: ReactNode;
}

/**
 * The three chapters of a guide below their index, which stays in view. Where the browser can follow them, the index
 * marks the one below it; no script does.
 */
export function RoleChapters({ index, children }: RoleChaptersProps) {
  return (
    <div className="role-chapters wrap">
      <nav className="role-index" aria-label={guideLabels.roles}>
        <ul>
          {index.map(({ role, name, note }) => (
            <li key={role}>
              <a className="role-index__link" href={`#${role}`}>
                <b>{name}</b> <span>{note}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

interface RoleChapterProps {
  readonly role: RoleId;
  readonly heading: string;
  readonly text: string;
  /** Below its heading. */
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
}

/** A chapter; the role's id is its anchor. */
export function RoleChapter({ role, heading, text, drawing, children }: RoleChapterProps) {
  return (
    <section id={role} className={`role-chapter role-ink role-ink--${role}`} aria-labelledby={`${role}-titel`}>
      <div className="role-chapter__head">
        <h2 id={`${role}-titel`}>{heading}</h2>
        <p className="role-chapter__lead">
          <Rich text={text} />
        </p>
        {drawing}
      </div>
      {children}
    </section>
  );
}
