import '../../common/drawing/drawing.scss';
import './arrival.scss';

/** Where the company is in the first five steps; in the sixth both overlap. */
const ON_THE_WAY = [190, 146, 126, 116, 108] as const;
const square = (x: number) => `M${x} 123h130v130h-130z`;

/** Six steps in one picture: a company comes to the talent, and both overlap. The plane crops it. */
export function Arrival() {
  return (
    <svg className="arrival" viewBox="-93 0 423 300" aria-hidden="true">
      <clipPath id="arrival-company">
        <path d={square(100)} />
      </clipPath>
      <path className="outline" vectorEffect="non-scaling-stroke" d={ON_THE_WAY.map(square).join('')} />
      <circle className="ink-talent" cx="65" cy="188" r="158" />
      <path className="ink-company" d={square(100)} />
      <circle className="ink-both" cx="65" cy="188" r="158" clipPath="url(#arrival-company)" />
      <path className="outline" vectorEffect="non-scaling-stroke" d="M102 125h130v130h-130z" />
    </svg>
  );
}
