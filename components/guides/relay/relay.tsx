import './relay.scss';
import { relayLabels } from '../../../content/guides/jobbeschreibung.ts';
import type { RelayLeg } from '../../../content/guides/types.ts';
import { type RoleId, roleIds, roles } from '../../../content/roles.ts';

const CENTRES = [312, 720, 1128];
const RADIUS = 236;
const Y = 260;

/** Of two circles side by side: the lens where they overlap. */
const lens = (left: number, right: number): string => {
  const middle = (left + right) / 2;
  const half = Math.round(Math.sqrt(RADIUS ** 2 - ((right - left) / 2) ** 2));
  return `M${middle} ${Y - half}A${RADIUS} ${RADIUS} 0 0 1 ${middle} ${Y + half}A${RADIUS} ${RADIUS} 0 0 1 ${middle} ${Y - half}z`;
};

const [first = 0, second = 0, third = 0] = CENTRES;

/** The two companies, which begin and end beyond the page. */
const FROM = 'M-600 60h720v400h-720z';
const TO = 'M1320 60h720v400h-720z';

interface RelayBandProps {
  /** Whose leg is inked; the others are outlines. Without it, the whole relay is. */
  readonly current?: RoleId;
}

/**
 * From a company's list to a company's contract by way of three talents, across the whole page. Every hand-over is
 * an overlap. On phones the companies are but edges of the page.
 */
export function RelayBand({ current }: RelayBandProps) {
  const runs = (role: RoleId): boolean => current === undefined || current === role;
  const handOvers = [
    runs('opener') || runs('setter') ? lens(first, second) : '',
    runs('setter') || runs('closer') ? lens(second, third) : '',
  ].join('');
  return (
    <div className="relay-band">
      <svg viewBox="0 0 1440 520" fontSize="76" aria-hidden="true">
        <clipPath id="relay-companies">
          <path d={FROM + TO} />
        </clipPath>
        <path className={runs('opener') ? 'relay-band__company' : 'relay-band__idle'} d={FROM} />
        <path className={runs('closer') ? 'relay-band__company' : 'relay-band__idle'} d={TO} />
        {roleIds.map((role, index) =>
          runs(role) ? (
            <circle key={role} className="relay-band__talent" cx={CENTRES[index]} cy={Y} r={RADIUS} />
          ) : null,
        )}
        <g className="relay-band__match">
          <g clipPath="url(#relay-companies)">
            {runs('opener') ? <circle cx={first} cy={Y} r={RADIUS} /> : null}
            {runs('closer') ? <circle cx={third} cy={Y} r={RADIUS} /> : null}
          </g>
          <path d={handOvers} />
        </g>
        {CENTRES.map((x) => (
          <circle key={x} className="relay-band__line" cx={x + 4} cy={Y + 4} r={RADIUS} />
        ))}
        {roleIds.map((role, index) => (
          <text key={role} className={runs(role) ? undefined : 'relay-band__waits'} x={CENTRES[index]} y={Y + 26}>
            {roles[role].name}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** What a role takes over, does with it and passes on. */
export function Leg({ leg: { receives, does, passesOn } }: { readonly leg: RelayLeg }) {
  return (
    <dl>
      <dt>{relayLabels.receives}</dt>
      <dd>{receives}</dd>
      <dt>{relayLabels.does}</dt>
      <dd className="relay__does">{does}</dd>
      <dt>{relayLabels.passesOn}</dt>
      <dd>{passesOn}</dd>
    </dl>
  );
}

/** What each role takes over, does with it and passes on: the same three lines, one leg after the other. */
export function Relay({ legs }: { readonly legs: readonly RelayLeg[] }) {
  return (
    <ol className="relay">
      {legs.map((leg) => (
        <li key={leg.role} className="relay__leg">
          <h3>
            <a href={`#${leg.role}`}>{roles[leg.role].name}</a>
          </h3>
          <Leg leg={leg} />
        </li>
      ))}
    </ol>
  );
}
