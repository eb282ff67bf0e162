/** `13792` → `13,792`. */
export const count = (value: number): string => value.toLocaleString('en');

/** The same with its sign: `+120`, `−120`, `±0`. */
export const change = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${count(Math.abs(value))}`;

/** `1 page`, `2 pages`. */
export const plural = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** A part of a whole, exact to a tenth where it is small: `4.3 %`, `27 %`. Its space does not break. */
export function percent(part: number, whole: number): string {
  if (whole <= 0 || !Number.isFinite(whole)) return '–';
  const value = (part / whole) * 100;
  return `${Math.abs(value) < 10 ? value.toFixed(1) : Math.round(value)}\u00A0%`;
}

/** At most so many lines, and how many are left out. */
export const atMost = (most: number, lines: readonly string[]): readonly string[] =>
  lines.length > most ? [...lines.slice(0, most), `and ${lines.length - most} more`] : lines;

/** No line of a table is wider. */
const WIDTH = 100;
/** More rows are not printed; the report has them all. */
const ROWS = 40;

/** A text in so many characters: what is in its middle is left out. */
function shortened(text: string, width: number): string {
  const half = (width - 1) / 2;
  return text.length <= width ? text : `${text.slice(0, Math.ceil(half))}…${text.slice(-Math.floor(half))}`;
}

/** A head and rows in columns of equal width: the first to the left and as wide as there is room, numbers to the right. */
export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const first = Math.min(widths[0] ?? 0, WIDTH - widths.slice(1).reduce((sum, width) => sum + width + 2, 0));
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, at) => (at === 0 ? shortened(cell, first).padEnd(first) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return atMost(1 + ROWS, lines).join('\n');
}
