import type { Working } from '../../../content/calculator.ts';
import { placeSquares } from './place-squares.ts';

interface SquaresProps {
  readonly costs: readonly Working[];
  /** What the areas are. */
  readonly label: string;
  /** Stands below the large figure where its square is larger than the drawing. */
  readonly outgrown: string;
}

/** Costs as squares on one corner, with their names. The corner is the lower left one of the picture. */
export function Squares({ costs, label, outgrown }: SquaresProps) {
  const { squares, large, small } = placeSquares(costs);
  const x = large?.isInside ? 20 : 0;
  const words = costs.map((cost) => `${cost.label} ${cost.result}`).join(', ');
  return (
    <svg className="roi__picture" role="img" aria-label={`${label}: ${words}`}>
      <g className="roi__drawing">
        {squares.map(({ id, side }) => (
          <rect key={id} className={`roi__${id}`} y={-side} width={side} height={side} />
        ))}
        {large ? (
          <g className={large.isInside ? 'roi__inside' : 'roi__above'} transform={`translate(0 ${-large.top})`}>
            <text>
              <tspan x={x} dy={large.isInside ? '1.6em' : '-2.2em'}>
                {large.square.label}
              </tspan>
              <tspan className="roi__figure" x={x} dy="1em">
                {large.square.result}
              </tspan>
              {large.isOutgrown ? (
                <tspan x={x} dy="1.8em">
                  {outgrown}
                </tspan>
              ) : null}
            </text>
          </g>
        ) : null}
        {small.map(({ square: { id, label: name, result }, height, edge }) => (
          <g key={id} className="roi__beside">
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
