import './percent-art.scss';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** A percent sign of the two shapes: part and whole, and a match where they touch. */
export function PercentArt() {
  return (
    <Overlap
      name="percent-art"
      viewBox="0 0 480 440"
      company="M200 184h262v246H200z"
      talent={{ cx: 166, cy: 160, r: 152 }}
    >
      <path className="percent-art__stroke" d="M48 426L432 22" />
    </Overlap>
  );
}
