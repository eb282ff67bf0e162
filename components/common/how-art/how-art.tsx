import '../drawing/drawing.scss';
import './how-art.scss';

const RADIUS = 86;
/** Where the company's plane begins, and where the other side has arrived on it. */
const EDGE = 136;
const ARRIVED = 134;
const MIDDLE = 124;
/** How far the other side comes in a day, and where its day's number stands: in the band that it leaves. */
const DAY = 26;
const DAYS = [
  { days: 0, x: 10, size: 29 },
  { days: 1, x: 36, size: 29 },
  { days: 2, x: 95, size: 108 },
] as const;

interface ApproachProps {
  readonly dayLabel: string;
  readonly match: string;
}

/**
 * The first two days in one picture: with each the other side comes closer to the company's plane, then it is a match, so
 * large that the head cuts it.
 */
export function Approach({ dayLabel, match }: ApproachProps) {
  return (
    <svg className="how-art how-art--full" viewBox="-5 0 220 200" preserveAspectRatio="xMinYMax" aria-hidden="true">
      <clipPath id="how-art-plane">
        <path d={`M${EDGE} 0h200v300h-200z`} />
      </clipPath>
      <path className="ink-company" d={`M${EDGE}-400h2000v1000h-2000z`} />
      {DAYS.map(({ days }) => (
        <circle
          key={days}
          className={`ink-talent how-art__day--${days}`}
          cx={ARRIVED - (2 - days) * DAY}
          cy={MIDDLE}
          r={RADIUS}
        />
      ))}
      <circle className="ink-both" cx={ARRIVED} cy={MIDDLE} r={RADIUS} clipPath="url(#how-art-plane)" />
      <text className="how-art__match" x="175" y={MIDDLE + 9} fontSize="26">
        {match}
      </text>
      {DAYS.map(({ days, x, size }) => (
        <text key={days} x={x} y={MIDDLE - size * 0.27} fontSize={size}>
          <tspan x={x} dy="-0.37em" fontSize={3.5 + size * 0.2}>
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

interface ChatProps {
  readonly company: readonly string[];
  readonly talent: readonly string[];
}

/** After the match: the company proposes two dates, the talent takes one. Each speaks in its own shape. */
export function Chat({ company, talent }: ChatProps) {
  return (
    <svg className="how-art how-art--chat screen-only" viewBox="0 0 70 68" aria-hidden="true">
      <path className="ink-company" d="M-800 0H60v30H13L4 40V30h-804z" />
      <path className="ink-talent" d="M64.4 55.5L67.3 67.8 55 61.9A15 15 0 1 1 64.4 55.5z" />
      {company.map((line, index) => (
        <text key={line} x="0" y={13 + 10 * index} fontSize="9">
          {line}
        </text>
      ))}
      {talent.map((line, index) => (
        <text key={line} className="how-art__reply" x="52" y={46 + 8 * index} fontSize="8">
          {line}
        </text>
      ))}
    </svg>
  );
}
