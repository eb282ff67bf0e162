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
      <Calculator texts={calculator} formulas={formulas()} anchor="rechner" />
      <div className="roi__notes">
        <Limit />
        <p className="roi__price">{calculatorNotes.price}</p>
      </div>
    </section>
  );
}
