import '../../common/button/button.scss';
import './roi-calculator.scss';
import {
  type Formula,
  hiresText,
  parseInputs,
  ranges,
  salaryText,
  toQuery,
  type Working,
  work,
} from '../../../content/calculator.ts';
import type { CalculatorTexts } from '../../../content/company/comparison.ts';
import { euroShort } from '../../../content/format.ts';
import { ShareLink } from '../../common/slider/share-link.tsx';
import { Slider } from '../../common/slider/slider.tsx';
import { useLinkedInputs } from '../../common/slider/use-linked-inputs.ts';
import { Squares } from './squares.tsx';

interface RoiCalculatorProps {
  readonly texts: CalculatorTexts;
  readonly formulas: readonly Formula[];
  /** Id of the section: a copied link leads to it. */
  readonly anchor: string;
}

const inWords = (lines: readonly Working[]): string =>
  lines.map(({ label, result }) => `${label}: ${result}`).join('. ');

/** Savings calculator (spec §5, §9). Its state is the page's URL, so a link carries the calculation. */
export default function RoiCalculator({ texts, formulas, anchor }: RoiCalculatorProps) {
  const [inputs, change, stage] = useLinkedInputs(parseInputs);
  // Four costs, then the savings, the days and the revenue.
  const lines = work(formulas, inputs);
  const [euros, cents] = lines[4]?.result.split(/(?=,)/) ?? [];
  return (
    <>
      <Squares costs={lines.slice(0, 4)} label={texts.costs} />
      <div className="roi__inputs">
        <Slider
          id="roi-gehalt"
          label={texts.salary}
          fieldLabel={texts.salaryField}
          range={ranges.salary}
          value={inputs.salary}
          speak={salaryText}
          format={euroShort}
          disabled={!stage}
          onChange={(salary) => change({ salary })}
        />
        <Slider
          id="roi-einstellungen"
          label={texts.hires}
          fieldLabel={texts.hiresField}
          range={ranges.hires}
          value={inputs.hires}
          speak={hiresText}
          format={String}
          disabled={!stage}
          onChange={(hires) => change({ hires })}
        />
      </div>
      <div className="roi__result">
        <p className="roi__savings">
          {texts.savings}{' '}
          <output htmlFor="roi-gehalt roi-einstellungen" aria-live="off">
            {euros}
            <span className="roi__cents">{cents}</span>
          </output>
        </p>
        <small>{texts.disclaimer}</small>
        <div className="roi__actions screen-only">
          <a className="button button--plane" href={texts.register.href}>
            {texts.register.label}
          </a>{' '}
          <ShareLink
            stage={stage}
            query={toQuery(inputs)}
            result={inWords(lines.slice(4, 6))}
            anchor={anchor}
            texts={texts.share}
          />
        </div>
      </div>
      <details className="roi__more">
        <summary>{texts.workings.title}</summary>
        {texts.workings.intro.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <dl>
          {lines.map(({ id, label, formula, result }) => (
            <div key={id}>
              <dt>
                <b>{label}</b>
              </dt>
              <dd>{formula}</dd>
              <dd>
                = <b>{result}</b>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
