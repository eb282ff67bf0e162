import './relay.scss';
import { relayLabels } from '../../content/guides/jobbeschreibung.ts';
import type { RelayLeg } from '../../content/guides/types.ts';
import { roleIds, roles } from '../../content/roles.ts';

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

/**
 * From a company's list to a company's contract by way of three talents, across the whole page. Every hand-over is
 * an overlap. On phones the companies are but edges of the page.
 */
export function RelayBand() {
  return (
    <div className="relay-band">
      <svg viewBox="0 0 1440 520" aria-hidden="true">
        <clipPath id="relay-companies">
          <path d="M-600 60h720v400h-720zM1320 60h720v400h-720z" />
        </clipPath>
        <path className="relay-band__company" d="M-600 60h720v400h-720zM1320 60h720v400h-720z" />
        {CENTRES.map((x) => (
          <circle key={x} className="relay-band__talent" cx={x} cy={Y} r={RADIUS} />
        ))}
        <g className="relay-band__match">
          <g clipPath="url(#relay-companies)">
            <circle cx={first} cy={Y} r={RADIUS} />
            <circle cx={third} cy={Y} r={RADIUS} />
          </g>
          <path d={lens(first, second) + lens(second, third)} />
        </g>
        {CENTRES.map((x) => (
          <circle key={x} className="relay-band__line" cx={x + 4} cy={Y + 4} r={RADIUS} />
        ))}
        {roleIds.map((role, index) => (
          <text key={role} x={CENTRES[index]} y={Y + 26}>
            {roles[role].name}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** What each role takes over, does with it and passes on: the same three lines, one leg after the other. */
export function Relay({ legs }: { readonly legs: readonly RelayLeg[] }) {
  return (
    <ol className="relay">
      {legs.map(({ role, receives, does, passesOn }) => (
        <li key={role} className="relay__leg">
          <h3>
            <a href={`#${role}`}>{roles[role].name}</a>
          </h3>
          <dl>
            <dt>{relayLabels.receives}</dt>
            <dd>{receives}</dd>
            <dt>{relayLabels.does}</dt>
            <dd className="relay__does">{does}</dd>
            <dt>{relayLabels.passesOn}</dt>
            <dd>{passesOn}</dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}
