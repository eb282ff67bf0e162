import './percent-art.scss';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** A percent sign of the two shapes, which share no stroke: crossed, a circle would read as a ban. */
export function PercentArt() {
  return (
    <Overlap
      name="percent-art"
      viewBox="0 8 466 426"
      company="M290 250h172v172H290z"
      talent={{ cx: 112, cy: 118, r: 96 }}
    >
      <path className="percent-art__stroke" d="M96 426L384 22" />
    </Overlap>
  );
}
