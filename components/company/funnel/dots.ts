/** A field of dots in which a selection shrinks step by step: the dots of a step are always dots of the step before. */

export const COLUMNS = 20;
export const ROWS = 10;

/**
 * Chosen for an even field in every step, and for a last three in one row, flush with both edges as they grow. Where they
 * stand: funnel-field.scss.
 */
const SEED = 2058443232;

/** Numbers in [0, 1), the same ones for the same seed: two builds of one tree are identical (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The numbers from 0 to `length - 1` in an order that only the seed decides. */
export function shuffled(length: number, seed: number): readonly number[] {
  const random = randomFrom(seed);
  const order = Array.from({ length }, (_, index) => ({ index, rank: random() }));
  return order.sort((a, b) => a.rank - b.rank).map(({ index }) => index);
}

/** Those of the first `to` dots that are not among the first `from`: who leaves between two steps. In reading order. */
export function leaving(from: number, to: number): readonly number[] {
  return shuffled(COLUMNS * ROWS, SEED)
    .slice(from, to)
    .sort((a, b) => a - b);
}

/** Half a dot's distance around the field, of which every other row begins half a distance later. */
export const VIEW_BOX = `-1 -1 ${COLUMNS * 2 + 1} ${ROWS * 2}`;

/** The dots of the left half of the field, and those of the right one. On tall phones it stands below the left one. */
export function halves(dots: readonly number[]): readonly (readonly number[])[] {
  return [true, false].map((left) => dots.filter((dot) => dot % COLUMNS < COLUMNS / 2 === left));
}

/**
 * Dots as one path of the shortest segments, which round joins make round. The distance of two dots is two units. Of segments
 * without length, WebKit scales the caps with the drawing in spite of `vector-effect`.
 */
export function dotsPath(dots: readonly number[]): string {
  let [x, y] = [0, 0];
  return dots
    .map((dot) => {
      const row = Math.floor(dot / COLUMNS);
      const [toX, toY] = [(dot % COLUMNS) * 2 + (row % 2), row * 2];
      // Relative moves repeat themselves: they compress better.
      const move = `m${toX - x} ${toY - y}h.01z`;
      [x, y] = [toX, toY];
      return move;
    })
    .join('');
}
