/** A printed page ends where its text ends: no sheet is left over for a line or two. */

import { expect, test } from 'vitest';
import { PagePool } from '../support/page-pool.ts';
import { print } from '../support/pdf.ts';
import { everyRoute } from '../support/site-routes.ts';

const pages = new PagePool();

test.concurrent.each(everyRoute)('%s fills its last sheet with more than a line or two', (route) =>
  pages.visit(route, async (page) => {
    const sheets = await print(page);
    const last = sheets.at(-1);
    const lines = new Set(last?.runs.map(({ baseline }) => Math.round(baseline)));
    expect(lines.size, last?.text).toBeGreaterThan(2);
  }),
);
