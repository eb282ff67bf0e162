import './funnel.scss';
import { COLUMNS, dotsPath, ROWS, survivors } from './dots.ts';

interface FunnelProps {
  readonly steps: readonly {
    readonly count: number;
    readonly figure: string;
    readonly label: string;
    readonly text: string;
  }[];
  readonly caption: string;
}

/** All dots as one dashed line per row, with dashes of no length. A dash at the very end of a line is not drawn. */
const FIELD = Array.from({ length: ROWS }, (_, row) => `M0 ${row}h${COLUMNS - 0.9}`).join('');
/** Half a dot's distance around the field. */
const VIEW_BOX = `-.5 -.5 ${COLUMNS} ${ROWS}`;

interface SieveProps {
  readonly count: number;
  readonly last: boolean;
}

/** The field with the dots that are left; the last ones carry the talents' colour and a ring of ink. */
function Sieve({ count, last }: SieveProps) {
  const left = dotsPath(survivors(count));
  return (
    <svg className="funnel__sieve" viewBox={VIEW_BOX} aria-hidden="true">
      <path className="funnel__field" d={FIELD} />
      <path className={last ? 'funnel__ring' : 'funnel__left'} d={left} />
      {last ? <path className="funnel__last" d={left} /> : null}
    </svg>
  );
}

/** A sieve of 200 dots in steps: a figure, the dots that are left, and what happened to the others. */
export function Funnel({ steps, caption }: FunnelProps) {
  return (
    <figure className="funnel">
      <ol className="funnel__steps">
        {steps.map(({ count, figure, label, text }, index) => (
          <li key={label} className="funnel__step">
            <p className="funnel__figure">{figure}</p>
            <Sieve count={count} last={index === steps.length - 1} />
            <h3 className="funnel__label">{label}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
