import './squares.scss';
import type { Working } from '../../../content/calculator.ts';
import { placeSquares } from './place-squares.ts';

interface SquaresProps {
  readonly costs: readonly Working[];
  /** What the areas are. */
  readonly label: string;
}

/** The place of a height above the corner, in an SVG as high as the drawing; what is beyond it stands at its edge. */
const up = (height: number) => `${100 - Math.min(height, 100)}%`;

/** Costs as squares on one corner, with their names. The corner is the lower left one of the picture. */
export function Squares({ costs, label }: SquaresProps) {
  const { squares, large, small } = placeSquares(costs);
  const words = costs.map((cost) => `${cost.label} ${cost.result}`).join(', ');
  return (
    <svg className="roi__picture screen-only" role="img" aria-label={`${label}: ${words}`}>
      {squares.map(({ id, side }) => (
        <rect key={id} className={`roi__${id}`} y={`${100 - side}%`} width={`${side}%`} height={`${side}%`} />
      ))}
      {large ? (
        <text className="roi__inside" y={up(large.side)}>
          <tspan x="4%" dy="1.8em">
            {large.label}
          </tspan>
          <tspan className="roi__amount" x="4%" dy="1em">
            {large.result}
          </tspan>
        </text>
      ) : null}
      {small.map(({ id, label: name, result, side, height }) => (
        <g key={id} className={`roi__${id}`}>
          <line x1="-3%" x2="0" y1={up(height)} y2={up(side)} />
          <text x="-4%" y={up(height)}>
            {name}
          </text>
          <text className="roi__amount" x="-4%" y={up(height)}>
            {result}
          </text>
        </g>
      ))}
    </svg>
  );
}
