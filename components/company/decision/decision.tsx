import '../../common/drawing/drawing.scss';
import './decision.scss';

/** Where the company's plane begins. */
const EDGE = 236;
const MIDDLE = 120;
/** Those that the matching has put in their order, each next to the one before it: the best is the largest. */
const RADII = [104, 62, 44, 30, 20, 13] as const;
const SPACE = 12;

const placed = RADII.map((radius, index) => ({
  radius,
  x: RADII.slice(0, index).reduce((x, before, n) => x - before - SPACE - (RADII[n + 1] ?? 0), EDGE),
}));

/** The matching's frame of dots ends where the company's plane begins. It sends the best first; the yes is on the plane. */
export const Decision = () => (
  <svg className="decision screen-only" viewBox="-164 0 400 256" aria-hidden="true">
    <clipPath id="decision">
      <path d={`M${EDGE}-400h2000v900h-2000z`} />
    </clipPath>
    <path className="decision__plane" d={`M${EDGE}-16h2000v274h-2000z`} />
    <path className="decision__dots" d="M208 8H-1984M208 232H-1984" />
    {placed.map(({ radius, x }, index) => (
      <circle key={radius} className={index ? 'decision__next' : 'ink-talent'} cx={x} cy={MIDDLE} r={radius} />
    ))}
    <circle className="ink-both" cx={EDGE} cy={MIDDLE} r={RADII[0]} clipPath="url(#decision)" />
    <path className="decision__yes" d={`M${EDGE + 22} ${MIDDLE - 4}l24 24 40-52`} />
  </svg>
);
