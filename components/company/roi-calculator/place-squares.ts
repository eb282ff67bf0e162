import { HEADHUNTER_SHARE, ranges, type Working } from '../../../content/calculator.ts';

/** Side of the headhunter's square at the defaults, in units of the drawing. The scale is the same for all inputs. */
const SIDE = 450;
const UNIT = SIDE / Math.sqrt(HEADHUNTER_SHARE * ranges.salary.start * ranges.hires.start);
/** Height that the drawing has at least. */
const HEIGHT = 620;
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
  /** The headhunter's name and figure, inside its square; absent where it has no room and stands with the others. */
  readonly large?: Square;
  readonly top: number;
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
  const [first, second] = squares as [Square, Square];
  const top = Math.min(first.side, HEIGHT);
  const isLarge = first === all[0] && top - second.side > NAME;
  const named = squares.slice(isLarge ? 1 : 0).reverse();
  // Each name stands at its square's upper edge, or as far above the one below as it needs, but never out of sight.
  let height = 0;
  const small = named.map((square, at) => {
    height = Math.min(Math.max(square.side, height + PITCH), HEIGHT - PITCH * (named.length - at - 0.5));
    return { square, height, edge: Math.min(square.side, HEIGHT) };
  });
  return { squares, small, top, ...(isLarge && { large: first }) };
}
