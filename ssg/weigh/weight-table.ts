import type { PageWeight } from './page-weight.ts';

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(7);

/** The table that `npm run build` prints: kilobytes (1,024 bytes) in brotli, heaviest page first. */
export function weightTable(unsorted: readonly PageWeight[]): string {
  const weights = [...unsorted].sort((a, b) => b.total.brotli - a.total.brotli);
  const width = Math.max(...weights.map(({ route }) => route.length));
  const head = `${'KB, brotli'.padEnd(width)}    HTML  styles  script    font   image   total  requests`;
  const rows = weights.map(
    ({ route, html, style, script, font, image, total, requests }) =>
      `${route.padEnd(width)} ${[html, style, script, font, image, total].map(({ brotli }) => kilobytes(brotli)).join(' ')}  ${requests}`,
  );
  return [head, ...rows].join('\n');
}
