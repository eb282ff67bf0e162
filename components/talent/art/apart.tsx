import '../../common/drawing/drawing.scss';
import './apart.scss';

/** A company and a talent that just miss each other: the company comes from an edge. */
export function Apart() {
  return (
    <svg className="apart screen-only" viewBox="0 0 610 290" aria-hidden="true">
      <path className="ink-company" d="M0-900h290V290H0z" />
      <circle className="ink-talent" cx="465" cy="145" r="145" />
    </svg>
  );
}
