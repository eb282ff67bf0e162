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
  /** In the field one plane stands for all of them. */
  readonly single?: true;
}

interface Field {
  readonly box: string;
  /** View box of one mark; its cell begins at 0 0. */
  readonly markBox: string;
  /** The corner of the cell that is the nth to drop out, seen from the end of the week. */
  readonly place: (rank: number) => readonly [x: number, y: number];
  readonly parts: readonly Part[];
  /** Of the company's, besides the cells. */
  readonly company?: string;
  /** Names of the days, above their two columns. */
  readonly days?: readonly string[];
}

/** From one day of the calendar to the next, and how wide each is. */
const DAY_PITCH = 25.2;
const DAY_WIDTH = 23;

/** Of the requests some become a date, in a square of the calendar. Somebody comes, a circle; if it fits, both overlap. */
const calendar: Field = {
  markBox: '0 -2.2 12 12',
  box: '0 0 123.8 112',
  place: (rank) => {
    const cell = (rank * 37 + 5) % 100;
    const day = Math.floor(cell / 20);
    return [day * DAY_PITCH + (cell % 2) * 11.6, 14 + Math.floor((cell % 20) / 2) * 10];
  },
  parts: [
    { ink: 'week-field__dot', steps: [0], path: (x, y) => `M${x + 3.8} ${y + 3}a.8.8 0 1 1-.1 0z` },
    { ink: 'outline', steps: [1], path: (x, y) => `M${x + 1.6} ${y + 1.6}h4.4v4.4h-4.4z` },
    { ink: 'ink-company', steps: [2, 3, 4], path: (x, y) => `M${x} ${y}h7.6v7.6h-7.6z` },
    { ink: 'ink-talent', steps: [3, 4], path: (x, y) => `M${x + 7.6} ${y}a3.8 3.8 0 1 1-.1 0z` },
    { ink: 'ink-both', steps: [4], path: (x, y) => `M${x + 7.6} ${y}a3.8 3.8 0 0 0 0 7.6z` },
  ],
  days: setterScene.week.map(({ day }) => day),
};

const disc = (x: number, y: number) => `M${x + 5} ${y + 0.3}a4.7 4.7 0 1 1-.1 0z`;

/** Every appointment is a large circle. The last ones stand half on the company's plane, which comes from the window's edge. */
const talks: Field = {
  markBox: '0 0 10 10',
  box: '0 0 50 30',
  place: (rank) => [40 - Math.floor(rank / 3) * 10, (rank % 3) * 10],
  parts: [
    { ink: 'outline', steps: [0], path: disc },
    { ink: 'ink-company', steps: [2], path: () => 'M5 0h5v10H5z', single: true },
    { ink: 'ink-talent', steps: [1, 2], path: disc },
    { ink: 'ink-both', steps: [2], path: (x, y) => `M${x + 5} ${y + 0.3}a4.7 4.7 0 0 1 0 9.4z` },
  ],
  company: 'M45 0h600v30H45z',
};

/** Of the roles whose week is few enough to be one drawing. */
export const fields: Readonly<Partial<Record<RoleId, Field>>> = { setter: calendar, closer: talks };

/** What one cell looks like that got as far as a step. */
export function WeekMark({ field, step }: { readonly field: Field; readonly step: number }) {
  return (
    <svg className="week-field__mark" viewBox={field.markBox} aria-hidden="true">
      {field.parts.map(({ ink, steps, path }, index) =>
        steps.includes(step) ? <path key={index} className={ink} d={path(0, 0)} /> : null,
      )}
    </svg>
  );
}

interface WeekFieldProps {
  readonly field: Field;
  readonly lines: readonly WeekLine[];
}

/** All that comes in during the week, each as a mark of how far it got. */
export function WeekField({ field: { box, place, parts, company, days = [] }, lines }: WeekFieldProps) {
  const counts = lines.filter(({ isMoney }) => !isMoney).map(({ count }) => count);
  const cells = Array.from({ length: counts[0] ?? 0 }, (_, rank) => ({
    step: counts.filter((count) => count > rank).length - 1,
    at: place(rank),
  }));
  return (
    <svg className="week-field" viewBox={box} aria-hidden="true">
      {days.map((day, index) => (
        <text key={day} x={index * DAY_PITCH} y="5" fontSize="5.5">
          {day}
        </text>
      ))}
      {days.length > 0 ? (
        <path className="outline" d={days.map((_, index) => `M${index * DAY_PITCH} 9h${DAY_WIDTH}`).join('')} />
      ) : null}
      {company ? <path className="ink-company" d={company} /> : null}
      {parts.map(({ ink, steps, path, single }, index) =>
        single ? null : (
          <path
            key={index}
            className={ink}
            d={cells
              .filter(({ step }) => steps.includes(step))
              .map(({ at }) => path(...at))
              .join('')}
          />
        ),
      )}
    </svg>
  );
}
