import './percent-art.scss';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** A percent sign as high as the plane. The shapes do not touch its stroke: crossed, a circle would read as a ban. */
export function PercentArt() {
  return (
    <Overlap
      name="percent-art"
      viewBox="-6 8 480 426"
      company="M284 262h190v190H284z"
      talent={{ cx: 112, cy: 118, r: 118 }}
    >
      <path className="percent-art__stroke" d="M-242 900L685-400" />
    </Overlap>
  );
}
