import '../drawing/drawing.scss';

export type Side = 'company' | 'talent';

/** A square for the company, a circle for the talent, `size` wide, with its left top corner at x, y. */
const form = (side: Side, x: number, y: number, size: number): string =>
  side === 'company'
    ? `M${x} ${y}h${size}v${size}h-${size}z`
    : `M${x} ${y + size / 2}a${size / 2} ${size / 2} 0 1 0 ${size} 0 ${size / 2} ${size / 2} 0 1 0-${size} 0z`;

/** Pictures are as wide as their text, and all of them as high. */
const WIDTH = 320;
const HEIGHT = 184;

/** Where both meet: the company's plane, or its bubble, and the talent's. Planes come from outside of the picture. */
const MEETINGS = {
  5: { company: 'M160-900H2180V122H160z', talent: form('talent', 68, 0, HEIGHT) },
  6: {
    company: 'M-1980 0H224V126H64L34 166V126H-1980z',
    talent: 'M301.5 147.4 320 200 262.5 177.3A92 92 0 1 1 301.5 147.4z',
  },
} as const;

interface StepPictureProps {
  readonly own: Side;
  readonly number: number;
}

function Numeral({
  on,
  number,
  x,
  y,
  size,
}: {
  on: Side | 'both';
  number: number;
  x: number;
  y: number;
  size: number;
}) {
  return (
    <text className={`step-planes__on-${on}`} x={x} y={y} fontSize={size}>
      {number}
    </text>
  );
}

/** One's own shape with a few lines: what one says about oneself. */
function Own({ own, number }: StepPictureProps) {
  return (
    <>
      <path className={`ink-${own}`} d={form(own, 0, 0, HEIGHT)} />
      <path className="step-planes__lines" d="M208 38H320M208 92H288M208 146H306" />
      <Numeral on={own} number={number} x={HEIGHT / 2} y={138} size={128} />
    </>
  );
}

/** What one looks for is not there yet: an outline of the other side. */
function Wanted({ own, number, other }: StepPictureProps & { readonly other: Side }) {
  return (
    <>
      <path className={`ink-${own}`} d={form(own, 0, 0, HEIGHT)} />
      <path className="step-planes__wanted" d={form(other, 138.5, 2.5, HEIGHT - 5)} />
      <Numeral on={own} number={number} x={72} y={138} size={128} />
    </>
  );
}

/** The matching, a frame of dots, puts those who fit best first. */
function Sorted({ number, other }: Omit<StepPictureProps, 'own'> & { readonly other: Side }) {
  return (
    <>
      <path className="step-planes__dots" d={`M4.5 4.5H${WIDTH - 4.5}V${HEIGHT - 4.5}H4.5z`} />
      <path className={`ink-${other}`} d={form(other, 30, 30, 124)} />
      <path className="step-planes__back-1" d={form(other, 168, 76, 78)} />
      <path className="step-planes__back-1" d={form(other, 254, 118, 36)} />
      <Numeral on={other} number={number} x={92} y={126} size={94} />
    </>
  );
}

/** One after the other; to the one in front one says yes. */
function Chosen({ number, other }: Omit<StepPictureProps, 'own'> & { readonly other: Side }) {
  return (
    <>
      <path className="step-planes__back-2" d={form(other, 0, 0, HEIGHT)} />
      <path className="step-planes__back-1" d={form(other, 68, 0, HEIGHT)} />
      <path className={`ink-${other}`} d={form(other, WIDTH - HEIGHT, 0, HEIGHT)} />
      <Numeral on={other} number={number} x={187} y={133} size={116} />
      <path className={`step-planes__yes step-planes__on-${other}`} d="M231 96l20 20 38-50" />
    </>
  );
}

function Meeting({ number }: { readonly number: 5 | 6 }) {
  const { company, talent } = MEETINGS[number];
  const id = `step-${number}`;
  return (
    <>
      <clipPath id={id}>
        <path d={company} />
      </clipPath>
      <path className="ink-company" d={company} />
      <path className="ink-talent" d={talent} />
      <g className="ink-both" clipPath={`url(#${id})`}>
        <path d={talent} />
      </g>
      <Numeral on="both" number={number} x={number === 5 ? 205 : 188} y={number === 5 ? 104 : 101} size={100} />
    </>
  );
}

/** A step's picture with its number, from the reader's side: their shape, the outline of the other, and at the end both. */
export function StepPicture({ own, number }: StepPictureProps) {
  const other = own === 'company' ? 'talent' : 'company';
  return (
    <svg className="step-planes__picture screen-only" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {number === 1 ? <Own own={own} number={number} /> : null}
      {number === 2 ? <Wanted own={own} number={number} other={other} /> : null}
      {number === 3 ? <Sorted number={number} other={other} /> : null}
      {number === 4 ? <Chosen number={number} other={other} /> : null}
      {number === 5 || number === 6 ? <Meeting number={number} /> : null}
    </svg>
  );
}
