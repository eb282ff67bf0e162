/** Files open at the same time: a site may have thousands, a process may not. */
const CONCURRENCY = 32;

/** Does the same work for many items, some at a time. @returns what it made, in the order of the items */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  for (let at = 0; at < items.length; at += CONCURRENCY) {
    made.push(...(await Promise.all(items.slice(at, at + CONCURRENCY).map(work))));
  }
  return made;
}
