import '../../common/drawing/drawing.scss';
import './leaflet.scss';
import { type Claim, claimDate } from '../../../content/claims.ts';
import { terms } from '../../../content/figures-page.ts';
import { Places } from './places.tsx';

interface LeafletProps {
  /** A share. */
  readonly claim: Claim;
}

const STROKE = 'M455 300 623 0h52L507 300z';
const SQUARE = 'M565 150h150v150H565z';

/** A share's entry in the register, like the leaflet in a pack: the footnotes lead here. Its percent sign is the motif: a line, a circle, a square. */
export function Leaflet({ claim: { id, value, label, kind, definition, basis, missing }, claim }: LeafletProps) {
  const [digits, sign] = value.split(/(?=\s)/);
  const lines = [
    [terms.dated, `${kind}, ${claimDate(claim)}`],
    [terms.basis, basis],
    [terms.places, <Places key={id} id={id} />],
  ] as const;
  return (
    <div className="leaflet" id={id}>
      <p className="leaflet__figure">
        <svg viewBox="4 -4 711 313" role="img" aria-label={value}>
          <text y="300" fontSize="416" fill="currentcolor">
            {digits}
            <tspan visibility="hidden">{sign}</tspan>
          </text>
          <clipPath id="leaflet-stroke">
            <path d={STROKE} />
          </clipPath>
          <path fill="currentcolor" d={STROKE} />
          <circle className="ink-talent" cx="506" cy="84" r="84" />
          <path className="ink-company" d={SQUARE} />
          <g className="ink-both" clipPath="url(#leaflet-stroke)">
            <circle cx="506" cy="84" r="84" />
            <path d={SQUARE} />
          </g>
        </svg>
      </p>
      <p className="leaflet__label">{label}</p>
      <p className="leaflet__counts">{definition}</p>
      <details>
        <summary>{missing}</summary>
        <dl>
          {lines.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
