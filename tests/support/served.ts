import process from 'node:process';
import { inject } from 'vitest';
import type { ServedSite } from './serve-site.ts';

/** Which worker of vitest this is, from 0 on: what there is for each of them is in this place. */
export const workerIndex = Number(process.env.VITEST_POOL_ID) - 1;

/**
 * The site that is served to this worker of vitest, with a booking provider of its own: what one test tells its
 * provider to do is nothing to a test that runs in another worker at the same time.
 * @throws Error with more workers than sites
 */
export function served(): ServedSite {
  const site = inject('sites')[workerIndex];
  if (!site) throw new Error('There is a site for each of the workers in tests/support/workers.ts, not for more.');
  return site;
}
