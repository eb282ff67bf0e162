import './task-list.scss';
import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** What a role does, as short points. On phones they open. */
export const TaskList = ({ tasks }: { readonly tasks: readonly RichText[] }) => (
  <div className="task-list">
    <h3>{chapterLabels.tasks}</h3>
    <details>
      <summary>{chapterLabels.tasks}</summary>
      <ul>
        {tasks.map((task) => (
          <li key={task}>
            <Rich text={task} />
          </li>
        ))}
      </ul>
    </details>
  </div>
);
