import '../../common/drawing/drawing.scss';
import type { ReactNode } from 'react';
import type { Opening } from '../../../content/careers.ts';
import type { Ink } from '../../common/ink-card/ink-card.ts';

interface Department {
  readonly ink: Ink;
  readonly art: ReactNode;
}

// The company reaches in from the window's edge.
const BUBBLE = 'M-1200 0h1332v116H60l-32 40v-40h-1228z';

/** What each department's panel is printed on, and what it does, drawn as a rectangle, a circle and their overlap. */
export const departments: Readonly<Record<Opening['group'], Department>> = {
  // A loudspeaker.
  Marketing: {
    ink: 'talent',
    art: (
      <>
        <path className="ink-company" d="M-1200 0h1312v160h-1312z" />
        <circle className="ink-talent" cx="112" cy="80" r="56" />
        <path className="ink-both" d="M112 24a56 56 0 0 0 0 112z" />
        <path className="outline openings__line" d="M168 24a79 79 0 0 1 0 112M183.4 8.6a101 101 0 0 1 0 142.8" />
      </>
    ),
  },
  // A prompt: what is typed next stands in the overlap.
  Entwicklung: {
    ink: 'both',
    art: (
      <>
        <path className="ink-company" d="M-1200 0h1352v160h-1352z" />
        <circle className="ink-talent" cx="152" cy="80" r="64" />
        <path className="ink-both" d="M152 16a64 64 0 0 0 0 128z" />
        <path className="outline openings__line openings__line--dark" d="M26 48l32 32-32 32M104 112h38" />
      </>
    ),
  },
  // A speech bubble, and a circle that is selected in order to be drawn.
  'Design und Support': {
    ink: 'pale',
    art: (
      <>
        <clipPath id="department-bubble">
          <path d={BUBBLE} />
        </clipPath>
        <path className="ink-company" d={BUBBLE} />
        <circle className="ink-talent" cx="148" cy="86" r="62" />
        <circle className="ink-both" cx="148" cy="86" r="62" clipPath="url(#department-bubble)" />
        <path className="outline" d="M86 24h124v124H86z" />
        <path
          className="openings__handles"
          d="M80 18h12v12H80zM204 18h12v12h-12zM80 142h12v12H80zM204 142h12v12h-12z"
        />
      </>
    ),
  },
};
