/** `13792` → `13,792`. */
export const count = (value: number): string => value.toLocaleString('en');

/** The same with its sign: `+120`, `−120`, `±0`. */
export const change = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${count(Math.abs(value))}`;

/** A part of a whole, exact to a tenth where it is small: `4.3 %`, `27 %`. */
export function percent(part: number, whole: number): string {
  if (whole <= 0 || !Number.isFinite(whole)) return '–';
  const value = (part / whole) * 100;
  return `${Math.abs(value) < 10 ? value.toFixed(1) : Math.round(value)} %`;
}

/** Rows of cells as columns of equal width: the first to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}
