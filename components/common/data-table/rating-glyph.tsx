import '../drawing/drawing.scss';

interface RatingGlyphProps {
  /** `best` is the good end of a criterion's scale, whether it is called hoch or niedrig. */
  readonly rank: 'best' | 'middle' | 'worst';
  /** Dash and cross instead of a half circle and an empty one. */
  readonly verdict: boolean;
}

const RING = 'M12 1a11 11 0 0 1 0 22 11 11 0 0 1 0-22';

/**
 * How good a rating is for the reader, next to its word: a full circle with a tick, a half one, or an empty one. Where no key
 * explains them, a full circle could mean a high rating, which a risk should not have; a verdict is plain without a key.
 */
export function RatingGlyph({ rank, verdict }: RatingGlyphProps) {
  return (
    <svg className="rating-glyph" viewBox="0 0 24 24" aria-hidden="true">
      {rank === 'best' ? (
        <path d="M12 0a12 12 0 0 1 0 24 12 12 0 0 1 0-24M4.6 12.6l5.6 5.6 9.2-9.2-2.2-2.2-7 7-3.4-3.4z" />
      ) : verdict ? (
        <path className="outline" d={RING + (rank === 'middle' ? 'M7 12h10' : 'M8 8l8 8M16 8l-8 8')} />
      ) : (
        <circle className="outline" cx="12" cy="12" r="11" />
      )}
      {rank === 'middle' && !verdict ? <path d="M12 0a12 12 0 0 1 0 24z" /> : null}
    </svg>
  );
}
