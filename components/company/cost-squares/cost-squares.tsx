import './cost-squares.scss';
import { Rich } from '../../common/rich/rich.tsx';

interface CostSquaresProps {
  /** Dearest first; the last one is ours. */
  readonly costs: readonly { readonly name: string; readonly amount: number; readonly shown: string }[];
  /** The drawing in words. */
  readonly label: string;
  readonly caption: string;
}

/** Side of the largest square in units of the drawing. */
const SIDE = 320;
/** Where the names of the smaller squares start, each below a line from its square's edge. */
const NAMES = 200;

/** Costs as squares in one corner: the areas are true to scale, so a square of a quarter of the cost is half as wide. */
export function CostSquares({ costs, label, caption }: CostSquaresProps) {
  const largest = costs[0]?.amount ?? 0;
  const squares = costs.map((cost) => ({ ...cost, side: Math.round(SIDE * Math.sqrt(cost.amount / largest)) }));
  return (
    <figure className="cost-squares">
      <svg viewBox={`-1 -1 ${SIDE + 5} ${SIDE + 5}`} role="img" aria-label={label}>
        {squares.map(({ name, side }) => (
          <path key={name} className="cost-squares__square" d={`M0 ${SIDE - side}h${side}v${side}H0z`} />
        ))}
        <path className="cost-squares__line" d={`M3 3h${SIDE}v${SIDE}H3z`} />
        {squares.map(({ name, side, shown }, index) => {
          const x = index === 0 ? 16 : NAMES;
          const top = SIDE - side;
          return (
            <g key={name}>
              {index === 0 ? null : <path className="cost-squares__rule" d={`M${side} ${top}H${SIDE - 12}`} />}
              <text x={x} y={index === 0 ? 10 : top} dy="1.25em" fontSize={index === 0 ? 20 : 14}>
                {name}
                <tspan className="cost-squares__amount" x={x} dy="1.1em" fontSize={index === 0 ? 40 : undefined}>
                  {shown}
                </tspan>
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <Rich text={caption} />
      </figcaption>
    </figure>
  );
}
