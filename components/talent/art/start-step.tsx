import '../../common/drawing/drawing.scss';
import type { ShapeProps } from '../../common/sequence/shape.tsx';

const JOB = 'M13 5h17v15H13z';

/** The first steps add up: a profile, the job that it looks for, and one that is there. */
export function StartStep({ number }: ShapeProps) {
  const found = number === 3;
  const width = number === 1 ? 20 : 30;
  const place = found ? { x: 16.2, y: 14.5 } : { x: number === 1 ? 10 : 8, y: 13 };
  return (
    <svg className="shape" viewBox={`0 0 ${width} 20`} aria-hidden="true">
      {found ? <path className="ink-company" d={JOB} /> : null}
      <circle className="ink-talent" cx="10" cy="10" r="10" />
      {number === 2 ? (
        <path className="outline" vectorEffect="non-scaling-stroke" strokeDasharray="6 5" d={JOB} />
      ) : null}
      {found ? <path className="ink-both" d="M13 5h5.7A10 10 0 0 1 13 19.5z" /> : null}
      <text className={found ? 'shape__on-both' : 'shape__on-talent'} {...place} fontSize="8.5">
        {number}
      </text>
    </svg>
  );
}
