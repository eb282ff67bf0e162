import { mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import type { ServedSite } from './serve-site.ts';

/** Takes a site that no other file of tests uses now. A folder is made by one of two who try at the same time. */
async function claim(): Promise<{ readonly site: ServedSite; readonly claimed: string }> {
  for (;;) {
    for (const [index, site] of inject('sites').entries()) {
      const claimed = path.join(inject('claims'), `${index}`);
      try {
        mkdirSync(claimed);
        return { site, claimed };
      } catch {
        // somebody uses it
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const { site, claimed } = await claim();
// Hooks run from the last to the first: by then this file's browser is closed.
afterAll(() => rmdirSync(claimed));

/**
 * The site that is served to this file of tests, with a booking provider of its own: what one test tells its provider
 * to do is nothing to a test that runs beside it.
 */
export const served = (): ServedSite => site;
