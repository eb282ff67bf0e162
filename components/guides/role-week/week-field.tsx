import '../../common/drawing/drawing.scss';
import './week-field.scss';
import { setterScene } from '../../../content/guides/rollen/scenes.ts';
import type { WeekLine } from '../../../content/guides/rollen/week.ts';
import type { RoleId } from '../../../content/roles.ts';

/** A part of a mark: drawn where the cell got as far as these steps of the week. */
interface Part {
  readonly ink: string;
  readonly steps: readonly number[];
  readonly path: (x: number, y: number) => string;
}

interface Field {
  readonly box: string;
  /** View box of one mark; its cell begins at 0 0. */
  readonly markBox: string;
  /** The day and the place within it of the cell that is the nth to drop out, seen from the end of the week. */
  readonly place: (rank: number) => readonly [day: number, x: number, y: number];
  readonly parts: readonly Part[];
  /** From one day of the calendar to the next, how wide each is, and how large its name. */
  readonly day: { readonly pitch: number; readonly width: number; readonly size: number };
}

const NAMES = setterScene.week.map(({ day }) => day);

/** Of the requests some become a date, in a square of the calendar. Somebody comes, a circle; if it fits, both overlap. */
const calendar: Field = {
  markBox: '0 -1.9 11.4 11.4',
  box: '0 0 141.4 121',
  // Numbers without a common divisor spread the ranks evenly.
  place: (rank) => {
    const cell = (rank * 37 + 5) % 100;
    return [Math.floor(cell / 20), (cell % 2) * 14, 14 + Math.floor((cell % 20) / 2) * 11];
  },
  parts: [
    { ink: 'week-field__dot', steps: [0], path: (x, y) => `M${x + 5.7} ${y + 2.9}a.9.9 0 1 1-.1 0z` },
    { ink: 'outline', steps: [1], path: (x, y) => `M${x + 3.5} ${y + 1.6}h4.4v4.4h-4.4z` },
    { ink: 'ink-company', steps: [2], path: (x, y) => `M${x + 1.9} ${y}h7.6v7.6h-7.6z` },
    { ink: 'ink-company', steps: [3, 4], path: (x, y) => `M${x} ${y}h7.6v7.6h-7.6z` },
    { ink: 'ink-talent', steps: [3, 4], path: (x, y) => `M${x + 7.6} ${y}a3.8 3.8 0 1 1-.1 0z` },
    { ink: 'ink-both', steps: [4], path: (x, y) => `M${x + 7.6} ${y}a3.8 3.8 0 0 0 0 7.6z` },
  ],
  day: { pitch: 29, width: 25.4, size: 5.5 },
};

const disc = (x: number, y: number) => `M${x + 4.7} ${y}a4.7 4.7 0 1 1-.1 0z`;

/** Every appointment is a large circle. Those that end in a contract stand half on a company's rectangle. */
const talks: Field = {
  markBox: '0 -1 11.4 11.4',
  box: '0 0 63.4 38',
  place: (rank) => {
    const cell = (rank * 11 + 3) % 15;
    return [Math.floor(cell / 3), 0, 6.3 + (cell % 3) * 11];
  },
  parts: [
    { ink: 'outline', steps: [0], path: disc },
    { ink: 'ink-company', steps: [2], path: (x, y) => `M${x + 4.7} ${y}h6.7v9.4h-6.7z` },
    { ink: 'ink-talent', steps: [1, 2], path: disc },
    { ink: 'ink-both', steps: [2], path: (x, y) => `M${x + 4.7} ${y}a4.7 4.7 0 0 1 0 9.4z` },
  ],
  day: { pitch: 13, width: 11.4, size: 2.5 },
};

/** Of the roles whose week is few enough to be one drawing. */
export const fields: Readonly<Partial<Record<RoleId, Field>>> = { setter: calendar, closer: talks };

interface WeekFieldProps {
  readonly field: Field;
  readonly lines: readonly WeekLine[];
  /** What became of those that got no further than a step, from the first on. */
  readonly outcomes: readonly string[];
}

/** All that comes in during the week, each as a mark of how far it got, below what the marks mean. */
export function WeekField({ field: { box, markBox, place, parts, day }, lines, outcomes }: WeekFieldProps) {
  const counts = lines.filter(({ isMoney }) => !isMoney).map(({ count }) => count);
  const cells = Array.from({ length: counts[0] ?? 0 }, (_, rank) => {
    const [weekday, x, y] = place(rank);
    return { step: counts.filter((count) => count > rank).length - 1, x: weekday * day.pitch + x, y };
  });
  return (
    <div className="week-field screen-only">
      <ul className="week-field__key">
        {outcomes.map((outcome, step) => (
          <li key={outcome}>
            <svg viewBox={markBox} aria-hidden="true">
              {parts.map(({ ink, steps, path }, index) =>
                steps.includes(step) ? <path key={index} className={ink} d={path(0, 0)} /> : null,
              )}
            </svg>
            <b>{(counts[step] ?? 0) - (counts[step + 1] ?? 0)}</b> {outcome}
          </li>
        ))}
      </ul>
      <svg viewBox={box} aria-hidden="true">
        {NAMES.map((name, index) => (
          <text key={name} x={index * day.pitch} y={day.size * 0.9} fontSize={day.size}>
            {name}
          </text>
        ))}
        <path
          className="outline"
          d={NAMES.map((_, index) => `M${index * day.pitch} ${day.size * 1.6}h${day.width}`).join('')}
        />
        {parts.map(({ ink, steps, path }, index) => (
          <path
            key={index}
            className={ink}
            d={cells
              .filter(({ step }) => steps.includes(step))
              .map(({ x, y }) => path(x, y))
              .join('')}
          />
        ))}
      </svg>
    </div>
  );
}
