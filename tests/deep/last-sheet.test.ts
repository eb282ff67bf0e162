/** A printed page fills its sheets: none is left over for a line or two, or for a footnote alone. */

import { expect, test } from 'vitest';
import { PagePool } from '../support/page-pool.ts';
import { PAPER, print } from '../support/pdf.ts';
import { everyRoute } from '../support/site-routes.ts';

/** How far down every sheet is printed at least. */
const FILLED = 0.18;

const pages = new PagePool();

test.concurrent.each(everyRoute)('%s fills its last sheet with more than a line or two', (route) =>
  pages.visit(route, async (page) => {
    const sheets = await print(page);
    const last = sheets.at(-1);
    const lines = new Set(last?.runs.map(({ baseline }) => Math.round(baseline)));
    expect(lines.size, last?.text).toBeGreaterThan(2);
    const ends = sheets.map(({ runs }) => Math.max(0, ...runs.map(({ baseline }) => baseline)) / PAPER.height);
    expect(Math.min(...ends)).toBeGreaterThan(FILLED);
  }),
);
