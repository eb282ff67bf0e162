import { HEADHUNTER_SHARE, ranges, type Working } from '../../../content/calculator.ts';

/** Side of the headhunter's square at the defaults, in percent of the drawing. The scale is the same for all inputs. */
const SIDE = 90;
const UNIT = SIDE / Math.sqrt(HEADHUNTER_SHARE * ranges.salary.start * ranges.hires.start);
/** Between the names of two squares: at the defaults each stands at its own square's edge. */
const PITCH = 10.6;
/** Above it is the headline. */
const TOP = 90;
/** Height of the headhunter's name with its large figure. */
const NAME = 35;

/** `side` is how far the square reaches, to the right and up from the corner; more than 100 is beyond the drawing. */
interface Square extends Working {
  readonly side: number;
}

/** Squares on one corner, largest first, and where their names stand. All lengths are percent of the drawing. */
interface Drawing {
  readonly squares: readonly Square[];
  /** The headhunter's name and figure, inside its square; absent where it has no room and stands with the others. */
  readonly large: Square | undefined;
  /** The names at the side, lowest first, with their height above the corner. */
  readonly small: readonly (Square & { readonly height: number })[];
}

/**
 * Costs as squares whose areas are true to scale, whatever the inputs.
 * @param costs in euros a year; the first one is the headhunter's
 */
export function placeSquares(costs: readonly Working[]): Drawing {
  const squares = costs
    .map((cost) => ({ ...cost, side: Math.round(UNIT * Math.sqrt(cost.amount) * 10) / 10 }))
    .sort((a, b) => b.side - a.side);
  const [first, second] = squares as [Square, Square];
  const large = first.id === 'headhunter' && Math.min(first.side, 100) - second.side > NAME ? first : undefined;
  // Each name stands at its square's upper edge, or as far above the one below as it needs, but never higher than the top.
  let height = 0;
  const small = squares
    .slice(large ? 1 : 0)
    .reverse()
    .map((square, at, { length }) => {
      height = Math.min(Math.max(square.side, height + PITCH), TOP - PITCH * (length - at - 0.5));
      return { ...square, height };
    });
  return { squares, large, small };
}
