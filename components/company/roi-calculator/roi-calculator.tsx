import '../../common/button/button.scss';
import './roi-calculator.scss';
import { formulas } from '../../../content/calculator.ts';
import type { CalculatorTexts } from '../../../content/company/comparison.ts';
import { Rich } from '../../common/rich/rich.tsx';
import Calculator from './roi-calculator.island.tsx';

interface RoiCalculatorProps {
  readonly texts: CalculatorTexts;
  /** Id of the section that holds the calculator. */
  readonly anchor: string;
}

/** The savings calculator with its assumption and its limit. Without script it shows the result of the defaults. */
export function RoiCalculator({ texts: { assumption, limit, noScript, ...texts }, anchor }: RoiCalculatorProps) {
  return (
    <div className="roi">
      <noscript>
        <p className="roi__noscript">{noScript}</p>
      </noscript>
      <Calculator texts={texts} formulas={formulas()} anchor={anchor} />
      <div className="roi__notes">
        <p>
          <Rich text={limit} />
        </p>
        <p>
          <Rich text={assumption} />
        </p>
      </div>
    </div>
  );
}
