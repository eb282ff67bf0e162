import './rail.scss';
import './shape.scss';
import type { ReactNode } from 'react';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';
import type { ShapeProps } from './shape.tsx';

interface RailProps {
  readonly steps: readonly Step[];
  /** Draws each step, with its number. */
  readonly shape: (props: ShapeProps) => ReactNode;
}

/** A few steps on one rail: one's own shape first, and at the end the match of both. */
export function Rail({ steps, shape: Shape }: RailProps) {
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
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
