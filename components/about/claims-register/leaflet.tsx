import '../../common/drawing/drawing.scss';
import './leaflet.scss';
import { type Claim, claimDate } from '../../../content/claims.ts';
import { openIntro, terms } from '../../../content/figures-page.ts';

interface LeafletProps {
  /** A share. */
  readonly claim: Claim;
}

/** One share with all that is known of it, like the leaflet in a pack. Its percent sign is the motif: a line, a circle, a square. */
export function Leaflet({ claim: { id, value, label, kind, definition, missing }, claim }: LeafletProps) {
  const [digits, sign] = value.split(/(?=\s)/);
  const lines = [
    [terms.counts, definition],
    [terms.dated, `${kind}, ${claimDate(claim)}`],
    [openIntro.missing, missing],
  ] as const;
  return (
    <div className="leaflet">
      <p className="leaflet__figure">
        <svg viewBox="4 -4 711 308" role="img" aria-label={value}>
          <text y="300" fontSize="416" fill="currentcolor">
            {digits}
            <tspan visibility="hidden">{sign}</tspan>
          </text>
          <circle className="ink-talent" cx="477" cy="62" r="62" />
          <path fill="currentcolor" d="M455 300 623 0h52L507 300z" />
          <path className="ink-company" d="M591 176h124v124H591z" />
        </svg>
      </p>
      <p className="leaflet__label">
        <a href={`#${id}`}>{label}</a>
      </p>
      <dl>
        {lines.map(([term, text]) =>
          text ? (
            <div key={term}>
              <dt>{term}</dt> <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  );
}
