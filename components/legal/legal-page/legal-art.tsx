import '../../common/drawing/drawing.scss';
import './legal-art.scss';
import type { ReactNode } from 'react';

/** What an object is made of: a rectangle that rises from the plane, a circle, what both share, and what is drawn on them. */
interface Shapes {
  readonly rect: Readonly<Record<'x' | 'y' | 'width', number>>;
  readonly circle: Readonly<Record<'cx' | 'cy' | 'r', number>>;
  /** What is seen of the circle, where it is not all of it. */
  readonly talent?: string;
  readonly both: string;
  /** Where the object ends: at the edge of the text. */
  readonly right: number;
  readonly children: ReactNode;
}

const OBJECTS: Readonly<Record<string, Shapes>> = {
  // Somebody with a name on the chest and a hand up.
  impressum: {
    rect: { x: 2, y: 138, width: 116 },
    circle: { cx: 60, cy: 92, r: 58 },
    both: 'M24.7 138a58 58 0 0 0 70.6 0z',
    right: 192.5,
    children: (
      <>
        <circle className="ink-talent" cx="171.5" cy="49.6" r="21" />
        <path className="ink-company" d="M104 138l53.5-96.1 28 15.5L118 178.7z" />
        <path className="ink-both" d="M157.5 41.9l28 15.5-6.6 11.9A21 21 0 0 1 150.9 53.8z" />
        <path className="legal__light" d="M20 182h80v46H20z" />
        <path className="ink-both" d="M32 194h52v8H32zM32 210h32v6H32z" />
      </>
    ),
  },
  // Somebody whom a bar keeps unknown, and a card of which parts are blacked out.
  datenschutz: {
    rect: { x: 16, y: 118, width: 172 },
    circle: { cx: 102, cy: 82, r: 80 },
    both: 'M30.6 118a80 80 0 0 0 142.8 0zM0 50h204v28H0zM86 184h82v14H86zM86 212h56v14H86z',
    right: 204,
    children: <path className="legal__light" d="M36 184h44v14H36zM36 212h44v14H36z" />,
  },
  // A contract with a yes on its seal.
  agb: {
    rect: { x: 2, y: 30, width: 138 },
    circle: { cx: 133, cy: 177, r: 68 },
    both: 'M140 109.4v135.2a68 68 0 1 1 0-135.2zM140 165.9l15-17.9 12 10-27 32.1z',
    right: 201,
    children: (
      <>
        <path className="legal__light" d="M22 54h72v16H22zM22 86h98v8H22zM22 106h76v8H22zM22 126h46v8H22z" />
        <path className="ink-talent" d="M96 179l11-11 17 17 16-19.1v24.2L125 208z" />
      </>
    ),
  },
  // A barrier that is up, and the post where it would lie.
  barrierefreiheit: {
    rect: { x: 2, y: 150, width: 90 },
    circle: { cx: 47, cy: 150, r: 45 },
    both: 'M2 150a45 45 0 0 0 90 0z',
    right: 200,
    children: (
      <>
        <path className="ink-talent" d="M36 139L177.1-2.7l22.6 22.6L72 148H45z" />
        <path
          className="ink-both"
          d="M81.7 92.7l17-17 22.6 22.6-17 17zM115.6 58.8l17-17 22.6 22.6-17 17zM149.5 24.9l17-17 22.6 22.6-17 17z"
        />
        <path className="ink-company" d="M158 254.5V150h42v104.5z" />
        <circle className="legal__light" cx="47" cy="150" r="14" />
      </>
    ),
  },
  // A padlock: the shackle is the talent's, and so is the key.
  security: {
    rect: { x: 2, y: 104, width: 196 },
    circle: { cx: 100, cy: 98, r: 92 },
    talent: 'M8 106v-8a92 92 0 0 1 184 0v8h-50v-8a42 42 0 0 0-84 0v8z',
    both: 'M8.2 104a92 92 0 0 0 183.6 0z',
    right: 198,
    children: <path className="ink-talent" d="M93 172a17 17 0 1 1 14 0l5 42H88z" />,
  },
};

/** The nought of the poster. */
const NOUGHT =
  'M125 257Q103 257 88 248 73 239 64 222 54 206 50 182 46 159 46 129 46 100 50 76 54 53 64 36 73 19 88 10 103 1 125 1 146 1 161 10 176 19 185 36 195 53 199 76 203 100 203 129 203 159 199 182 195 206 185 222 176 239 161 248 146 257 125 257ZM125 213Q132 213 136 208 141 203 144 188 146 173 146 145V113Q146 85 144 70 141 55 136 50 132 45 125 45 118 45 113 50 108 55 105 70 103 85 103 113V145Q103 173 105 188 108 203 113 208 118 213 125 213Z';

/** The object a legal text speaks about. The lower edge of its view box is the edge of the plane it stands on. */
function drawing(name: string): ReactNode {
  const shapes = OBJECTS[name];
  if (!shapes) {
    return (
      <svg viewBox="-1 0 204 257" overflow="visible" aria-hidden="true">
        <clipPath id="art">
          <path d="M23 116h100v154H23z" />
        </clipPath>
        <path className="ink-company" d="M23 257.5V116h100v141.5" />
        <path className="ink-talent" d={NOUGHT} />
        <path className="ink-both" d={NOUGHT} clipPath="url(#art)" />
      </svg>
    );
  }
  const { rect, circle, talent, both, right, children } = shapes;
  const { x, y, width } = rect;
  return (
    <svg viewBox={`${right - 204} 0 204 254`} overflow="visible" aria-hidden="true">
      {talent ? <path className="ink-talent" d={talent} /> : <circle className="ink-talent" {...circle} />}
      <path className="ink-company" d={`M${x} 254.5V${y}h${width}V254.5`} />
      <path className="ink-both" d={both} />
      {children}
    </svg>
  );
}

/** The drawing of a page's subject. */
export const LegalArt = ({ name }: { readonly name: string }) => (
  <div className="legal__art screen-only">{drawing(name)}</div>
);
