import '../drawing/drawing.scss';
import './shape.scss';
import type { Actor } from '../../../content/types.ts';

export interface ShapeProps {
  readonly kind: Actor;
  /** Stands in the shape. */
  readonly number?: number;
}

function Parts({ kind }: Pick<ShapeProps, 'kind'>) {
  if (kind === 'matching') {
    return <path className="shape__dots" d="M1 1h18v18H1z" />;
  }
  return (
    <>
      {kind === 'talent' ? null : <rect className="ink-company" width="20" height="20" />}
      {kind === 'company' ? null : (
        <circle
          className={kind === 'match' ? 'ink-both' : 'ink-talent'}
          cx={kind === 'both' ? 20 : 10}
          cy="10"
          r="10"
        />
      )}
      {kind === 'both' ? <path className="ink-both" d="M20 0a10 10 0 0 0 0 20z" /> : null}
    </>
  );
}

/** Who acts: rectangle = company, circle = talent, overlap = both, a frame of dots = the matching. A match is a whole overlap. */
export function Shape({ kind, number }: ShapeProps) {
  const width = { company: 20, talent: 20, both: 30, matching: 20, match: 20 }[kind];
  return (
    <svg className="shape" viewBox={`0 0 ${width} 20`} aria-hidden="true">
      <Parts kind={kind} />
      {number ? (
        <text
          className={`shape__on-${kind === 'match' ? 'both' : kind}`}
          x={kind === 'both' ? 15.2 : 10}
          y="13"
          fontSize="8.5"
        >
          {number}
        </text>
      ) : null}
    </svg>
  );
}
