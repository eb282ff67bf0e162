import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import type { ServedSite } from './serve-site.ts';

/** Whether this process can listen on a port. It does so until it ends, whatever ends it. */
const takes = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });

/** Takes a site that no other worker uses. Vitest's numbers of workers do not tell: two at a time can have the same. */
async function claim(): Promise<number> {
  for (;;) {
    for (const [index, { claimPort }] of inject('sites').entries()) if (await takes(claimPort)) return index;
    await setTimeout(50); // a worker that ends still has its port
  }
}

/** Which worker of vitest this is, from 0 on: what there is for each of them is in this place. */
export const workerIndex = await claim();

/**
 * The site that is served to this worker of vitest, with a booking provider of its own: what one test tells its
 * provider to do is nothing to a test that runs in another worker at the same time.
 */
export const served = (): ServedSite => inject('sites')[workerIndex] as ServedSite;
