import '../../common/drawing/drawing.scss';
import './roi-calculator.scss';
import { formulas } from '../../../content/calculator.ts';
import { calculator, calculatorNotes, hero } from '../../../content/company/comparison.ts';
import { Limit } from './limit.tsx';
import Calculator from './roi-calculator.island.tsx';

/**
 * The head of the comparison: its title, the savings calculator as a drawing, and the price that it rests on.
 * Without script it shows the result of the defaults.
 */
export function RoiCalculator() {
  return (
    <section className="roi" id="rechner" aria-labelledby="titel">
      <h1 id="titel">{hero.headline}</h1>
      <noscript>
        <p>{calculatorNotes.noScript}</p>
      </noscript>
      {/* The talent in our square. Out of the island: it never changes. */}
      <svg className="roi__hired" width="0" height="0" aria-hidden="true">
        <pattern id="roi-hired" width="1" height="1" viewBox="0 0 2 2">
          <path className="ink-both" d="M0 0h2v2H0z" />
          <circle className="ink-talent" cx="1" cy="1" r="1" />
        </pattern>
      </svg>
      <Calculator texts={calculator} formulas={formulas()} anchor="rechner" />
      <div className="roi__notes">
        <Limit />
        <p className="roi__price">{calculatorNotes.price}</p>
      </div>
    </section>
  );
}
