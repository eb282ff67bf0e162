import '../../common/options/options.scss';
import './pricing.scss';
import { useRef } from 'react';
import type { Billing, PlanId } from '../../../content/plans.ts';
import { bill, openPlan, useChoice } from './choice.ts';
import { PlanCard, type PlanCardData, type PlanCardTexts } from './plan-card.tsx';

interface PricingIslandProps {
  readonly toggle: {
    readonly legend: string;
    readonly options: readonly { readonly billing: Billing; readonly label: string; readonly badge?: string }[];
    readonly note: string;
    readonly announcement: Readonly<Record<Billing, string>>;
  };
  readonly cards: readonly PlanCardData[];
  /** What every plan holds. */
  readonly included: { readonly title: string; readonly items: readonly string[] };
  readonly texts: PlanCardTexts;
  readonly currentPlan: PlanId | null;
  readonly buttonText: string | null;
}

/** The billing toggle and the plan cards below it (spec §4). Without script the toggle works by CSS, the buttons as forms. */
export default function PricingIsland(props: PricingIslandProps) {
  const { toggle, cards, included, texts, currentPlan, buttonText } = props;
  const root = useRef<HTMLDivElement>(null);
  const { billing, loading, news } = useChoice(root);
  const status = news === 'billing' ? toggle.announcement[billing] : news && texts.loading;
  const inputs = { isYearly: billing === 'yearly', currentPlan, loading };
  return (
    <div ref={root} className="pricing">
      <div className="pricing__billing screen-only">
        <fieldset>
          <legend>{toggle.legend}</legend>
          <div className="options pricing__options">
            {toggle.options.map((option) => (
              <label key={option.billing}>
                <input
                  type="radio"
                  name="billing"
                  value={option.billing}
                  checked={option.billing === billing}
                  onChange={() => bill(option.billing)}
                />
                {option.label} {option.badge ? <span className="pricing__badge">{option.badge}</span> : null}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="pricing__note">{toggle.note}</p>
      </div>
      <div className="pricing__cards">
        {cards.map((card) => (
          <PlanCard
            key={card.id}
            card={card}
            inputs={inputs}
            texts={texts}
            buttonText={buttonText}
            onChoose={openPlan}
          />
        ))}
        <div className="pricing__included">
          <h3>{included.title}</h3>
          <ul>
            {included.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}
