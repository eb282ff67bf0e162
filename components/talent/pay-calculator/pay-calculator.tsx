import '../../common/options/options.scss';
import '../../common/fold/fold.scss';
import './pay-calculator.scss';
import type { PayRole, PayTexts } from '../../../content/talent/pay-texts.ts';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';
import Calculator from './pay-calculator.island.tsx';

interface PayCalculatorProps {
  readonly roles: readonly PayRole[];
  readonly texts: PayTexts;
  readonly noScript: RichText;
  readonly disclaimer: string;
  /** Id of the section that holds the calculator. */
  readonly anchor: string;
}

/** The pay calculator. Without script it shows the result of the defaults. */
export function PayCalculator({ noScript, disclaimer, ...calculator }: PayCalculatorProps) {
  return (
    <>
      <noscript>
        <p>
          <Rich text={noScript} />
        </p>
      </noscript>
      <div className="pay">
        <Calculator {...calculator} />
        <p className="note">{disclaimer}</p>
      </div>
    </>
  );
}
