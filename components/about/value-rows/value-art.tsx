import '../../common/drawing/drawing.scss';
import type { ReactNode } from 'react';
import type { ValueIcon } from '../../../content/about.ts';

/** The boxes end where the shapes do: these stand on the page's columns. */
const BOXES: Readonly<Record<ValueIcon, string>> = {
  balance: '2 18 240 112',
  speech: '8 8 204 116',
  key: '8 8 228 108',
};

const DRAWINGS: Readonly<Record<ValueIcon, ReactNode>> = {
  // A beam in balance, although only one side pays.
  balance: (
    <>
      <rect className="ink-company" x="14" y="18" width="72" height="72" />
      <circle className="ink-talent" cx="190" cy="54" r="36" />
      <path fill="currentcolor" d="M2 90h240v7H2zM122 97l22 33h-44z" />
    </>
  ),
  // Two speech bubbles; what was understood lies in the overlap.
  speech: (
    <>
      <clipPath id="value-rows-speech">
        <path d="M8 8h126v76H96l-26 26V84H8z" />
      </clipPath>
      <path className="ink-company" d="M8 8h126v76H96l-26 26V84H8z" />
      <path className="ink-talent" d="M199 94.7l13 29.3-32.9-12.7A50 50 0 1 1 199 94.7z" />
      <circle className="ink-both" cx="158" cy="66" r="50" clipPath="url(#value-rows-speech)" />
    </>
  ),
  // A key: the bow is a circle, the bit is square.
  key: (
    <>
      <clipPath id="value-rows-key">
        <path d="M92 50h144v44h-24V74h-20v20h-24V74H92z" />
      </clipPath>
      <path className="ink-talent" d="M62 8a54 54 0 1 1-.1 0zM44 47a15 15 0 1 0 .1 0z" />
      <path className="ink-company" d="M92 50h144v44h-24V74h-20v20h-24V74H92z" />
      <circle className="ink-both" cx="62" cy="62" r="54" clipPath="url(#value-rows-key)" />
    </>
  ),
};

/** The drawing of a value. */
export function ValueArt({ icon }: { readonly icon: ValueIcon }) {
  return (
    <svg className="value-rows__art screen-only" viewBox={BOXES[icon]} aria-hidden="true">
      {DRAWINGS[icon]}
    </svg>
  );
}
