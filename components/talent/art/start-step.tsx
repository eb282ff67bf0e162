import '../../common/drawing/drawing.scss';
import type { StepArtProps } from '../../common/sequence/rail.tsx';

/** The first steps add up: a profile, the job that it looks for, and one that is there; then both speak. */
export function StartStep({ number }: StepArtProps) {
  if (number === 3) {
    return (
      <svg viewBox="0 0 30 24" aria-hidden="true">
        <path className="ink-company" d="M13 5h17v15h-2v4l-6-4h-9z" />
        <path className="ink-talent" d="M2.5 16v8l6.5-4.2z" />
        <circle className="ink-talent" cx="10" cy="10" r="10" />
        <path className="ink-both" d="M13 5h5.7A10 10 0 0 1 13 19.5z" />
        <path stroke="var(--on-match)" d="M4 7h6m-6 3h7m-7 3h4m14-3h5m-5 3h3" />
        <text fontSize="8.5" fill="var(--on-match)" x="16.2" y="14.5">
          3
        </text>
      </svg>
    );
  }
  return number === 1 ? (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle className="ink-talent" cx="10" cy="10" r="10" />
      <path stroke="var(--schwarz)" d="M9.5 7.5h6.5M9.5 10.5h6.5M9.5 13.5h4" />
      <text fontSize="8.5" fill="var(--schwarz)" x="6" y="13.5">
        1
      </text>
    </svg>
  ) : (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle className="ink-talent" cx="8" cy="8" r="8" />
      <path className="outline" vectorEffect="non-scaling-stroke" strokeDasharray="6 5" d="M9 9h11v11H9z" />
      <path stroke="var(--ink)" d="M11.5 14h6m-6 3h3" />
      <text fontSize="8.5" fill="var(--schwarz)" x="5.6" y="11">
        2
      </text>
    </svg>
  );
}
