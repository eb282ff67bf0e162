import { useState } from 'react';

const num = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const dec = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const eur = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const pct = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });

function calc(staff: number, hours: number) {
  const savedWeek = staff * hours * 0.35;
  const savedYear = savedWeek * 46;
  const gain = savedYear * 42;
  const cost = (29 + Math.max(0, staff - 5) * 4) * 12;
  return { savedWeek, savedYear, gain, cost, net: gain - cost, roi: (gain - cost) / cost, months: (cost / gain) * 12 };
}

function Out({ id, label, value }: { readonly id: string; readonly label: string; readonly value: string }) {
  return (
    <div className="out">
      <dt>{label}</dt>
      <dd id={id}>{value}</dd>
    </div>
  );
}

/** The savings calculator. */
export default function Roi() {
  const [staff, setStaff] = useState(10);
  const [hours, setHours] = useState(4);
  const r = calc(staff, hours);
  return (
    <div className="roi" id="roi">
      <label htmlFor="staff">
        Mitarbeiter: <b>{num.format(staff)}</b>
      </label>
      <input
        id="staff"
        type="range"
        min="1"
        max="200"
        value={staff}
        onChange={(e) => setStaff(Number(e.currentTarget.value))}
      />
      <label htmlFor="hours">
        Stunden Verwaltung je Woche und Person: <b>{num.format(hours)}</b>
      </label>
      <input
        id="hours"
        type="range"
        min="1"
        max="20"
        value={hours}
        onChange={(e) => setHours(Number(e.currentTarget.value))}
      />
      <dl className="outs">
        <Out id="o-week" label="Gesparte Stunden je Woche" value={dec.format(r.savedWeek)} />
        <Out id="o-year" label="Gesparte Stunden im Jahr" value={num.format(r.savedYear)} />
        <Out id="o-gain" label="Ersparnis im Jahr" value={eur.format(r.gain)} />
        <Out id="o-cost" label="Kosten im Jahr" value={eur.format(r.cost)} />
        <Out id="o-net" label="Gewinn im Jahr" value={eur.format(r.net)} />
        <Out id="o-roi" label="Rendite" value={pct.format(r.roi)} />
        <Out id="o-months" label="Amortisation in Monaten" value={dec.format(r.months)} />
      </dl>
    </div>
  );
}
