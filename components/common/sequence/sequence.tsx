import './sequence.scss';
import type { ReactNode } from 'react';
import type { Actor, Step } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';
import type { ShapeProps } from './shape.tsx';

interface SequenceProps {
  readonly steps: readonly Step[];
  /** `ledger`: a ruled row each, what it takes at its right. `columns`: numbered paragraphs, two side by side. */
  readonly look?: 'ledger' | 'columns';
  /** Names of those who act. */
  readonly actors?: Readonly<Partial<Record<Actor, string>>>;
  /** Holds each step's number in the shape of its actor; without it, numerals are plain. */
  readonly shape?: (props: ShapeProps) => ReactNode;
}

interface ItemProps extends Pick<SequenceProps, 'actors' | 'shape'> {
  readonly step: Step;
  readonly number: number;
}

function Item({ step: { title, text, duration, actor }, number, actors, shape: Shape }: ItemProps) {
  return (
    <li>
      {actor && Shape ? <Shape kind={actor} number={number} /> : null}
      <h3>{title}</h3>
      {duration ? (
        <p className="sequence__duration">
          <Rich text={duration} />
        </p>
      ) : null}
      {actor && actors ? <p className="sequence__actor">{actors[actor]}</p> : null}
      <p className="sequence__text">
        <Rich text={text} />
      </p>
    </li>
  );
}

/** Steps in their order: number, title, text, and what each one takes. */
export function Sequence({ steps, look = 'ledger', actors, shape }: SequenceProps) {
  return (
    <ol className={`sequence sequence--${look}`}>
      {steps.map((step, index) => (
        <Item key={step.title} step={step} number={index + 1} {...(actors && { actors })} {...(shape && { shape })} />
      ))}
    </ol>
  );
}
