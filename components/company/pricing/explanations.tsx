import '../../common/drawing/drawing.scss';
import './explanations.scss';
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

/** Centres of circles, beyond the edge of the widest page. */
const LIKES = Array.from({ length: 18 }, (_, index) => 20 + index * 46);

type Label = readonly [x: number, text: string];

interface Strip {
  readonly solid?: string;
  readonly onSolid?: readonly Label[];
  readonly line?: string;
  readonly onLine?: readonly Label[];
  /** In small letters below what stands on the outlines. */
  readonly captions?: readonly Label[];
  readonly likes?: readonly Label[];
  /** Below the solid part, as wide as the strip. */
  readonly sum?: readonly Label[];
  /** Of what stands on the solid part, in units of the drawing, and its middle. */
  readonly size?: number;
  readonly middle?: number;
}

/** Each card's point on such a strip: `solid` is the price, `line` an outline, `likes` are circles. */
const STRIPS: Readonly<Record<ExplanationId, Strip>> = {
  // One price, and three that are not there.
  'keine-versteckten-kosten': {
    solid: 'M1 1h48v38h-48z',
    onSolid: [[25, strips.plan]],
    line: drawn(empty, NEXT_PLACES),
    onLine: NEXT_PLACES.map((x) => [x + 25, strips.free]),
    captions: NEXT_PLACES.map((x, index) => [x + 25, strips.waived[index] ?? '']),
  },
  // Thirteen equal instalments, and what they come to.
  'planbare-kosten': {
    solid: drawn(bar, CELLS),
    onSolid: CELLS.map((x, index) => [x + 7, String(index + 1)]),
    sum: [[103, strips.year]],
    size: 9,
    middle: 11,
  },
  // 7 of 45 days, to scale.
  'roi-durch-tempo': {
    solid: 'M1 1h31.7v38h-31.7z',
    onSolid: [[16.9, strips.target]],
    line: 'M32.7 1.5h171.8v37h-171.8',
    onLine: [[119, strips.saved]],
  },
  // As many as one needs: they run off the page.
  'fair-use': { likes: LIKES.map((x) => [x, strips.like]) },
};

interface LabelsProps {
  readonly labels: readonly Label[] | undefined;
  readonly fill?: string;
  readonly size?: number | undefined;
  /** The middle of their height. */
  readonly middle?: number | undefined;
}

/** Words in a strip. */
function Labels({ labels, fill = 'currentcolor', size = 20, middle = 20 }: LabelsProps) {
  return labels ? (
    <g fill={fill} fontSize={size} fontWeight="700" textAnchor="middle">
      {labels.map(([x, text]) => (
        <text key={x} x={x} y={middle + size * 0.35}>
          {text}
        </text>
      ))}
    </g>
  ) : null;
}

interface ExplanationsProps {
  readonly explanations: readonly Explanation[];
}

/** The conditions of the prices, each with its drawing. */
export function Explanations({ explanations }: ExplanationsProps) {
  const entries = explanations.map((entry) => {
    const { solid, onSolid, line, onLine, captions, sum, likes, size = 17, middle } = STRIPS[entry.id];
    return {
      ...entry,
      drawing: (
        <svg className="price-strip" viewBox="1 0 204 40" aria-hidden="true">
          <path className="price-strip__solid" d={solid} />
          <Labels labels={onSolid} fill="var(--paper)" size={size} middle={middle} />
          <path className="outline" vectorEffect="non-scaling-stroke" d={line} />
          <Labels labels={onLine} middle={captions ? 14 : 20} />
          <Labels labels={captions} size={8} middle={31} />
          <Labels labels={sum} size={16} middle={32} />
          {/* Circles, as dashes without a length. */}
          {likes ? (
            <path
              className="price-strip__likes"
              strokeWidth="38"
              strokeLinecap="round"
              strokeDasharray="0 46"
              d="M20 20h800"
            />
          ) : null}
          <Labels labels={likes} fill="var(--schwarz)" />
        </svg>
      ),
    };
  });
  return <EntryList entries={entries} look="grid" />;
}
