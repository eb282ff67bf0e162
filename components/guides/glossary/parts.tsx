import '../../common/drawing/drawing.scss';
import './parts.scss';
import type { Parts as PartsData } from '../../../content/guides/types.ts';

const WIDTH = 340;
const SLAB = 100;
const BAR = 84;

interface Shapes {
  readonly height: number;
  /** Paths of the second part and, on top of it, of the first. */
  readonly rest: string;
  readonly sure: string;
  /** Baselines of their names, and where the second one ends. */
  readonly lines?: readonly [first: number, second: number, end?: number];
}

/** One bar; its second part has a round end. */
function bar(sure: number, rest: number): Shapes {
  const edge = Math.round((WIDTH * sure) / (sure + rest));
  const end = BAR / 2;
  return {
    height: BAR,
    rest: `M0 0H${WIDTH - end}a${end} ${end} 0 0 1 0 ${BAR}H0z`,
    sure: `M0 0H${edge}V${BAR}H0z`,
    lines: [48, 48],
  };
}

/** Beyond the middle a second part lies on the first. */
function step(sure: number, rest: number): Shapes {
  const top = Math.round((SLAB * rest) / sure);
  return {
    height: top + SLAB,
    rest: `M${WIDTH / 2} ${top}V0h${WIDTH / 2 - top}a${top} ${top} 0 0 1 ${top} ${top}z`,
    sure: `M0 ${top}H${WIDTH}v${SLAB}H0z`,
    lines: [top + 56, top / 2 + 8],
  };
}

/** The first part as a slab, the second as a dome on it: their areas are the amounts. One, or as many as rows of three have. */
function months(sure: number, rest: number, rows: number): Shapes {
  const scale = rows > 0 ? 0.3 : 1;
  const width = WIDTH * scale;
  const slab = SLAB * scale;
  const radius = Math.round(Math.sqrt((2 * WIDTH * SLAB * rest) / sure / Math.PI) * scale);
  const pitch = slab + radius + 12;
  const places = Array.from({ length: Math.max(3 * rows, 1) }, (_, index) => [
    (index % 3) * (WIDTH - width) * 0.5,
    radius + Math.floor(index / 3) * pitch,
  ]);
  return {
    height: Math.max(rows, 1) * pitch - 12,
    rest: places.map(([x = 0, y]) => `M${x + width} ${y}a${radius} ${radius} 0 0 0-${2 * radius} 0z`).join(''),
    sure: places.map(([x, y]) => `M${x} ${y}h${width}v${slab}h-${width}z`).join(''),
    ...(rows > 0 ? {} : { lines: [radius + 56, radius / 2 + 22, WIDTH - radius + 42] as const }),
  };
}

const FORMS: Readonly<Record<PartsData['form'], (sure: number, rest: number) => Shapes>> = {
  ratio: bar,
  debt: bar,
  step,
  month: (sure, rest) => months(sure, rest, 0),
  year: (sure, rest) => months(sure, rest, 4),
};

/** Two parts of a sum, drawn as their term means them. */
export function Parts({ form, sizes: [first, second], names }: PartsData) {
  const { height, rest, sure, lines } = FORMS[form](first, second);
  return (
    <svg className={`parts parts--${form} screen-only`} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <path className="ink-talent" d={rest} />
      <path className="ink-company" d={sure} />
      {lines && names ? (
        <>
          <text x="16" y={lines[0]}>
            {names[0]}
          </text>{' '}
          <text x={lines[2] ?? WIDTH - 24} y={lines[1]}>
            {names[1]}
          </text>
        </>
      ) : null}
    </svg>
  );
}
