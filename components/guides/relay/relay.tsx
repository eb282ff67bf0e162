import '../../common/drawing/drawing.scss';
import './relay.scss';
import { Fragment } from 'react';
import { relayLabels } from '../../../content/guides/jobbeschreibung.ts';
import type { RelayLeg } from '../../../content/guides/types.ts';
import { roleIds, roles } from '../../../content/roles.ts';

const CENTRES = [410, 720, 1030];
/** The middle of what is pink of each circle. */
const LABELS = [388, 720, 1052];
const RADIUS = 204;
const Y = 260;

/** Of two circles side by side: the lens where they overlap. */
const lens = (left: number, right: number): string => {
  const middle = (left + right) / 2;
  const half = Math.round(Math.sqrt(RADIUS ** 2 - ((right - left) / 2) ** 2));
  return `M${middle} ${Y - half}A${RADIUS} ${RADIUS} 0 0 1 ${middle} ${Y + half}A${RADIUS} ${RADIUS} 0 0 1 ${middle} ${Y - half}z`;
};

const [first = 0, second = 0, third = 0] = CENTRES;

/** The two companies, which begin and end beyond the page. */
const COMPANIES = 'M-600 90h860v340h-860zM1180 90h860v340h-860z';

/**
 * From a company's list to a company's contract by way of three talents, across the whole page. Every hand-over is
 * an overlap.
 */
export function RelayBand() {
  return (
    <div className="relay-band">
      <svg viewBox="0 40 1440 440" aria-hidden="true">
        <clipPath id="relay-companies">
          <path d={COMPANIES} />
        </clipPath>
        <path className="ink-company" d={COMPANIES} />
        {CENTRES.map((x) => (
          <circle key={x} className="ink-talent" cx={x} cy={Y} r={RADIUS} />
        ))}
        <g className="ink-both">
          <g clipPath="url(#relay-companies)">
            <circle cx={first} cy={Y} r={RADIUS} />
            <circle cx={third} cy={Y} r={RADIUS} />
          </g>
          <path d={lens(first, second) + lens(second, third)} />
        </g>
        <g className="relay-band__ends" fontSize="52">
          <text x="103" y={Y + 19}>
            {relayLabels.start}
          </text>
          <text x="1337" y={Y + 19}>
            {relayLabels.end}
          </text>
        </g>
        {roleIds.map((role, index) => (
          <Fragment key={role}>
            <circle className="outline" cx={(CENTRES[index] ?? 0) + 4} cy={Y + 4} r={RADIUS} />
            <text x={LABELS[index]} y={Y + 24} fontSize="70">
              {roles[role].name}
            </text>
          </Fragment>
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
