import './sequence.scss';
import type { Actor, Rich as RichText, Step } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';
import { Shape } from './shape.tsx';

interface SequenceProps {
  readonly steps: readonly Step[];
  /** `ledger`: a ruled row each, what it takes at its right. `columns`: numbered paragraphs, two side by side. */
  readonly look?: 'ledger' | 'columns';
  /** Names of those who act. With them each step has a mark below its title. */
  readonly actors?: Readonly<Partial<Record<Actor, string>>>;
  /** Sums, below a double rule. */
  readonly totals?: readonly { readonly label: string; readonly value: string }[];
  readonly note?: RichText;
}

interface ItemProps extends Pick<SequenceProps, 'actors'> {
  readonly step: Step;
}

function Item({ step: { title, text, duration, actor }, actors }: ItemProps) {
  return (
    <li>
      <h3>{title}</h3>
      {duration ? (
        <p className="sequence__duration">
          <Rich text={duration} />
        </p>
      ) : null}
      {actor && actors ? (
        <p className="sequence__mark">
          <Shape kind={actor} />
          {actors[actor]}
        </p>
      ) : null}
      <p className="sequence__text">
        <Rich text={text} />
      </p>
    </li>
  );
}

/** Steps in their order: number, title, text, and what each one takes. */
export function Sequence({ steps, look = 'ledger', actors, totals, note }: SequenceProps) {
  return (
    <>
      <ol className={`sequence sequence--${look}`}>
        {steps.map((step) => (
          <Item key={step.title} step={step} {...(actors && { actors })} />
        ))}
      </ol>
      {totals ? (
        <dl className="sequence-totals">
          {totals.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {note ? (
        <p className="note">
          <Rich text={note} />
        </p>
      ) : null}
    </>
  );
}
