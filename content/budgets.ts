/**
 * What a page may weigh on a first visit, bytes in brotli, and how many requests it may make. `/a` is that page, `/a/*`
 * every page below it, `/* with islands` every page that holds an island, `/*` every page. The most specific pattern
 * that names a kind sets its limit. Each is what the heaviest page needs and 5 %, as `npm run audit` prints it, or a
 * bound that holds whatever a page needs. Every build checks this.
 */

const KB = 1024;

/**
 * Both calculators share a chunk with their sliders: one request more. The ninth is the rules of prefetching, which only
 * hosts that send their header cause.
 */
const calculator = { requests: 9 };

export const budgets = {
  '/*': {
    html: 14 * KB, // one first round trip
    style: 6_628,
    script: 1 * KB, // no framework where no island is
    font: 40_908,
    image: 177, // the icon of the tab; pictures are drawn in the markup
    total: 72_471,
    requests: 8,
  },
  '/* with islands': { script: 9 * KB }, // Preact and the islands of the page
  '/cdn-m7k3p': { image: 11_710 }, // two portraits
  '/talente': calculator,
  '/unternehmen/vergleich': calculator,
} as const;
