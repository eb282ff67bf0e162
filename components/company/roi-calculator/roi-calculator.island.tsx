import {
  type Formula,
  hiresText,
  parseInputs,
  ranges,
  salaryText,
  toQuery,
  work,
} from '../../../content/calculator.ts';
import type { CalculatorTexts } from '../../../content/company/comparison.ts';
import { euroRound, number } from '../../../content/format.ts';
import { ShareLink } from '../../common/slider/share-link.tsx';
import { Slider } from '../../common/slider/slider.tsx';
import { useLinkedInputs } from '../../common/slider/use-linked-inputs.ts';
import { Result } from './result.tsx';

export type RoiTexts = Omit<CalculatorTexts, 'assumption' | 'limit' | 'noScript'>;

interface RoiCalculatorProps {
  readonly texts: RoiTexts;
  readonly formulas: readonly Formula[];
  /** Id of the section: a copied link leads to it. */
  readonly anchor: string;
}

/** Savings calculator (spec §5, §9). Its state is the page's URL, so a link carries the calculation. */
export default function RoiCalculator({ texts, formulas, anchor }: RoiCalculatorProps) {
  const [inputs, change, stage] = useLinkedInputs(parseInputs);
  const lines = work(formulas, inputs);
  // The savings and the days: the two lines that follow the four costs.
  const announced = lines.slice(4, 6).map(({ label, result }) => `${label}: ${result}`);
  return (
    <div className="roi__panels">
      <div className="roi__inputs">
        <h3>{texts.heading}</h3>
        <Slider
          id="roi-gehalt"
          label={texts.salary}
          fieldLabel={texts.salaryField}
          range={ranges.salary}
          value={inputs.salary}
          speak={salaryText}
          format={euroRound}
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
          format={number}
          disabled={!stage}
          onChange={(hires) => change({ hires })}
        />
        <ShareLink
          stage={stage}
          query={toQuery(inputs)}
          result={announced.join('. ')}
          anchor={anchor}
          texts={texts.share}
        />
      </div>
      <Result lines={lines} texts={texts} />
    </div>
  );
}
