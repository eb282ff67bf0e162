import './flags-art.scss';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** The solid flag stands where both sides meet; what only one side says gets the hatched one. */
export function FlagsArt() {
  return (
    <Overlap name="flags-art" viewBox="0 0 480 400" company="M10 50h290v290H10z" talent={{ cx: 300, cy: 200, r: 170 }}>
      <path className="flags-art__solid" d="M172 300V120h98v64h-98" />
      <path
        className="flags-art__hatched"
        d="M340 300V120h98v64h-98m0-32l32-32m-32 64l64-64m-32 64l64-64m-32 64l34-34"
      />
    </Overlap>
  );
}
