import '../../common/drawing/drawing.scss';
import './arrival.scss';

/** Where the company is in the first five steps; in the sixth both overlap. */
const ON_THE_WAY = [205, 175, 150, 132, 120] as const;
const square = (x: number) => `M${x} 85h130v130h-130z`;

/** Six steps in one picture: a company comes to the talent, and both overlap. The plane crops it. */
export function Arrival() {
  return (
    <svg className="arrival" viewBox="-93 0 423 300" aria-hidden="true">
      <clipPath id="arrival-company">
        <path d={square(110)} />
      </clipPath>
      <path className="outline" vectorEffect="non-scaling-stroke" d={ON_THE_WAY.map(square).join('')} />
      <circle className="ink-talent" cx="61" cy="150" r="154" />
      <path className="ink-company" d={square(110)} />
      <circle className="ink-both" cx="61" cy="150" r="154" clipPath="url(#arrival-company)" />
      <path className="outline" vectorEffect="non-scaling-stroke" d="M112 87h130v130h-130z" />
    </svg>
  );
}
