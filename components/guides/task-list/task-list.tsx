import './task-list.scss';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** What a role does, as short points. */
export const TaskList = ({ tasks }: { readonly tasks: readonly RichText[] }) => (
  <ul className="task-list">
    {tasks.map((task) => (
      <li key={task}>
        <Rich text={task} />
      </li>
    ))}
  </ul>
);
