import './match-graph.scss';

/** Companies at the left, talents at the right; heights in the drawing's own units. */
const ROWS = [32, 116, 200, 284, 368];
/** Answers that stay one-sided, as [company, talent]. */
const LINES = [
  [0, 0],
  [0, 2],
  [1, 1],
  [1, 4],
  [3, 1],
  [3, 2],
  [4, 0],
  [4, 4],
] as const;
/** The company and the talent whose lines meet. */
const MATCHED = { company: 2, talent: 3 };

const line = ([company, talent]: readonly [number, number]) => `M48 ${ROWS[company]}L472 ${ROWS[talent]}`;

/** Squares, circles, thin lines between them; one pair of lines ends in an overlap. Decoration: the text says it. */
export function MatchGraph() {
  return (
    <svg className="match-graph" viewBox="0 0 520 400" aria-hidden="true">
      <path className="match-graph__lines" d={LINES.map(line).join('')} />
      <path className="match-graph__lead" d={`M48 ${ROWS[MATCHED.company]}H260L472 ${ROWS[MATCHED.talent]}`} />
      {ROWS.map((y, row) => (
        <g key={y}>
          <rect
            className={row === MATCHED.company ? 'match-graph__left' : 'match-graph__company'}
            x="8"
            y={y - 20}
            width="40"
            height="40"
            rx="3"
          />
          <circle
            className={row === MATCHED.talent ? 'match-graph__left' : 'match-graph__talent'}
            cx="492"
            cy={y}
            r="20"
          />
        </g>
      ))}
      <clipPath id="match-graph-company">
        <rect x="170" y="138" width="116" height="116" rx="6" />
      </clipPath>
      <rect className="match-graph__company" x="170" y="138" width="116" height="116" rx="6" />
      <circle className="match-graph__talent" cx="300" cy="196" r="64" />
      <circle className="match-graph__match" cx="300" cy="196" r="64" clipPath="url(#match-graph-company)" />
      <path
        className="match-graph__outline"
        d="M173 147a6 6 0 0 1 6-6h104a6 6 0 0 1 6 6v104a6 6 0 0 1-6 6H179a6 6 0 0 1-6-6zM239 199a64 64 0 1 0 128 0a64 64 0 1 0-128 0z"
      />
    </svg>
  );
}
