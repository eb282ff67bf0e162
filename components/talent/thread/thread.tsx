import './thread.scss';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** What follows the match, as the chat that it opens: bubbles of company and talent in turn, each over the end of the last. */
export const Thread = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className="thread">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>
          <Rich text={text} />
        </p>
      </li>
    ))}
  </ol>
);
