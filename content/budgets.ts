/**
 * What a page may weigh on a first visit, bytes in brotli, and how many requests it may make. `/a` is that page, `/a/*`
 * every page below it, `/*` every page; the most specific pattern that names a kind sets its limit. Every build checks
 * this; `npm run audit` prints what the site really needs.
 */

const KB = 1024;

/** Preact and the islands of one page. */
const island = { script: 9 * KB };
/** Both calculators share a chunk with their sliders: one request more. */
const calculator = { ...island, requests: 9 };

export const budgets = {
  '/*': {
    html: 14 * KB, // one first round trip
    style: 8 * KB,
    script: 1 * KB, // no framework where no island is
    font: 40 * KB,
    image: 1 * KB, // the icon of the tab; pictures are drawn in the markup
    total: 75 * KB,
    requests: 8,
  },
  '/cdn-m7k3p': { image: 12 * KB }, // two portraits
  '/formular': island,
  '/talente': calculator,
  '/unternehmen': island,
  '/unternehmen/preise': island,
  '/unternehmen/vergleich': calculator,
} as const;
