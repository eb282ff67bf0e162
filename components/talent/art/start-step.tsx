import '../../common/drawing/drawing.scss';
import type { ShapeProps } from '../../common/sequence/shape.tsx';

/** The first steps add up: a profile, the job that it looks for, and one that is there; then both speak. */
export function StartStep({ number }: ShapeProps) {
  const found = number === 3;
  const radius = number === 2 ? 8 : 10;
  const place = found ? { x: 16.2, y: 14.5 } : { x: number === 2 ? 5.6 : 10, y: radius + 3 };
  return (
    <svg className="shape" viewBox={found ? '0 0 30 24' : '0 0 20 20'} aria-hidden="true">
      {found ? <path className="ink-company" d="M13 5h17v15h-2v4l-6-4h-9z" /> : null}
      {found ? <path className="ink-talent" d="M0 10v14l7-4.5z" /> : null}
      <circle className="ink-talent" cx={radius} cy={radius} r={radius} />
      {number === 2 ? (
        <path className="outline" vectorEffect="non-scaling-stroke" strokeDasharray="6 5" d="M9 9h11v11H9z" />
      ) : null}
      {found ? <path className="ink-both" d="M13 5h5.7A10 10 0 0 1 13 19.5z" /> : null}
      {found ? <path stroke="var(--on-match)" d="M4 7h6m-6 3h7m-7 3h4M22 11h5" /> : null}
      <text className={found ? 'shape__on-both' : 'shape__on-talent'} {...place} fontSize="8.5">
        {number}
      </text>
    </svg>
  );
}
