/** What other generators took for this site: cold, RAM disk, two cores, Node 20; medians. */
interface Peer {
  readonly name: string;
  /** For 25, 1,000 and 5,000 pages. */
  readonly seconds: readonly [number, number, number];
  /** Slope and memory, as far as they were measured. */
  readonly perPage: string;
}

export const PEERS: readonly Peer[] = [
  { name: 'a script of template strings', seconds: [0.04, 0.22, 0.89], perPage: '' },
  { name: 'Eleventy 3, plain templates', seconds: [0.3, 0.82, 2.4], perPage: '0.42 ms, 390 MB' },
  { name: 'Astro 7 with Preact', seconds: [1.48, 2.2, 5.0], perPage: '0.71 ms, 590 MB' },
  { name: 'Next 16, export', seconds: [4.5, 11.8, 40], perPage: '7.2 ms' },
];
