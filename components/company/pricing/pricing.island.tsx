import './pricing.scss';
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Billing, PlanId, PurchaseKey } from '../../../content/plans.ts';
import { PlanCard, type PlanCardData, type PlanCardTexts } from './plan-card.tsx';

/** The second a chosen plan is loading (spec §9). */
const LOADING_MS = 1000;

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
  const [billing, setBilling] = useState<Billing>('yearly');
  const [loading, setLoading] = useState<PurchaseKey | null>(null);
  const [status, setStatus] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);

  // The reader may have chosen before this ran, or the browser has restored a choice: the radios know.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked) setBilling(checked.value as Billing);
  }, []);

  // A disabled button loses the focus to the ground around it; it gets it back, unless the reader has moved on.
  useLayoutEffect(() => {
    if (loading !== null || !pressed.current) return;
    if (document.activeElement?.contains(pressed.current)) pressed.current.focus({ preventScroll: true });
    pressed.current = null;
  }, [loading]);

  const bill = (next: Billing) => {
    setBilling(next);
    setStatus(toggle.announcement[next]);
  };

  const choose = (key: PurchaseKey, event: SyntheticEvent<HTMLFormElement>) => {
    // Once a form has opened a tab, WebKit holds the page to its `form-action`: the address bar leads nowhere else.
    event.preventDefault();
    if (pressed.current) return;
    pressed.current = event.currentTarget.querySelector('button');
    open(`${texts.registerUrl}?plan=${key}`, '', 'noopener');
    setLoading(key);
    setStatus(texts.loading);
    setTimeout(() => {
      setLoading(null);
      setStatus('');
    }, LOADING_MS);
  };

  const inputs = { isYearly: billing === 'yearly', currentPlan, loading };
  return (
    <div className="pricing">
      <div className="pricing__billing">
        <fieldset ref={group}>
          <legend>{toggle.legend}</legend>
          <div className="pricing__options">
            {toggle.options.map((option) => (
              <label key={option.billing}>
                <input
                  type="radio"
                  name="billing"
                  value={option.billing}
                  defaultChecked={option.billing === 'yearly'}
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
          <PlanCard key={card.id} card={card} inputs={inputs} texts={texts} buttonText={buttonText} onChoose={choose} />
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
