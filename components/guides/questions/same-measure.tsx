import '../../common/drawing/drawing.scss';
import './same-measure.scss';

const MIDDLES = [66, 208, 350];

/** A fair interview: three talents, and what the company asks meets each of them at the same height. */
export const SameMeasure = () => (
  <svg className="same-measure screen-only" viewBox="0 0 416 200" aria-hidden="true">
    <clipPath id="same-measure">
      <path d="M0 72h416v128H0z" />
    </clipPath>
    <path className="ink-company" d="M-1200 72H416v128h-1616z" />
    {MIDDLES.map((middle) => (
      <circle key={middle} className="ink-talent" cx={middle} cy="66" r="66" />
    ))}
    <g clipPath="url(#same-measure)">
      {MIDDLES.map((middle) => (
        <circle key={middle} className="ink-both" cx={middle} cy="66" r="66" />
      ))}
    </g>
  </svg>
);
