import './figures-art.scss';
import { Overlap } from '../../common/overlap/overlap.tsx';

interface FiguresArtProps {
  readonly claimed: string;
  readonly real: string;
}

/** What was claimed is crossed out, what adds up stands. */
export function FiguresArt({ claimed, real }: FiguresArtProps) {
  return (
    <Overlap
      name="figures-art"
      viewBox="0 0 480 440"
      company="M330 250h146v160H330z"
      talent={{ cx: 210, cy: 210, r: 200 }}
    >
      <text x="70" y="150" fontSize="60">
        {claimed}
      </text>
      <path className="figures-art__strike" d="M58 136L180 116" />
      <text x="66" y="280" fontSize="150">
        {real}
      </text>
    </Overlap>
  );
}
