import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Learned, learn } from '../cache.ts';
import type { PageScripts } from '../compile/client-bundle.ts';
import type { CompiledPage } from '../compile/pages.ts';
import type { Site } from '../contract.ts';
import { GENERATOR } from '../paths.ts';
import type { LoadedPage } from './load-page.ts';
import type { PageWriter, RenderedPages } from './render-pages.ts';

/** What a worker needs to render next to the others; plain data. */
export interface RenderJob {
  readonly site: Site;
  readonly folder: string;
  readonly pages: readonly CompiledPage[];
  /** File URL of the site's data module. */
  readonly dataModule: string | undefined;
  readonly scripts: ReadonlyMap<string, PageScripts>;
}

/** What a worker hands over at its end; plain data. */
export interface WorkerResult {
  readonly rendered: RenderedPages;
  readonly learned: Learned;
}

/** How many routes have been taken, seen by all threads. */
export type Counter = Int32Array<SharedArrayBuffer>;

/** More than there are routes; an Int32 has room to count on from it. */
const END = 2 ** 30;
/** Fewer routes than this are rendered before a worker has started. */
const WORTH_A_WORKER = 300;
/** Pages under way at once in each thread: some wait for a compression or a picture. */
const LANES = 4;

/**
 * Waits until all have ended, then throws the first error. After an error, workers stop: a late write would recreate
 * the folder that the failed build removes.
 */
async function allOrNone<T>(work: readonly Promise<T>[], counter: Counter): Promise<T[]> {
  const stop = () => Atomics.store(counter, 0, END);
  for (const one of work) one.catch(stop);
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** Renders routes until none is left; each is taken by the thread that is free first. */
export async function renderRest(pages: readonly LoadedPage[], writer: PageWriter, counter: Counter): Promise<void> {
  const queue = pages.flatMap((page) => page.routes.map((route) => ({ page, route })));
  const lane = async () => {
    for (;;) {
      const at = Atomics.add(counter, 0, 1);
      const next = queue[at];
      if (!next) return;
      await writer.renderRoute(next.page, next.route, at);
    }
  };
  await allOrNone(Array.from({ length: LANES }, lane), counter);
}

function startWorker(job: RenderJob, counter: Counter): Promise<WorkerResult> {
  const worker = new Worker(path.join(GENERATOR, 'ts.mjs'), {
    argv: [path.join(GENERATOR, 'render/worker.ts')],
    workerData: { job, counter },
    // The young generation of a thread grows to 3 × 64 MB where nobody says otherwise.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A worker of the build ended with code ${code}.`)));
  });
}

/** Renders all routes, with every core where there are many. @throws what a worker throws, once all have stopped */
export async function renderAll(pages: readonly LoadedPage[], writer: PageWriter, job: RenderJob): Promise<void> {
  const count = pages.reduce((sum, { routes }) => sum + routes.length, 0);
  const counter: Counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const others = count < WORTH_A_WORKER ? 0 : availableParallelism() - 1;
  const workers = Array.from({ length: others }, () => startWorker(job, counter));
  await allOrNone<unknown>([renderRest(pages, writer, counter), ...workers], counter);
  for (const { rendered, learned } of await Promise.all(workers)) {
    writer.merge(rendered);
    learn(learned);
  }
}
