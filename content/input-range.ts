/** What a slider with its field can take, and how that is read from the field or from the page's URL. */

/** A slider: its limits, its step and the value it starts with. */
export interface InputRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly start: number;
}

/** The nearest value a slider can take; no value, or none that is a number, gives the start value. */
export function snap(value: number | undefined, { min, max, step, start }: InputRange): number {
  const clamped = Math.min(Math.max(value as number, min), max); // NaN for `undefined` too
  return Number.isNaN(clamped) ? start : min + Math.round((clamped - min) / step) * step;
}

/**
 * The value of a field as people type it, with or without dots between thousands. An amount below a thousand is meant
 * in thousands, so that `60` is 60.000 €. Nothing, or no number, is the start value.
 */
export function readTyped(text: string, range: InputRange): number {
  const typed = Number.parseFloat(text.replace(/[.\s](?=\d{3}(?!\d))/g, ''));
  return snap(typed > 0 && typed < 1000 && range.max >= 1000 ? typed * 1000 : typed, range);
}

/** The value of a URL's parameter; anything else becomes the nearest allowed value, never an error. */
export const readParameter = (query: URLSearchParams, name: string, range: InputRange): number =>
  snap(Number.parseFloat(`${query.get(name)}`), range);
