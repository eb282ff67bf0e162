import './roi-calculator.scss';
import { formulas } from '../../../content/calculator.ts';
import { calculator, calculatorNotes, hero, limit } from '../../../content/company/comparison.ts';
import { Sentences } from '../../common/sentences/sentences.tsx';
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
        <div>
          <p className="roi__limit">
            <Sentences text={limit.heading} />
          </p>
          <dl>
            {limit.figures.map(({ way, label, value }) => (
              <div key={way}>
                <dt>{label}</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="roi__price">{calculatorNotes.price}</p>
      </div>
    </section>
  );
}
