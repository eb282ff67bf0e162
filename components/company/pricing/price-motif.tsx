import './price-motif.scss';

const HEADS = [56, 134, 212, 290];
const DAYS = 28;

/** A ruler of 28 days, every seventh longer. */
const ticks = Array.from(
  { length: DAYS - 1 },
  (_, day) => `M${10 + ((day + 1) * 380) / DAYS} 240v${(day + 1) % 7 ? -12 : -30}`,
);

/** One rectangle of 28 days, any number of heads above it: one price, none per head. */
export function PriceMotif() {
  return (
    <svg className="price-motif" viewBox="0 0 420 254" aria-hidden="true">
      <clipPath id="price-motif-cycle">
        <rect x="10" y="100" width="380" height="140" rx="6" />
      </clipPath>
      <rect className="price-motif__cycle" x="10" y="100" width="380" height="140" rx="6" />
      {HEADS.map((x) => (
        <circle key={x} className="price-motif__head" cx={x} cy="96" r="38" />
      ))}
      <g className="price-motif__match" clipPath="url(#price-motif-cycle)">
        {HEADS.map((x) => (
          <circle key={x} cx={x} cy="96" r="38" />
        ))}
      </g>
      <path className="price-motif__days" d={ticks.join('')} />
      <g className="price-motif__line">
        <rect x="13" y="103" width="380" height="140" rx="6" />
        {HEADS.map((x) => (
          <circle key={x} cx={x + 3} cy="99" r="38" />
        ))}
        <circle className="price-motif__next" cx="368" cy="96" r="38" />
      </g>
    </svg>
  );
}
