import '../../common/drawing/drawing.scss';
import './apart.scss';

/** A company and a talent that do not meet: each comes from an edge of the plane of its own. */
export function Apart() {
  return (
    <svg className="apart screen-only" viewBox="0 0 400 500" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path className="ink-company" d="M130-900H900V200H130z" />
      <circle className="ink-talent" cx="290" cy="450" r="200" />
    </svg>
  );
}
