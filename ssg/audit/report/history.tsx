import type { HistoryEntry } from '../baseline.ts';
import { count } from '../format.ts';

interface HistoryProps {
  readonly route: string;
  /** The saved audits and this one, the oldest first. */
  readonly history: readonly HistoryEntry[];
}

/** The audits that know a page. */
const entriesOf = ({ route, history }: HistoryProps) =>
  history.flatMap(({ date, pages: { [route]: bytes } }) => (bytes === undefined ? [] : [{ date, bytes }]));

/** Weights from left to right; the lowest one is at the foot. The text next to it says the same. */
export function Line({ width, height, ...props }: HistoryProps & { readonly width: number; readonly height: number }) {
  const sizes = entriesOf(props).map(({ bytes }) => bytes);
  if (sizes.length < 2) return null;
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const x = (at: number) => (at / (sizes.length - 1)) * width;
  const y = (bytes: number) => height - 4 - ((bytes - least) / (most - least || 1)) * (height - 8);
  const points = sizes.map((bytes, at) => `${x(at)},${y(bytes).toFixed(1)}`).join(' ');
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <svg className="line" aria-hidden="true" width={width} height={height} viewBox={viewBox} preserveAspectRatio="none">
      <polyline vectorEffect="non-scaling-stroke" points={points} />
    </svg>
  );
}

/** A page's weight over the saved audits and this one. */
export function History(props: HistoryProps) {
  const entries = entriesOf(props);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last || entries.length < 2) return null;
  const sizes = entries.map(({ bytes }) => bytes);
  const days = [first, last].map(({ date }) => date.slice(0, 10)).join(' to ');
  const text = `${props.route} over ${entries.length} audits, ${days}: ${count(first.bytes)} bytes at first, ${count(last.bytes)} now, between ${count(Math.min(...sizes))} and ${count(Math.max(...sizes))}.`;
  return (
    <figure>
      <Line {...props} width={640} height={96} />
      <figcaption>{text}</figcaption>
    </figure>
  );
}
