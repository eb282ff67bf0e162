import { useEffect, useRef, useState } from 'react';
import { plans } from '../content/plans.ts';

const eur = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

type Plan = (typeof plans)[number];

function PlanCard({ plan, yearly }: { readonly plan: Plan; readonly yearly: boolean }) {
  const price = yearly ? Math.round(plan.monthly * 0.8) : plan.monthly;
  return (
    <article className="plan">
      <h2>{plan.name}</h2>
      <p className="price">
        <strong>{eur.format(price)}</strong> pro Monat
      </p>
      <p className="hint">{yearly ? `${eur.format(price * 12)} im Jahr` : 'monatlich kündbar'}</p>
      <ul>
        {plan.features.map((f) => (
          <li key={f}>{f}</li>
        ))}
      </ul>
    </article>
  );
}

/** The prices, monthly or yearly. */
export default function PriceToggle() {
  const [yearly, setYearly] = useState(false);
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const request = () => {
    setBusy(true);
    timer.current = setTimeout(() => setBusy(false), 1000);
  };
  return (
    <div className="prices" id="prices">
      <fieldset className="toggle" aria-label="Abrechnung">
        <button type="button" id="t-month" aria-pressed={!yearly} onClick={() => setYearly(false)}>
          Monatlich
        </button>
        <button type="button" id="t-year" aria-pressed={yearly} onClick={() => setYearly(true)}>
          Jährlich (−20 %)
        </button>
      </fieldset>
      <div className="plans">
        {plans.map((p) => (
          <PlanCard key={p.id} plan={p} yearly={yearly} />
        ))}
      </div>
      <button type="button" id="ask" className="cta" disabled={busy} onClick={request}>
        {busy ? 'Wird gesendet …' : 'Angebot anfordern'}
      </button>
    </div>
  );
}
