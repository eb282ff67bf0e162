/** German number formats (`de-DE`). Every figure on the site goes through one of these. */

const euroExact = /* @__PURE__ */ new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const euroWhole = /* @__PURE__ */ new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const euroEither = /* @__PURE__ */ new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const decimal = /* @__PURE__ */ new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const percentage = /* @__PURE__ */ new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1 });

/** Euros with two decimals: `1285.7` → `1.285,70 €`. */
export const euro = (amount: number): string => euroExact.format(amount);

/** Whole euros, for round amounts such as salaries: `60000` → `60.000 €`. */
export const euroRound = (amount: number): string => euroWhole.format(amount);

/** Euros with their cents, where there are any: `2999.88` → `2.999,88 €`, `6000` → `6.000 €`. */
export const euroShort = (amount: number): string => euroEither.format(amount);

/** A pay or price range in whole euros: `(2000, 3500)` → `2.000–3.500 €`. */
export const euroRange = (from: number, to: number): string => `${decimal.format(from)}–${euroWhole.format(to)}`;

/** A plain number with at most one decimal: `1248` → `1.248`. */
export const number = (value: number): string => decimal.format(value);

/** A share between 0 and 1 as a percentage: `0.015` → `1,5 %`. */
export const percent = (share: number): string => percentage.format(share);
