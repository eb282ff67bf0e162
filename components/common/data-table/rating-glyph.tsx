import '../drawing/drawing.scss';

const RING = 'M12 1a11 11 0 0 1 0 22 11 11 0 0 1 0-22';

interface RatingGlyphProps {
  /** `best` is the good end of a criterion's scale, whether it is called hoch or niedrig. */
  readonly rank: 'best' | 'middle' | 'worst';
}

/**
 * How good a rating is for the reader, next to its word: a tick, a dash or a cross. A fuller circle could be read as a
 * higher rating, which a risk should not have.
 */
export function RatingGlyph({ rank }: RatingGlyphProps) {
  return (
    <svg className="rating-glyph" viewBox="0 0 24 24" aria-hidden="true">
      {rank === 'best' ? (
        <path d="M12 0a12 12 0 0 1 0 24 12 12 0 0 1 0-24M4.6 12.6l5.6 5.6 9.2-9.2-2.2-2.2-7 7-3.4-3.4z" />
      ) : (
        <path className="outline" d={RING + (rank === 'middle' ? 'M7 12h10' : 'M8 8l8 8M16 8l-8 8')} />
      )}
    </svg>
  );
}
