import '../drawing/drawing.scss';

export type Side = 'company' | 'talent';

/** A square for the company, a circle for the talent, `size` wide, with its left top corner at x, y. */
const form = (side: Side, x: number, y: number, size: number): string =>
  side === 'company'
    ? `M${x} ${y}h${size}v${size}h-${size}z`
    : `M${x} ${y + size / 2}a${size / 2} ${size / 2} 0 1 0 ${size} 0 ${size / 2} ${size / 2} 0 1 0-${size} 0z`;

/** Where both meet: the company's plane, or its bubble, and the talent's. Planes come from outside of the picture. */
const MEETINGS = {
  5: { company: 'M180-900H2180V156H180z', talent: form('talent', 76, 8, 208) },
  6: {
    company: 'M-1980 24H216V150H84L54 190V150H-1980z',
    talent: 'M304.8 164.3 318 218 266.7 191.1A92 92 0 1 1 304.8 164.3z',
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

/** One's own shape comes in. */
function Own({ own, number }: StepPictureProps) {
  return (
    <>
      <path className={`ink-${own}`} d={own === 'company' ? 'M-1980-900H244V204H-1980z' : form(own, 36, -84, 288)} />
      <Numeral
        on={own}
        number={number}
        x={own === 'company' ? 132 : 180}
        y={own === 'company' ? 159 : 142}
        size={160}
      />
    </>
  );
}

/** What one looks for is not there yet: an outline of the other side. */
function Wanted({ own, number, other }: StepPictureProps & { readonly other: Side }) {
  return (
    <>
      <path className={`ink-${own}`} d={form(own, 16, 20, 184)} />
      <path className="step-planes__wanted" d={form(other, 148, 42, 156)} />
      <Numeral on={own} number={number} x={own === 'company' ? 82 : 86} y={158} size={128} />
    </>
  );
}

/** The matching, a frame of dots, puts those who fit best first. */
function Sorted({ number, other }: Omit<StepPictureProps, 'own'> & { readonly other: Side }) {
  return (
    <>
      <path className="step-planes__dots" d="M24 24H336V200H24z" />
      <path className={`ink-${other}`} d={form(other, 48, 52, 124)} />
      <path className="step-planes__back-1" d={form(other, 186, 98, 78)} />
      <path className="step-planes__back-1" d={form(other, 278, 140, 36)} />
      <Numeral on={other} number={number} x={110} y={148} size={94} />
    </>
  );
}

/** One after the other; to the one in front one says yes. */
function Chosen({ number, other }: Omit<StepPictureProps, 'own'> & { readonly other: Side }) {
  return (
    <>
      <path className="step-planes__back-2" d={form(other, 20, 18, 188)} />
      <path className="step-planes__back-1" d={form(other, 80, 18, 188)} />
      <path className={`ink-${other}`} d={form(other, 140, 18, 188)} />
      <Numeral on={other} number={number} x={192} y={154} size={116} />
      <path className={`step-planes__yes step-planes__on-${other}`} d="M236 116l20 20 38-50" />
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
      <Numeral on="both" number={number} x={number === 5 ? 226 : 181} y={number === 5 ? 130 : 124} size={100} />
    </>
  );
}

/** A step's picture with its number, from the reader's side: their shape, the outline of the other, and at the end both. */
export function StepPicture({ own, number }: StepPictureProps) {
  const other = own === 'company' ? 'talent' : 'company';
  return (
    <svg className="step-planes__picture screen-only" viewBox="0 0 360 220" aria-hidden="true">
      {number === 1 ? <Own own={own} number={number} /> : null}
      {number === 2 ? <Wanted own={own} number={number} other={other} /> : null}
      {number === 3 ? <Sorted number={number} other={other} /> : null}
      {number === 4 ? <Chosen number={number} other={other} /> : null}
      {number === 5 || number === 6 ? <Meeting number={number} /> : null}
    </svg>
  );
}
