import './hero-art.scss';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** What a talent says, as a bubble: as far as it lies on the green flag, it proves something. */
export function FlagsArt() {
  return (
    <Overlap name="flags-art" viewBox="0 0 480 400" company="M24 10h1800v260H24z" talent={{ cx: 450, cy: 270, r: 230 }}>
      <path className="ink-talent" d="M247 377l-33 131 124-37z" />
      <path className="flags-art__tick" d="M316 158l66 66 118-138" />
      <path d="M0 0h24v1300H0z" />
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
      viewBox="0 0 480 480"
      company="M250 370h900v900H250z"
      talent={{ cx: 276, cy: 276, r: 276 }}
    >
      <text x="142" y="152" fontSize="96">
        {claimed}
      </text>
      <path d="M124 132c40-2 80-16 118-24s60-12 92-8c-40 4-98 22-132 38" />
      <text x="56" y="350" fontSize="220">
        {real}
      </text>
    </Overlap>
  );
}
