/** `13792` → `13,792`. */
export const count = (value: number): string => value.toLocaleString('en');

/** The same with its sign: `+120`, `−120`, `±0`. */
export const change = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${count(Math.abs(value))}`;

/** A part of a whole, exact to a tenth where it is small: `4.3 %`, `27 %`. Its space does not break. */
export function percent(part: number, whole: number): string {
  if (whole <= 0 || !Number.isFinite(whole)) return '–';
  const value = (part / whole) * 100;
  return `${Math.abs(value) < 10 ? value.toFixed(1) : Math.round(value)}\u00A0%`;
}

/** No line of a table is wider. */
const WIDTH = 100;

/** A text in so many characters: what is in its middle is left out. */
function shortened(text: string, width: number): string {
  if (text.length <= width) return text;
  const half = (width - 1) / 2;
  return `${text.slice(0, Math.ceil(half))}…${text.slice(text.length - Math.floor(half))}`;
}

/** Rows of cells as columns of equal width: the first to the left and as wide as there is room, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const others = widths.slice(1).reduce((sum, width) => sum + width + 2, 0);
  const first = Math.min(widths[0] ?? 0, WIDTH - others);
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? shortened(cell, first).padEnd(first) : cell.padStart(widths[at] ?? 0))),
    )
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}
