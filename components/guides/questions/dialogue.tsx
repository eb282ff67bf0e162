import './dialogue.scss';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** A company asks from the window's edge, a talent answers: their bubbles overlap. */
export function Dialogue() {
  return (
    <div className="dialogue screen-only">
      <Overlap
        name="dialogue-bubbles"
        viewBox="0 0 400 284"
        company="M-1200 0H236v170H76l-46 50v-50h-1230z"
        talent={{ cx: 288, cy: 162, r: 107 }}
      >
        <path className="ink-talent" d="M374 220l20 64-70-24z" />
      </Overlap>
    </div>
  );
}
