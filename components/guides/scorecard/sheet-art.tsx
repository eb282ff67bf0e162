import './sheet-art.scss';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** The score that is ticked in each row of the sheet. */
const SCORES = [3, 4, 2, 4];
/** Five boxes; each begins 50 units after the one before. */
const BOXES = 'h32v32h-32zm50 0'.repeat(5);

/** A scorecard and the talent it is about. */
export function SheetArt() {
  const rows = SCORES.map((score, row) => ({ score, y: 116 + 76 * row }));
  return (
    <Overlap name="sheet-art" viewBox="0 0 480 440" company="M10 10h296v416H10z" talent={{ cx: 318, cy: 280, r: 150 }}>
      <path className="sheet-art__boxes" d={`M40 56h150${rows.map(({ y }) => `M40 ${y}${BOXES}`).join('')}`} />
      <path
        className="sheet-art__ticked"
        d={rows.map(({ score, y }) => `M${47 + 50 * score} ${y + 7}h18v18h-18z`).join('')}
      />
    </Overlap>
  );
}
