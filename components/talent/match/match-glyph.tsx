import '../../common/drawing/drawing.scss';
import './match-glyph.scss';

interface MatchGlyphProps {
  /** The talent's answer, the circle. */
  readonly talent: boolean;
  /** The company's answer, the square; left out where nobody learns it. */
  readonly company?: boolean;
}

/** Two answers as two shapes: filled is yes, outlined is no, and two yeses overlap. Decoration next to the words. */
export function MatchGlyph({ talent, company }: MatchGlyphProps) {
  const match = talent && company === true;
  return (
    <svg className="match-glyph" viewBox="0 0 48 24" aria-hidden="true">
      {company === undefined ? null : (
        <rect className={company ? 'ink-company' : undefined} x="2" y="2" width="20" height="20" rx="2" />
      )}
      <circle className={talent ? 'ink-talent' : undefined} cx={match ? 24 : 36} cy="12" r="10" />
      {match ? <path className="ink-both" d="M22 2.2a10 10 0 0 0 0 19.6z" /> : null}
    </svg>
  );
}
