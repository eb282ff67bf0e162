import { count } from '../format.ts';

/** What a page weighed in one of the audits. */
export interface HistoryPoint {
  readonly date: string;
  readonly bytes: number;
}

interface LineProps {
  readonly points: readonly HistoryPoint[];
  readonly width: number;
  readonly height: number;
}

/** Weights from left to right; the lowest one is at the foot. The text next to it says the same. */
export function Line({ points, width, height }: LineProps) {
  if (points.length < 2) return null;
  const sizes = points.map(({ bytes }) => bytes);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const x = (at: number) => (at / (points.length - 1)) * width;
  const y = (bytes: number) => height - 4 - ((bytes - least) / (most - least || 1)) * (height - 8);
  return (
    <svg
      className="line"
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <polyline
        vectorEffect="non-scaling-stroke"
        points={sizes.map((bytes, at) => `${x(at)},${y(bytes).toFixed(1)}`).join(' ')}
      />
    </svg>
  );
}

/** A page's weight over the saved audits and this one. */
export function History({ route, points }: { readonly route: string; readonly points: readonly HistoryPoint[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const sizes = points.map(({ bytes }) => bytes);
  const days = [first, last].map(({ date }) => date.slice(0, 10)).join(' to ');
  const text = `${route} over ${points.length} audits, ${days}: ${count(first.bytes)} bytes at first, ${count(last.bytes)} now, between ${count(Math.min(...sizes))} and ${count(Math.max(...sizes))}.`;
  return (
    <figure>
      <Line points={points} width={640} height={96} />
      <figcaption>{text}</figcaption>
    </figure>
  );
}
