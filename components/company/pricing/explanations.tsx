import '../../common/drawing/drawing.scss';
import './explanations.scss';
import { type Explanation, type ExplanationId, free, timeSaved, timeTarget } from '../../../content/company/pricing.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';

/** A strip of thirteen places, as many as a year has periods. */
const CELLS = Array.from({ length: 13 }, (_, index) => index * 16);

/** Where three more of four equal places begin. */
const NEXT_PLACES = [52, 104, 156];

const bar = (x: number) => `M${x + 1} 1h12v38h-12z`;
/** With its line it is as large as the solid one. */
const empty = (x: number) => `M${x + 1.5} 1.5h47v37h-47z`;
const drawn = (shape: (x: number) => string, cells: readonly number[]) => cells.map(shape).join('');

/** Each card's point on such a strip: `solid` is the price, `line` an outline, `texts` stand in both; `endless` are likes. */
const STRIPS: Readonly<
  Record<
    ExplanationId,
    {
      readonly solid?: string;
      readonly endless?: true;
      readonly line?: string;
      readonly texts?: readonly (readonly [x: number, text: string])[];
    }
  >
> = {
  // One price, and three that are not there.
  'keine-versteckten-kosten': {
    solid: 'M1 1h48v38h-48z',
    line: drawn(empty, NEXT_PLACES),
    texts: NEXT_PLACES.map((x) => [x + 25, free]),
  },
  // Thirteen equal instalments.
  'planbare-kosten': { solid: drawn(bar, CELLS) },
  // 7 of 45 days, to scale.
  'roi-durch-tempo': {
    solid: 'M1 1h31.7v38h-31.7z',
    line: 'M32.7 1.5h171.8v37h-171.8',
    texts: [
      [16.9, timeTarget],
      [119, timeSaved],
    ],
  },
  // As many as one needs: they run off the page.
  'fair-use': { endless: true },
};

interface ExplanationsProps {
  readonly explanations: readonly Explanation[];
}

/** The conditions of the prices, each with its drawing. */
export function Explanations({ explanations }: ExplanationsProps) {
  const entries = explanations.map((entry) => {
    const { solid, endless, line, texts = [] } = STRIPS[entry.id];
    return {
      ...entry,
      drawing: (
        <svg className="price-strip" viewBox="1 0 204 40" aria-hidden="true">
          <path className="price-strip__solid" d={solid} />
          {/* Circles, as dashes without a length. */}
          {endless ? (
            <path
              className="price-strip__endless"
              strokeWidth="38"
              strokeLinecap="round"
              strokeDasharray="0 46"
              d="M20 20h800"
            />
          ) : null}
          <path className="outline" vectorEffect="non-scaling-stroke" d={line} />
          <g fill="currentcolor" fontSize="20" fontWeight="700" textAnchor="middle">
            {texts.map(([x, text]) => (
              <text key={x} className={text === timeTarget ? 'price-strip__target' : undefined} x={x} y="27">
                {text}
              </text>
            ))}
          </g>
        </svg>
      ),
    };
  });
  return <EntryList entries={entries} look="grid" />;
}
