import type { TestProject } from 'vitest/node';
import { type Engine, startWebKit } from './webkit.ts';
import { WORKERS } from './workers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker; none where WebKit is missing. */
    engines: readonly Engine[];
  }
}

/** Starts WebKit for each worker: a start takes as long as ten pages. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engines = await Promise.all(Array.from({ length: WORKERS }, startWebKit));
  const started = engines.filter((engine) => engine !== undefined);
  project.provide(
    'engines',
    started.map(({ engine }) => engine),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}
