import './rail.scss';
import type { ReactNode } from 'react';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

export interface StepArtProps {
  /** Of the step, from 1; stands in its drawing. */
  readonly number: number;
}

interface RailProps {
  readonly steps: readonly Step[];
  /** Draws each step, with its number. */
  readonly art: (props: StepArtProps) => ReactNode;
}

/** A few steps on one rail: one's own shape first, and at the end the match of both. */
export function Rail({ steps, art: Art }: RailProps) {
  return (
    <ol className="rail">
      {steps.map(({ title, duration, text }, index) => (
        <li key={title}>
          <Art number={index + 1} />
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
