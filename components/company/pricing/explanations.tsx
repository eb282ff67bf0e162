import '../../common/drawing/drawing.scss';
import './explanations.scss';
import { DAYS_SAVED_PER_HIRE } from '../../../content/calculator.ts';
import { TARGET_DAYS } from '../../../content/claims.ts';
import { type Explanation, type ExplanationId, strips } from '../../../content/company/pricing.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';

/** A strip of thirteen places, as many as a year has periods. */
const CELLS = Array.from({ length: 13 }, (_, index) => index * 16);

/** Where three more of four equal places begin. */
const NEXT_PLACES = [52, 104, 156];

const bar = (x: number) => `M${x + 1} 1h12v20h-12z`;
/** With its line it is as large as the solid one. */
const empty = (x: number) => `M${x + 1.5} 1.5h47v37h-47z`;
const drawn = (shape: (x: number) => string, cells: readonly number[]) => cells.map(shape).join('');

/** Width of a day, where all days that a job board takes fill the strip. */
const DAY = 204 / (TARGET_DAYS + DAYS_SAVED_PER_HIRE);
/** Where the last stroke of our days ends: there somebody is hired. */
const HIRED = Math.round(1 + (TARGET_DAYS - 0.25) * DAY);
/** The circle covers the last stroke only, so that all seven count. */
const RADIUS = 9;
const STROKE = 3.4;
const CHORD = 7;
/** The middle of the days that are saved. */
const SAVED = (HIRED + 204) / 2;

/** Centres of circles, beyond the edge of the widest page. */
const LIKES = Array.from({ length: 18 }, (_, index) => 20 + index * 46);

/** Words in a strip. Lengths are in units of the drawing. */
interface Labels {
  readonly texts: readonly (readonly [x: number, text: string])[];
  readonly fill?: string;
  readonly size?: number;
  /** The middle of their height. */
  readonly middle?: number;
  /** Where they stand from their place on. */
  readonly anchor?: 'start' | 'middle' | 'end';
}

interface Strip {
  /** The price. */
  readonly solid?: string;
  /** An outline. */
  readonly line?: string;
  readonly hasDays?: boolean;
  readonly hasLikes?: boolean;
  readonly labels: readonly Labels[];
}

const ON_SOLID = { fill: 'var(--paper)', size: 17 } as const;

/** Each card's point on such a strip. */
const STRIPS: Readonly<Record<ExplanationId, Strip>> = {
  // One price, and three that are not there.
  'keine-versteckten-kosten': {
    solid: 'M1 1h48v38h-48z',
    line: drawn(empty, NEXT_PLACES),
    labels: [
      { ...ON_SOLID, texts: [[25, strips.plan]] },
      { middle: 14, texts: NEXT_PLACES.map((x) => [x + 25, strips.free]) },
      { size: 8, middle: 31, texts: NEXT_PLACES.map((x, index) => [x + 25, strips.waived[index] ?? '']) },
    ],
  },
  // Thirteen equal instalments, and what they come to.
  'planbare-kosten': {
    solid: drawn(bar, CELLS),
    labels: [
      { ...ON_SOLID, size: 9, middle: 11, texts: CELLS.map((x, index) => [x + 7, String(index + 1)]) },
      { size: 10, middle: 33, anchor: 'start', texts: [[1, strips.periods]] },
      { size: 10, middle: 33, anchor: 'end', texts: [[205, strips.year]] },
    ],
  },
  // The days of a job board: after those of ours somebody is hired, and the others are saved, as a bracket says.
  'roi-durch-tempo': {
    hasDays: true,
    line: `M${HIRED} 10V5H${SAVED - 36}M${SAVED + 36} 5H204v5`,
    labels: [
      { size: 10, middle: 5, texts: [[SAVED, strips.saved]] },
      { size: 10, middle: 45, anchor: 'start', texts: [[1, strips.target]] },
      { size: 10, middle: 45, anchor: 'end', texts: [[205, strips.board]] },
    ],
  },
  // As many as one needs: they run off the page.
  'fair-use': { hasLikes: true, labels: [{ fill: 'var(--schwarz)', texts: LIKES.map((x) => [x, strips.like]) }] },
};

interface ExplanationsProps {
  readonly explanations: readonly Explanation[];
}

/** The conditions of the prices, each with its drawing. */
export function Explanations({ explanations }: ExplanationsProps) {
  const entries = explanations.map((entry) => {
    const { solid, line, hasDays, hasLikes, labels } = STRIPS[entry.id];
    return {
      ...entry,
      drawing: (
        <svg className="price-strip" viewBox={`1 0 204 ${hasDays ? 52 : 40}`} aria-hidden="true">
          <path className="price-strip__solid" d={solid} />
          <path className="outline" vectorEffect="non-scaling-stroke" d={line} />
          {/* Circles, as dashes without a length. */}
          {hasLikes ? (
            <path
              className="price-strip__likes"
              strokeWidth="38"
              strokeLinecap="round"
              strokeDasharray="0 46"
              d="M20 20h800"
            />
          ) : null}
          {hasDays ? (
            <>
              <g className="price-strip__days" transform={`translate(1 24) scale(${DAY} 1)`}>
                <path d={`M0 0h${TARGET_DAYS}`} />
                <path d={`M${TARGET_DAYS} 0h${DAYS_SAVED_PER_HIRE}`} />
              </g>
              <circle className="ink-talent" cx={HIRED + RADIUS - STROKE} cy="24" r={RADIUS} />
              <path className="ink-both" d={`M${HIRED} ${24 - CHORD}a${RADIUS} ${RADIUS} 0 0 0 0 ${2 * CHORD}z`} />
            </>
          ) : null}
          {labels.map(({ texts, fill = 'currentcolor', size = 20, middle = 20, anchor = 'middle' }) => (
            <g key={`${anchor} ${middle}`} fill={fill} fontSize={size} fontWeight="700" textAnchor={anchor}>
              {texts.map(([x, text]) => (
                <text key={x} x={x} y={middle + size * 0.35}>
                  {text}
                </text>
              ))}
            </g>
          ))}
        </svg>
      ),
    };
  });
  return <EntryList entries={entries} look="grid" />;
}
