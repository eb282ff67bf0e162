import { calculate, type Inputs, type Working, workings } from '../../content/calculator.ts';
import { euro, euroRound } from '../../content/format.ts';
import type { RoiTexts } from './roi-calculator.island.tsx';

const money = (amount: number): string => (Number.isInteger(amount) ? euroRound(amount) : euro(amount));

/** Figures, each with its formula. */
function Formulas({ lines, className }: { readonly lines: readonly Working[]; readonly className: string }) {
  return (
    <dl className={className}>
      {lines.map(({ id, label, formula, result }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{formula}</dd>
          <dd>{result}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ResultProps {
  readonly inputs: Inputs;
  readonly texts: RoiTexts;
}

/** The four costs as bars on one scale, what is saved, and how each figure came about. */
export function Result({ inputs, texts }: ResultProps) {
  const result = calculate(inputs);
  // Four costs, then the savings, then days and revenue.
  const lines = workings(inputs);
  return (
    <div className="roi__result">
      <div className="roi__head">
        <h3>{texts.costs}</h3>
        <p>{texts.disclaimer}</p>
      </div>
      <dl className="roi__costs">
        {lines.slice(0, 4).map(({ id, label }) => (
          <div key={id} className={`roi__${id}`}>
            <dt>{label}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect width={`${(result[id] / result.headhunter) * 100}%`} height="100%" />
              </svg>
              {money(result[id])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="roi__savings">
        {texts.savings} <strong>{money(result.savings)}</strong>
      </p>
      <Formulas lines={lines.slice(5)} className="roi__facts" />
      <details>
        <summary>{texts.workings.title}</summary>
        <p>{texts.workings.intro}</p>
        <Formulas lines={lines} className="roi__workings" />
      </details>
    </div>
  );
}
