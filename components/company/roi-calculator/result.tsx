import { euroShort, type Working } from '../../../content/calculator.ts';
import type { RoiTexts } from './roi-calculator.island.tsx';

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
  /** Four costs, then the savings, then days and revenue. */
  readonly lines: readonly Working[];
  readonly texts: RoiTexts;
}

/** The four costs as bars on one scale, what is saved, and how each figure came about. */
export function Result({ lines, texts }: ResultProps) {
  const [longest = 0, , , , savings = 0] = lines.map(({ amount }) => amount);
  return (
    <div className="roi__result">
      <div className="roi__head">
        <h3>{texts.costs}</h3>
        <p>{texts.disclaimer}</p>
      </div>
      <dl className="roi__costs">
        {lines.slice(0, 4).map(({ id, label, amount }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect width={`${(amount / longest) * 100}%`} height="100%" />
              </svg>
              {euroShort(amount)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="roi__savings">
        {texts.savings} <strong>{euroShort(savings)}</strong>
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
