import '../../common/drawing/drawing.scss';
import './relay.scss';
import { relayLabels } from '../../../content/guides/jobbeschreibung.ts';
import type { RelayLeg } from '../../../content/guides/types.ts';
import { type RoleId, roleIds, roles } from '../../../content/roles.ts';

type Point = readonly [x: number, y: number];

interface Band {
  readonly name: 'wide' | 'tall';
  readonly viewBox: string;
  /** The two companies, which begin and end beyond the page. */
  readonly companies: string;
  readonly radius: number;
  readonly centres: Readonly<Record<RoleId, Point>>;
  /** The middle of what is pink of each circle. */
  readonly labels: Readonly<Record<RoleId, Point>>;
  readonly labelSize: number;
  readonly ends: readonly [start: Point, end: Point];
  readonly endSize: number;
}

const BANDS: readonly Band[] = [
  {
    name: 'wide',
    viewBox: '0 44 1440 432',
    companies: 'M-600 90h941v340h-941zM1099 90h941v340h-941z',
    radius: 200,
    centres: { opener: [415, 260], setter: [720, 260], closer: [1025, 260] },
    labels: { opener: [430, 276], setter: [720, 276], closer: [1010, 276] },
    labelSize: 46,
    ends: [
      [159, 140],
      [1261, 140],
    ],
    endSize: 42,
  },
  {
    name: 'tall',
    viewBox: '0 0 390 524',
    companies: 'M-600 0h770v130h-770zM200 394h800v130h-800z',
    radius: 96,
    centres: { opener: [205, 130], setter: [255, 262], closer: [165, 372] },
    labels: { opener: [236, 155], setter: [268, 275], closer: [140, 386] },
    labelSize: 38,
    ends: [
      [62, 78],
      [310, 479],
    ],
    endSize: 28,
  },
];

/** Of two circles: the lens where they overlap. */
const lens = ([x1, y1]: Point, [x2, y2]: Point, radius: number): string => {
  const distance = Math.hypot(x2 - x1, y2 - y1);
  const half = Math.sqrt(radius ** 2 - distance ** 2 / 4) / distance;
  const tip = (side: number) =>
    [(x1 + x2) / 2 + side * half * (y2 - y1), (y1 + y2) / 2 - side * half * (x2 - x1)].map(Math.round).join(' ');
  const arc = `A${radius} ${radius} 0 0 1 `;
  return `M${tip(1)}${arc}${tip(-1)}${arc}${tip(1)}z`;
};

/**
 * From a company's list to a company's contract by way of three talents, across the whole page, on phones down it. Every
 * hand-over is an overlap.
 */
export function RelayBand() {
  return (
    <div className="relay-band">
      {BANDS.map(({ name, viewBox, companies, radius, centres, labels, labelSize, ends: [start, end], endSize }) => (
        <svg key={name} className={`relay-band__${name}`} viewBox={viewBox} aria-hidden="true">
          <clipPath id={`relay-${name}`}>
            <path d={companies} />
          </clipPath>
          <path className="ink-company" d={companies} />
          {roleIds.map((role) => (
            <circle key={role} className="ink-talent" cx={centres[role][0]} cy={centres[role][1]} r={radius} />
          ))}
          <g className="ink-both">
            <g clipPath={`url(#relay-${name})`}>
              <circle cx={centres.opener[0]} cy={centres.opener[1]} r={radius} />
              <circle cx={centres.closer[0]} cy={centres.closer[1]} r={radius} />
            </g>
            <path d={lens(centres.opener, centres.setter, radius) + lens(centres.setter, centres.closer, radius)} />
          </g>
          {roleIds.map((role) => (
            <text key={role} x={labels[role][0]} y={labels[role][1]} fontSize={labelSize}>
              {roles[role].name}
            </text>
          ))}
          <g className="relay-band__ends" fontSize={endSize}>
            <text x={start[0]} y={start[1]}>
              {relayLabels.start}
            </text>
            <text x={end[0]} y={end[1]}>
              {relayLabels.end}
            </text>
          </g>
        </svg>
      ))}
    </div>
  );
}

const PLACES: readonly Point[] = roleIds.map((_, index) => [40 + index * 64, 40]);

/** Which of the three legs is a role's, and where its hand-overs are. */
export function LegPlace({ role }: { readonly role: RoleId }) {
  const own = roleIds.indexOf(role);
  const circles = PLACES.map(([x, y]) => `M${x} ${y - 40}a40 40 0 1 1-.1 0z`);
  const shared = PLACES.slice(1).flatMap((place, index) =>
    [index, index + 1].includes(own) ? [lens(PLACES[index] ?? place, place, 40)] : [],
  );
  return (
    <svg className="leg-place screen-only" viewBox="0 0 208 80" aria-hidden="true">
      <path className="ink-talent" d={circles[own]} />
      <path className="ink-both" d={shared.join('')} />
      <path className="outline" d={circles.filter((_, index) => index !== own).join('')} />
    </svg>
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
