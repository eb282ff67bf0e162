import '../../common/drawing/drawing.scss';
import '../../common/sequence/shape.scss';

interface Step {
  /** How wide the drawing is: as its column, next to the others (rail.scss). */
  readonly width: number;
  /** Where the middle of the circle is. In the last step it is that of the rectangle. */
  readonly circle: number;
  /** Who acts, and where the step's number stands in their shape. */
  readonly actor: 'company' | 'talent' | 'both';
  readonly number: number;
}

const STEPS: readonly Step[] = [
  { width: 180, circle: 142, actor: 'talent', number: 142 },
  { width: 154, circle: 116, actor: 'company', number: 38 },
  { width: 117, circle: 79, actor: 'both', number: 58.5 },
  { width: 76, circle: 38, actor: 'both', number: 38 },
];

/** A drawing for each step of an application: the two shapes approach until they are one, and the distance is gone. */
export const approach = STEPS.map(({ width, circle, actor, number }, index) => {
  const isMatch = circle === 38;
  return (
    <svg key={circle} className="shape" viewBox={`0 0 ${width} 102`} aria-hidden="true">
      {index === 0 ? (
        <path className="outline" strokeDasharray="7 5" d="M1 1h74v74H1z" />
      ) : (
        <rect className="ink-company" width="76" height="76" />
      )}
      <circle className={isMatch ? 'ink-both' : 'ink-talent'} cx={circle} cy="38" r="38" />
      {actor === 'both' && !isMatch ? <path className="ink-both" d="M76 .1A38 38 0 0 0 76 75.9z" /> : null}
      <text className={`shape__on-${actor}`} x={number} y="50" fontSize="34">
        {index + 1}
      </text>
      <path className="outline" d={`M38 84v16M${circle} 84v16M38 92H${circle}`} />
    </svg>
  );
});
