/** Every page as it opens on a phone, by the rules of axe. Other widths, the dark scheme and states: tests/deep. */

import { expect, test } from 'vitest';
import { bringAxe, violations } from '../support/axe.ts';
import { PagePool } from '../support/page-pool.ts';
import { everyRoute } from '../support/site-routes.ts';
import { PHONE } from '../support/visitor.ts';

const pool = new PagePool();

test.concurrent.each(everyRoute)('%s', (route) =>
  pool.visit(route, async (page) => {
    await page.setViewport({ width: PHONE.width, height: PHONE.height });
    await bringAxe(page);
    expect(await violations(page, 'everything')).toEqual([]);
  }),
);
