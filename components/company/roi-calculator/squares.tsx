import './squares.scss';
import type { Working } from '../../../content/calculator.ts';
import { placeSquares } from './place-squares.ts';

interface SquaresProps {
  readonly costs: readonly Working[];
  /** What the areas are. */
  readonly label: string;
}

/** Costs as squares on one corner, with their names. The corner is the lower left one of the picture. */
export function Squares({ costs, label }: SquaresProps) {
  const { squares, large, top, small } = placeSquares(costs);
  const words = costs.map((cost) => `${cost.label} ${cost.result}`).join(', ');
  return (
    <svg className="roi__picture screen-only" role="img" aria-label={`${label}: ${words}`}>
      <g className="roi__drawing">
        {squares.map(({ id, side }) => (
          <rect key={id} className={`roi__${id}`} y={-side} width={side} height={side} />
        ))}
        {large ? (
          <g className="roi__inside" transform={`translate(0 ${-top})`}>
            <text>
              <tspan x="20" dy="1.6em">
                {large.label}
              </tspan>
              <tspan className="roi__figure" x="20" dy="1em">
                {large.result}
              </tspan>
            </text>
          </g>
        ) : null}
        {small.map(({ square: { id, label: name, result }, height, edge }) => (
          <g key={id} className="roi__outside">
            <path d={`M-16 ${-height}L0 ${-edge}`} />
            <g transform={`translate(-16 ${-height})`}>
              <text>
                <tspan x="-6" dy="-.25em">
                  {name}
                </tspan>
                <tspan className="roi__amount" x="-6" dy="1.15em">
                  {result}
                </tspan>
              </text>
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}
