import '../drawing/drawing.scss';
import './how-art.scss';

/** Where the other side stands in the first five steps; in the sixth both overlap. */
const ON_THE_WAY = [402, 350, 305, 267, 236] as const;
const ARRIVED = 204;

/** Six steps in one picture: the other side comes closer with each, until both shapes overlap. */
export function Approach() {
  return (
    <svg className="how-art" viewBox="0 0 480 220" aria-hidden="true">
      <clipPath id="how-art-own">
        <rect width="176" height="214" rx="6" />
      </clipPath>
      <g className="outline">
        {ON_THE_WAY.map((cx) => (
          <circle key={cx} cx={cx} cy="107" r="76" />
        ))}
      </g>
      <rect className="ink-company" width="176" height="214" rx="6" />
      <circle className="ink-talent" cx={ARRIVED} cy="107" r="76" />
      <circle className="ink-both" cx={ARRIVED} cy="107" r="76" clipPath="url(#how-art-own)" />
      <g className="outline">
        <rect x="3" y="3" width="176" height="214" rx="6" />
        <circle cx={ARRIVED + 3} cy="110" r="76" />
      </g>
    </svg>
  );
}

/** Two yeses, each ticked by hand. */
export function TwoYes() {
  return (
    <svg className="how-art" viewBox="0 0 300 240" aria-hidden="true">
      <clipPath id="how-art-yes">
        <rect x="6" y="40" width="150" height="150" rx="6" />
      </clipPath>
      <rect className="ink-company" x="6" y="40" width="150" height="150" rx="6" />
      <circle className="ink-talent" cx="196" cy="115" r="92" />
      <circle className="ink-both" cx="196" cy="115" r="92" clipPath="url(#how-art-yes)" />
      <g className="outline">
        <rect x="9" y="43" width="150" height="150" rx="6" />
        <circle cx="199" cy="118" r="92" />
      </g>
      <path className="how-art__tick how-art__tick--company" d="M30 116l20 20 38-46" />
      <path className="how-art__tick" d="M190 116l24 24 46-58" />
    </svg>
  );
}
