import '../../common/drawing/drawing.scss';
import '../../common/sequence/shape.scss';
import './process.scss';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface Drawing {
  /** How wide the drawing is. All have one scale. */
  readonly width: number;
  /** Where the middle of the circle is. In the last step it is that of the rectangle. */
  readonly circle: number;
  /** Who acts, and where the step's number stands in their shape. */
  readonly actor: 'company' | 'talent' | 'both';
  readonly number: number;
}

const DRAWINGS: readonly Drawing[] = [
  { width: 180, circle: 142, actor: 'talent', number: 142 },
  { width: 154, circle: 116, actor: 'company', number: 38 },
  { width: 117, circle: 79, actor: 'both', number: 58.5 },
  { width: 76, circle: 38, actor: 'both', number: 38 },
];

interface ApproachProps {
  readonly drawing: Drawing;
  /** From 1. */
  readonly step: number;
}

/** The two shapes of a step, its number in the shape of who acts, and below them the distance that is left. */
function Approach({ drawing: { width, circle, actor, number }, step }: ApproachProps) {
  const isMatch = circle === 38;
  return (
    <svg className="shape" viewBox={`0 0 ${width} 102`} aria-hidden="true">
      {step === 1 ? (
        <path className="outline" strokeDasharray="7 5" d="M1 1h74v74H1z" />
      ) : (
        <rect className="ink-company" width="76" height="76" />
      )}
      <circle className={isMatch ? 'ink-both' : 'ink-talent'} cx={circle} cy="38" r="38" />
      {actor === 'both' && !isMatch ? <path className="ink-both" d="M76 .1A38 38 0 0 0 76 75.9z" /> : null}
      <text className={`shape__on-${actor}`} x={number} y="50" fontSize="34">
        {step}
      </text>
      <path className="outline" d={`M38 84v16M${circle} 84v16M38 92H${circle}`} />
    </svg>
  );
}

interface ProcessProps {
  /** The first four have a drawing. */
  readonly steps: readonly Step[];
}

/** The steps of an application. From one to the next the two shapes approach, until they are one. */
export function Process({ steps }: ProcessProps) {
  return (
    <ol className="process">
      {steps.map(({ title, text }, index) => {
        const drawing = DRAWINGS[index];
        return (
          <li key={title}>
            {drawing ? <Approach drawing={drawing} step={index + 1} /> : null}
            <h3>{title}</h3>
            <p>
              <Rich text={text} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
