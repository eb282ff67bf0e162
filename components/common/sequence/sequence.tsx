import './sequence.scss';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

interface SequenceProps {
  readonly steps: readonly Step[];
}

/** Numbered paragraphs, two side by side. */
export function Sequence({ steps }: SequenceProps) {
  return (
    <ol className="sequence">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="sequence__text">
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
