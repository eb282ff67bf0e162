import { useEffect, useState } from 'react';
import {
  defaultInputs,
  hiresText,
  type Inputs,
  parseInputs,
  ranges,
  salaryText,
  toQuery,
  workings,
} from '../../content/calculator.ts';
import type { CalculatorTexts } from '../../content/company/comparison.ts';
import { euroRound, number } from '../../content/format.ts';
import { Result } from './result.tsx';
import { Slider } from './slider.tsx';

export type RoiTexts = Omit<CalculatorTexts, 'assumption' | 'limit' | 'noScript'>;

interface RoiCalculatorProps {
  readonly texts: RoiTexts;
  /** Id of the section: a copied link leads to it. */
  readonly anchor: string;
}

/** Milliseconds without a change before the URL is written and the result is announced. */
const SETTLED = 600;

/** Savings calculator (spec §5, §9). Its state is the page's URL, so a link carries the calculation. */
export default function RoiCalculator({ texts, anchor }: RoiCalculatorProps) {
  const [inputs, setInputs] = useState(defaultInputs);
  const [ready, setReady] = useState(false);
  const [edited, setEdited] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [shared, setShared] = useState<'done' | 'failed'>();

  // The server knows no query: the first render is the default on both sides, the URL's values come after it.
  useEffect(() => {
    setInputs(parseInputs(location.search));
    setReady(true);
  }, []);

  // Dragging passes many values. Browsers limit how often the URL may change, and nobody wants to hear each one.
  useEffect(() => {
    if (!edited) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', toQuery(inputs) + location.hash);
      // The savings and the days: the two lines that follow the four costs.
      const lines = workings(inputs).slice(4, 6);
      setAnnouncement(lines.map(({ label, result }) => `${label}: ${result}`).join('. '));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [inputs, edited]);

  const change = (part: Partial<Inputs>) => {
    setInputs({ ...inputs, ...part });
    setEdited(true);
    setShared(undefined);
  };

  const share = async () => {
    const link = new URL(`${toQuery(inputs)}#${anchor}`, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      setShared('done');
    } catch {
      history.replaceState(history.state, '', link);
      setShared('failed');
    }
  };

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
          spoken={salaryText(inputs.salary)}
          format={euroRound}
          disabled={!ready}
          onChange={(salary) => change({ salary })}
        />
        <Slider
          id="roi-einstellungen"
          label={texts.hires}
          fieldLabel={texts.hiresField}
          range={ranges.hires}
          value={inputs.hires}
          spoken={hiresText(inputs.hires)}
          format={number}
          disabled={!ready}
          onChange={(hires) => change({ hires })}
        />
        <div className="roi__share">
          <button type="button" className="button button--quiet button--small" disabled={!ready} onClick={share}>
            {texts.share.button}
          </button>
          <p role="status">{shared ? texts.share[shared] : ''}</p>
        </div>
      </div>
      <Result inputs={inputs} texts={texts} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
