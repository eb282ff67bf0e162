import { HEADHUNTER_SHARE, ranges, type Working } from '../../../content/calculator.ts';

/** Side of the headhunter's square at the defaults, in units of the drawing. The scale is the same for all inputs. */
const SIDE = 450;
const UNIT = SIDE / Math.sqrt(HEADHUNTER_SHARE * ranges.salary.start * ranges.hires.start);
/** Height that the drawing has at least, and at most. */
const LEAST = 620;
const MOST = 840;
/** Between the names of two squares, which have two lines each. */
const PITCH = 62;
/** Height of the headhunter's name with its large figure. */
const NAME = 124;

interface Square extends Working {
  readonly side: number;
}

/** Squares on one corner, largest first, and where their names stand: heights above that corner. */
interface Drawing {
  readonly squares: readonly Square[];
  /** The large name of the headhunter's square; absent where it has no room and stands with the others. */
  readonly large?: {
    readonly square: Square;
    readonly top: number;
    readonly isInside: boolean;
    readonly isOutgrown: boolean;
  };
  /** The names at the side, lowest first, and where on its square's edge each belongs. */
  readonly small: readonly { readonly square: Square; readonly height: number; readonly edge: number }[];
}

/**
 * Costs as squares whose areas are true to scale, whatever the inputs.
 * @param costs in euros a year; the first one is the headhunter's
 */
export function placeSquares(costs: readonly Working[]): Drawing {
  const all = costs.map((cost) => ({ ...cost, side: Math.round(UNIT * Math.sqrt(cost.amount)) }));
  const squares = [...all].sort((a, b) => b.side - a.side);
  const [square, ...others] = all as [Square, ...Square[]];
  const top = Math.min(square.side, LEAST);
  const room = top - Math.max(...others.map(({ side }) => side));
  const isInside = room > NAME;
  const isLarge = isInside || top + NAME < LEAST;
  const named = squares.filter((one) => !isLarge || one !== square).reverse();
  // Each name stands at its square's upper edge, or as far above the one below as it needs, but never out of sight.
  let height = 0;
  const small = named.map((one, at) => {
    height = Math.min(Math.max(one.side, height + PITCH), LEAST - PITCH * (named.length - at - 0.5));
    return { square: one, height, edge: Math.min(one.side, LEAST) };
  });
  const isOutgrown = square.side > MOST && room > 1.5 * NAME;
  return {
    squares,
    small,
    ...(isLarge && { large: { square, top, isInside, isOutgrown } }),
  };
}
