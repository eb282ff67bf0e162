import '../drawing/drawing.scss';
import './how-art.scss';

const RADIUS = 92;
/** Where the company's plane begins, and where the other side has arrived on it. */
const EDGE = 166;
const ARRIVED = 180;
/** How far the other side comes in a day, and where its day's number stands: in the band that it leaves. */
const DAY = 44;
const DAYS = [
  { days: 0, x: 25, size: 44 },
  { days: 1, x: 67, size: 44 },
  { days: 2, x: 128, size: 100 },
] as const;

interface ApproachProps {
  readonly dayLabel: string;
  readonly match: string;
}

/** The first two days in one picture: with each the other side comes closer to the company's plane, then it is a match. */
export function Approach({ dayLabel, match }: ApproachProps) {
  return (
    <svg className="how-art how-art--full" viewBox="-13 0 298 220" aria-hidden="true">
      <clipPath id="how-art-plane">
        <path d={`M${EDGE} 0h200v220h-200z`} />
      </clipPath>
      <path className="ink-company" d={`M${EDGE}-400h2000v1000h-2000z`} />
      {DAYS.map(({ days }) => (
        <circle
          key={days}
          className={`ink-talent how-art__day--${days}`}
          cx={ARRIVED - (2 - days) * DAY}
          cy="110"
          r={RADIUS}
        />
      ))}
      <circle className="ink-both" cx={ARRIVED} cy="110" r={RADIUS} clipPath="url(#how-art-plane)" />
      <text className="how-art__match" x="218" y="119" fontSize="28">
        {match}
      </text>
      {DAYS.map(({ days, x, size }) => (
        <text key={days} x={x} y={110 - size * 0.27} fontSize={size}>
          <tspan x={x} dy="-0.37em" fontSize={8 + size * 0.14}>
            {dayLabel}
          </tspan>
          <tspan x={x} dy="0.85em">
            {days}
          </tspan>
        </text>
      ))}
    </svg>
  );
}

/**
 * What follows a match: the company's half of a drawing, the talent's, what both share, and lines. All are 88 wide and
 * stand on 68; with each, both share more.
 */
const SCENES = [
  // The person behind the profile. What is dark ends lower, or the pink below it would show as a line.
  [
    'M0 2h50v66H0z',
    'M58 6a15 15 0 1 1-.1 0zM28 68a30 30 0 0 1 60 0z',
    'M50 8.3a15 15 0 0 0 0 25.4zM28 68.3V68a30 30 0 0 1 22-28.9v29.2z',
    '',
  ],
  // Two who write.
  [
    'M0 2h62v40H24L12 54V42H0z',
    'M62 18a24 24 0 0 1 20 33.6l6 16.4-19-3.75A24 24 0 0 1 36 42h26z',
    'M62.3 42.3H36V42a24 24 0 0 1 26.3-23.9z',
    'M10 16h28M10 26h20',
  ],
  // A call.
  ['M0 2h67v54H0zM0 62h88v6H0z', 'M56 12a21 21 0 1 1-.1 0z', 'M67 15.1a21 21 0 1 0 0 35.8z', 'M10 14h20M10 26h12'],
  // A contract.
  ['M0 2h80v66H0z', 'M64 20a24 24 0 1 1-.1 0z', 'M80 26.1a24 24 0 1 0 0 35.8z', 'M10 16h34M10 28h20M8 54q5-14 9-3t8-3'],
] as const;

export const afterMatchDrawings = SCENES.map(([company, talent, both, line]) => (
  <svg key={company} className="shape" viewBox="0 0 88 68" aria-hidden="true">
    <path className="ink-company" d={company} />
    <path className="ink-talent" d={talent} />
    <path className="ink-both" d={both} />
    <path className="how-art__line" d={line} />
  </svg>
));

/** Two yeses, each ticked by hand. */
export function TwoYes() {
  return (
    <svg className="how-art" viewBox="6 23 282 184" aria-hidden="true">
      <clipPath id="how-art-yes">
        <rect x="6" y="40" width="150" height="150" rx="6" />
      </clipPath>
      <rect className="ink-company" x="6" y="40" width="150" height="150" rx="6" />
      <circle className="ink-talent" cx="196" cy="115" r="92" />
      <circle className="ink-both" cx="196" cy="115" r="92" clipPath="url(#how-art-yes)" />
      <path className="how-art__tick how-art__tick--company" d="M30 116l20 20 38-46" />
      <path className="how-art__tick" d="M190 116l24 24 46-58" />
    </svg>
  );
}
