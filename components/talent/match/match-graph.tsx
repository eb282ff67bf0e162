import '../../common/drawing/drawing.scss';
import './match-graph.scss';

/** Companies at the left, talents at the right; heights in the drawing's own units. */
const ROWS = [32, 116, 200, 284, 368];
/** Talents and companies whose one-sided answers make a closed line, by their rows: talent, company, talent, … */
const ONE_SIDED = [4, 4, 0, 0, 2, 3, 1, 1];
/** The rows of the company and the talent whose lines meet. */
const MATCHED = { company: 2, talent: 3 };

const x = (index: number) => (index % 2 === 0 ? 472 : 48);
const web = `M${ONE_SIDED.map((row, index) => `${x(index)} ${ROWS[row]}`).join('L')}z`;

const square = (y: number) => `M11 ${y - 20}h34a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3h-34a3 3 0 0 1-3-3v-34a3 3 0 0 1 3-3z`;
const circle = (y: number) => `M472 ${y}a20 20 0 1 0 40 0a20 20 0 1 0-40 0z`;
/** The shapes of one side, those that wait or the one that does not. */
const nodes = (shape: (y: number) => string, matched: number, waiting: boolean) =>
  ROWS.map((y, row) => ((row === matched) === waiting ? '' : shape(y))).join('');

/** Squares, circles, thin lines between them; one pair of lines ends in an overlap. Decoration: the text says it. */
export function MatchGraph() {
  const { company, talent } = MATCHED;
  const rect = { x: 170, y: 138, width: 116, height: 116, rx: 6 };
  const disc = { cx: 300, cy: 196, r: 64 };
  return (
    <svg className="match-graph" viewBox="0 0 520 400" aria-hidden="true">
      <path className="match-graph__lines" d={web} />
      <path className="match-graph__lead" d={`M48 ${ROWS[company]}H260L472 ${ROWS[talent]}`} />
      <path className="ink-company" d={nodes(square, company, true)} />
      <path className="ink-talent" d={nodes(circle, talent, true)} />
      <path className="match-graph__left" d={nodes(square, company, false) + nodes(circle, talent, false)} />
      <rect className="ink-company" {...rect} />
      <circle className="ink-talent" {...disc} />
      <path className="ink-both" d="M273 138h7a6 6 0 0 1 6 6v104a6 6 0 0 1-6 6h-7a64 64 0 0 1 0-116z" />
      <g className="match-graph__outline" transform="translate(3 3)">
        <rect {...rect} />
        <circle {...disc} />
      </g>
    </svg>
  );
}
