import './rail.scss';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';
import { Shape } from './shape.tsx';

interface RailProps {
  /** The station of each is the shape of its actor; without actors it is a large number. */
  readonly steps: readonly Step[];
  /** On desktops the stations are as large as the drawings of the page, and as plain. */
  readonly large?: boolean;
}

/** A few steps on one rail: one's own shape first, then the other side's, and at the end the match of both. */
export function Rail({ steps, large = false }: RailProps) {
  const look = steps.some(({ actor }) => actor) ? large && ' rail--large' : ' rail--numbers';
  return (
    <ol className={`rail${look || ''}`}>
      {steps.map(({ title, duration, text, actor }, index) => (
        <li key={title}>
          {actor ? <Shape kind={actor} number={index + 1} outlined={!large} /> : null}
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
