import process from 'node:process';
import { inject } from 'vitest';
import type { ServedSite } from './serve-site.ts';

/**
 * The site that is served to this worker of vitest, with a booking provider of its own: what one test tells its
 * provider to do is nothing to a test in another worker.
 */
export function served(): ServedSite {
  const sites = inject('sites');
  const site = sites[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % sites.length];
  if (!site) throw new Error('No site is served.');
  return site;
}
