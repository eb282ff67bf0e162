import '../../common/drawing/drawing.scss';
import './apart.scss';

/** A company and a talent that do not meet. The circle runs off the window. */
export function Apart() {
  return (
    <svg className="apart screen-only" viewBox="0 0 400 538" aria-hidden="true">
      <path className="ink-company" d="M0 0h214v214H0z" />
      <circle className="ink-talent" cx="296" cy="380" r="158" />
    </svg>
  );
}
