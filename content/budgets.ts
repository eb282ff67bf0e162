/**
 * What a page may weigh on a first visit, bytes in brotli, and how many requests it may make. `/a` is that page, `/a/*`
 * every page below it, `/* with islands` every page that holds an island, `/*` every page. The most specific pattern
 * that names a kind sets its limit. Each leaves the heaviest page a little room, or is a bound that holds whatever a page
 * needs. The last bytes before a limit can be a `reserve`. Every build checks this: a limit fails it, a reserve only
 * warns.
 */

const KB = 1024;

export const budgets = {
  '/*': {
    html: { limit: 14 * KB, reserve: 1.5 * KB }, // one first round trip; room for an editor
    style: 8 * KB, // what the first screen does not show
    script: 1.25 * KB, // no framework where no island is
    font: 24 * KB,
    image: 177, // the icon of the tab; pictures are drawn in the markup
    media: 0,
    total: 56 * KB,
    lazy: 0,
    interaction: 1 * KB, // what follows a selection of text
    requests: 8, // with the rules of prefetching, which only some hosts cause
  },
  '/* with islands': { script: { limit: 9 * KB, reserve: 410 } }, // Preact and the islands of the page
  '/formular': { script: 2.25 * KB }, // what follows a choice
  '/cdn-m7k3p': { image: 7_290 }, // two portraits
} as const;
