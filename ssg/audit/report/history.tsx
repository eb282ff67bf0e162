import { count } from '../format.ts';

/** What a page weighed in one of the audits. */
export interface HistoryPoint {
  readonly date: string;
  readonly commit: string | null;
  readonly bytes: number;
}

const WIDTH = 640;
const HEIGHT = 96;

/** Points of a line from left to right; its lowest value is at the foot. */
function lineOf(points: readonly HistoryPoint[], width: number, height: number): string {
  const sizes = points.map(({ bytes }) => bytes);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const y = (bytes: number) => height - 4 - ((bytes - least) / (most - least || 1)) * (height - 8);
  return points.map(({ bytes }, at) => `${(at / (points.length - 1)) * width},${y(bytes).toFixed(1)}`).join(' ');
}

/** The same as a drawing in a line of text. */
export const Sparkline = ({ points }: { readonly points: readonly HistoryPoint[] }) =>
  points.length < 2 ? null : (
    <svg className="line" aria-hidden="true" width="72" height="20" viewBox="0 0 72 20">
      <polyline points={lineOf(points, 72, 20)} />
    </svg>
  );

/** A page's weight over the saved audits and this one. */
export function History({ route, points }: { readonly route: string; readonly points: readonly HistoryPoint[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const sizes = points.map(({ bytes }) => bytes);
  const day = ({ date }: HistoryPoint) => date.slice(0, 10);
  const title = `${route} over ${points.length} audits, ${day(first)} to ${day(last)}: ${count(first.bytes)} bytes at first, ${count(last.bytes)} now, between ${count(Math.min(...sizes))} and ${count(Math.max(...sizes))}.`;
  return (
    <figure>
      <svg className="line" role="img" aria-label={title} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <polyline points={lineOf(points, WIDTH, HEIGHT)} />
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
