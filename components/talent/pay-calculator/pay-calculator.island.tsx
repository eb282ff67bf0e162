import { euroRound, number } from '../../../content/format.ts';
import { parsePay, payCases, toPayQuery } from '../../../content/pay.ts';
import type { PayRole, PayTexts } from '../../../content/talent/pay-texts.ts';
import { ShareLink } from '../../common/slider/share-link.tsx';
import { Slider } from '../../common/slider/slider.tsx';
import { useLinkedInputs } from '../../common/slider/use-linked-inputs.ts';

interface PayCalculatorProps {
  readonly roles: readonly PayRole[];
  readonly texts: PayTexts;
  /** Id of the section: a copied link leads to it, and the ids inside begin with it. */
  readonly anchor: string;
}

/** Pay calculator (spec §1, §9). Its state is the page's URL, so a link carries the calculation. */
export default function PayCalculator({ roles, texts, anchor }: PayCalculatorProps) {
  const [state, change, stage] = useLinkedInputs(parsePay<PayRole>, roles);
  const { role, values } = state;
  const cases = payCases(state);
  const [least, , chosen, , most] = cases;
  const month = euroRound(chosen.month);
  const year = euroRound(chosen.year);
  const place = `${((chosen.month - least.month) / (most.month - least.month)) * 100}%`;
  return (
    <>
      <div className="pay__panels">
        <div className="pay__inputs screen-only">
          <fieldset className="options" disabled={!stage}>
            <legend>{texts.legend}</legend>
            {roles.map(({ id, name }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="rolle"
                  checked={id === role.id}
                  onChange={() => change(parsePay(`?rolle=${id}`, roles))}
                />
                {name}
              </label>
            ))}
          </fieldset>
          {stage > 0 &&
            role.inputs.map((input, index) => (
              <Slider
                key={input.name}
                id={`${anchor}-${input.name}`}
                label={input.label}
                fieldLabel={`${input.label}, ${input.word}`}
                range={input}
                value={values[index] as number}
                format={(value) => `${number(value)}\u00A0${input.unit}`}
                speak={(value) => `${number(value)}\u00A0${input.word}`}
                onChange={(value) => change({ values: values.with(index, value) })}
              />
            ))}
        </div>
        <p className="pay__month">
          <strong>
            {`${month} `}
            <small>{texts.columns[1]}</small>
          </strong>
          {` ${role.unit}. ${role.note}.`}
        </p>
        <p className="pay__year">
          <b>{`${year} `}</b>
          {texts.columns[2]}
        </p>
        <svg className="pay__scale" aria-hidden="true">
          <rect width={place} />
          <text x={place} y="-12">
            {texts.you}
          </text>
        </svg>
        <p className="pay__ends">
          <b>{euroRound(least.month)}</b>
          {` ${role.span} `}
          <b>{euroRound(most.month)}</b>
        </p>
      </div>
      <div className="pay__actions screen-only">
        <a className="button button--accent" href={texts.register.href}>
          {texts.register.label}
        </a>{' '}
        <ShareLink
          stage={stage}
          query={toPayQuery(state)}
          result={`${month} ${texts.columns[1]} ${role.unit}, ${year} ${texts.columns[2]}`}
          anchor={anchor}
          texts={texts.share}
        />
      </div>
      <details className="fold">
        <summary>{texts.caption}</summary>
        <table>
          <caption>{role.span}</caption>
          <thead>
            <tr>
              {texts.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cases.map((of, index) =>
              index % 2 && !values[1] ? null : (
                <tr key={index}>
                  <th scope="row">
                    {index === 2 ? <b>{texts.chosen}</b> : null}
                    {` ${of.formula}`}
                  </th>
                  <td>{euroRound(of.month)}</td>
                  <td>{euroRound(of.year)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </details>
    </>
  );
}
