import '../../common/drawing/drawing.scss';
import type { ReactNode } from 'react';
import { Padlock } from '../../talent/art/padlock.tsx';

/** What an object is made of: a rectangle and a circle, and what is drawn on them. */
interface Shapes {
  readonly rect: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
  readonly circle: Readonly<Record<'cx' | 'cy' | 'r', number>>;
  readonly children: ReactNode;
}

const OBJECTS: Readonly<Record<string, Shapes>> = {
  // Name plate and bell.
  impressum: {
    rect: { x: 8, y: 2, width: 144, height: 252 },
    circle: { cx: 128, cy: 178, r: 72 },
    children: (
      <>
        <path className="legal__light" d="M28 22h104v62H28z" />
        <path className="ink-company" d="M40 38h80v12H40zM40 58h48v8H40z" />
        <circle className="ink-talent" cx="128" cy="178" r="22" />
      </>
    ),
  },
  // Somebody whom a bar keeps unknown, and a card of which parts are blacked out.
  datenschutz: {
    rect: { x: 14, y: 118, width: 172, height: 136 },
    circle: { cx: 100, cy: 82, r: 80 },
    children: (
      <>
        <path className="ink-both" d="M2 50h196v28H2zM84 184h82v14H84zM110 212h56v14h-56z" />
        <path className="legal__light" d="M34 184h44v14H34zM34 212h70v14H34z" />
      </>
    ),
  },
  // A contract with a yes on its seal.
  agb: {
    rect: { x: 2, y: 2, width: 168, height: 252 },
    circle: { cx: 130, cy: 180, r: 70 },
    children: (
      <>
        <path className="legal__light" d="M22 26h72v16H22zM22 58h128v8H22zM22 78h128v8H22zM22 98h40v8H22z" />
        <path className="ink-talent" d="M92 182l11-11 17 17 31-37 12 10-42 50z" />
      </>
    ),
  },
  // The Tab key.
  barrierefreiheit: {
    rect: { x: 2, y: 66, width: 188, height: 188 },
    circle: { cx: 150, cy: 62, r: 50 },
    children: <path className="legal__light" d="M32 168h74v-28l44 36-44 36v-28H32zM154 136h12v80h-12z" />,
  },
};

/** The nought of the poster. */
const NOUGHT =
  'M125 257Q103 257 88 248 73 239 64 222 54 206 50 182 46 159 46 129 46 100 50 76 54 53 64 36 73 19 88 10 103 1 125 1 146 1 161 10 176 19 185 36 195 53 199 76 203 100 203 129 203 159 199 182 195 206 185 222 176 239 161 248 146 257 125 257ZM125 213Q132 213 136 208 141 203 144 188 146 173 146 145V113Q146 85 144 70 141 55 136 50 132 45 125 45 118 45 113 50 108 55 105 70 103 85 103 113V145Q103 173 105 188 108 203 113 208 118 213 125 213Z';

/** The object a legal text speaks about. */
function drawing(name: string): ReactNode {
  if (name === 'security') return <Padlock />;
  const shapes = OBJECTS[name];
  if (!shapes) {
    return (
      <svg viewBox="46 0 158 258" aria-hidden="true">
        <path className="ink-talent" d={NOUGHT} />
      </svg>
    );
  }
  const { rect, circle, children } = shapes;
  return (
    <svg viewBox="0 0 204 258" aria-hidden="true">
      <clipPath id="art">
        <rect {...rect} rx="8" />
      </clipPath>
      <circle className="ink-talent" {...circle} />
      <rect className="ink-company" {...rect} rx="8" />
      <circle className="ink-both" {...circle} clipPath="url(#art)" />
      {children}
      <g className="outline" transform="translate(3 3)">
        <rect {...rect} rx="8" />
        <circle {...circle} />
      </g>
    </svg>
  );
}

export const LegalArt = ({ name }: { readonly name: string }) => <div className="legal__art">{drawing(name)}</div>;
