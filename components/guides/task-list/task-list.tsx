import './task-list.scss';
import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** What a role does, as short points. */
export const TaskList = ({ tasks }: { readonly tasks: readonly RichText[] }) => (
  <div>
    <h3>{chapterLabels.tasks}</h3>
    <ul className="task-list">
      {tasks.map((task) => (
        <li key={task}>
          <Rich text={task} />
        </li>
      ))}
    </ul>
  </div>
);
