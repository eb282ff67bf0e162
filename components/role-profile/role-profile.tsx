import './role-profile.scss';
import type { ReactNode } from 'react';
import { chapterLabels } from '../../content/guides/jobbeschreibung.ts';
import type { JobChapter } from '../../content/guides/types.ts';
import { type RoleId, roles } from '../../content/roles.ts';
import { JobAd } from '../job-ad/job-ad.tsx';
import { Rich } from '../rich/rich.tsx';
import { RoleChapter } from '../role-chapters/role-chapters.tsx';
import { Metrics } from './metrics.tsx';
import { Pay } from './pay.tsx';

function Part({
  name,
  title,
  children,
}: {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`role-profile__${name}`}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** The chapter of a role in the job descriptions. */
export function RoleProfile({ role, chapter }: { readonly role: RoleId; readonly chapter: JobChapter }) {
  const { heading, text, tasks, strengths, models, day, metrics, pay, ad } = chapter;
  return (
    <RoleChapter role={role} heading={heading} text={text}>
      <div className="role-profile">
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
              {strengths.map(({ title, text: strength }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    <Rich text={strength} />
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
        </div>
        <Pay role={roles[role]} text={pay} models={models} />
        <Part name="day" title={chapterLabels.day}>
          <ol>
            {day.map(({ time, text: entry }) => (
              <li key={time}>
                <time>{time}</time>
                {entry}
              </li>
            ))}
          </ol>
        </Part>
        <Part name="metrics" title={chapterLabels.metrics}>
          <Metrics metrics={metrics} />
        </Part>
      </div>
      <JobAd role={role} ad={ad} />
    </RoleChapter>
  );
}
