/** A colour as CSS writes it in this site's styles: `#rgb` or `#rrggbb`. */
function channels(hex: string): readonly number[] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`"${hex}" is no opaque colour in hex.`);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16));
}

/** Relative luminance of 8-bit sRGB channels, from 0 to 1 (WCAG 2.2, definitions). */
export function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two luminances, from 1 to 21. */
export const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast ratio of two colours in hex. */
export const contrast = (one: string, other: string): number =>
  ratio(luminance(channels(one)), luminance(channels(other)));
