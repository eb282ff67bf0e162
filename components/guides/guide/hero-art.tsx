import './hero-art.scss';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** The solid flag stands where both sides meet; what only one side says gets the hatched one. */
export function FlagsArt() {
  return (
    <Overlap name="flags-art" viewBox="0 0 480 400" company="M10 50h290v290H10z" talent={{ cx: 300, cy: 200, r: 170 }}>
      <path className="flags-art__solid" d="M172 300V120h98v64h-98" />
      <path
        className="flags-art__hatched"
        d="M324 300V120h98v64h-98m0-32l32-32m-32 64l64-64m-32 64l64-64m-32 64l34-34"
      />
    </Overlap>
  );
}

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
      company="M346 270h130v140H346z"
      talent={{ cx: 210, cy: 210, r: 200 }}
    >
      <text x="80" y="174" fontSize="60">
        {claimed}
      </text>
      <path d="M68 160L190 140" />
      <text x="76" y="306" fontSize="150">
        {real}
      </text>
    </Overlap>
  );
}
