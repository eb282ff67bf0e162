const NUMBER = new Intl.NumberFormat('en');

/** `13792` → `13,792`. */
export const count = (value: number): string => NUMBER.format(value);

/** The same with its sign: `+120`, `−120`, `±0`. */
export const change = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${count(Math.abs(value))}`;

/** A part of a whole: `4 %`. */
export const percent = (part: number, whole: number): string =>
  whole > 0 && Number.isFinite(whole) ? `${Math.round((part / whole) * 100)} %` : '–';

/** Rows of cells as columns of equal width: the first to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}
