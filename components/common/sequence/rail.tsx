import './rail.scss';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';
import { Shape } from './shape.tsx';

interface RailProps {
  /** Each has the shape of its actor. */
  readonly steps: readonly Step[];
}

/** A few steps on one rail: one's own shape first, then the other side's, and at the end the match of both. */
export function Rail({ steps }: RailProps) {
  return (
    <ol className="rail">
      {steps.map(({ title, duration, text, actor }, index) => (
        <li key={title}>
          {actor ? <Shape kind={actor} number={index + 1} /> : null}
          {duration ? (
            <p className="rail__duration">
              <Rich text={duration} />
            </p>
          ) : null}
          <h3>{title}</h3>
          <p className="rail__text">
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
