import '../../common/drawing/drawing.scss';
import '../../common/sequence/shape.scss';

/** Where the middle of the circle is in each step. In the last one it is that of the rectangle. */
const STEPS = [142, 116, 79, 38] as const;

interface FrameProps {
  readonly circle: number;
  readonly number: number;
}

/** One step, with the distance that is left below the shapes. The step's number stands in the shape of who acts. */
function Frame({ circle, number }: FrameProps) {
  const isMatch = circle === 38;
  const [place, ink] = (
    [
      [circle, 'talent'],
      [38, 'company'],
      [(circle + 38) / 2, 'both'],
      [38, 'both'],
    ] as const
  )[number - 1] ?? [38, 'both'];
  return (
    <svg className="shape" viewBox="0 0 186 102" aria-hidden="true">
      {number === 1 ? (
        <path className="outline" strokeDasharray="7 5" d="M1 1h74v74H1z" />
      ) : (
        <rect className="ink-company" width="76" height="76" />
      )}
      <circle className={isMatch ? 'ink-both' : 'ink-talent'} cx={circle} cy="38" r="38" />
      {circle > 76 && circle < 114 ? <path className="ink-both" d={`M76 .1A38 38 0 0 0 76 75.9z`} /> : null}
      <text className={`shape__on-${ink}`} x={place} y="50" fontSize="34">
        {number}
      </text>
      <path className="outline" d={`M38 84v16M${circle} 84v16M38 92H${circle}`} />
    </svg>
  );
}

/** A drawing for each step of an application: the two shapes approach until they are one, and the distance is gone. */
export const approach = STEPS.map((circle, index) => <Frame key={circle} circle={circle} number={index + 1} />);
