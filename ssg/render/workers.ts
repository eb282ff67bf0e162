/** Renders the routes of a large site with every core. This file is what each worker runs, too. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type LoadedPage, loadData, loadPage } from '../compile/load.ts';
import { compileThread } from '../compile/thread.ts';
import type { SiteData } from '../contract.ts';
import { splitProblems } from '../problems.ts';
import { mergeLinks } from './link-index.ts';
import { PageWriter, type RenderedPages, type RenderJob } from './render-pages.ts';

/** How many routes have been taken, seen by all threads. */
type Counter = Int32Array<SharedArrayBuffer>;

/** More than any number of routes. An Int32 has room to count further. */
const END = 2 ** 30;
/** Fewer routes than this are rendered before a worker has started. */
const WORTH_A_WORKER = 300;
/** After this many routes a thread yields to its event loop, which starts the workers. */
const TURN = 50;
/** Pages under way at once in each thread: some wait for a picture. */
const LANES = 4;

/**
 * Waits until all have ended, then throws the first error. After an error, no thread takes another route: a late write
 * would recreate the folder that the failed build removes.
 */
async function allOrNone<T>(work: readonly Promise<T>[], counter: Counter): Promise<T[]> {
  const stop = () => Atomics.store(counter, 0, END);
  for (const one of work) one.catch(stop);
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** Renders routes until none is left; each is taken by the thread that is free first. */
async function renderRest(
  job: RenderJob,
  data: SiteData,
  pages: readonly LoadedPage[],
  counter: Counter,
): Promise<RenderedPages> {
  const writer = new PageWriter(job, data);
  const queue = pages.flatMap((page) => page.routes.map((route) => ({ page, route })));
  const lane = async () => {
    for (;;) {
      const at = Atomics.add(counter, 0, 1);
      const next = queue[at];
      if (!next) return;
      if (at % TURN === 0) await setImmediate();
      await writer.renderRoute(next.page, next.route, at);
    }
  };
  await allOrNone(Array.from({ length: LANES }, lane), counter);
  return writer.rendered;
}

/** Compiles this file for the workers, next to the modules that they import. */
async function compileWorker({ dataModule = '' }: RenderJob): Promise<URL> {
  const file = new URL('worker.mjs', dataModule);
  await compileThread('render/workers.ts', fileURLToPath(file));
  return file;
}

async function runWorker(file: Promise<URL>, job: RenderJob, counter: Counter): Promise<RenderedPages> {
  const worker = new Worker(await file, {
    workerData: { job, counter },
    // By default, the young generation of a thread grows to 3 × 64 MB.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A worker of the build ended with code ${code}.`)));
  });
}

/** What a worker does. The main thread has loaded the same modules, and reports those that fail. */
async function renderInWorker(job: RenderJob, counter: Counter): Promise<void> {
  const data = (await loadData(job, job.site)) as SiteData;
  const { good } = splitProblems(await Promise.all(job.pages.map((page) => loadPage(page, job.site))));
  parentPort?.postMessage(await renderRest(job, data, good, counter));
}

/** Renders all routes. @throws what a worker throws, once all have stopped */
export async function renderAll(job: RenderJob, data: SiteData, pages: readonly LoadedPage[]): Promise<RenderedPages> {
  const count = pages.reduce((sum, { routes }) => sum + routes.length, 0);
  const counter: Counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workers: Promise<RenderedPages>[] = [];
  if (count >= WORTH_A_WORKER) {
    const file = compileWorker(job);
    for (let at = 1; at < availableParallelism(); at++) workers.push(runWorker(file, job, counter));
  }
  const parts = await allOrNone([renderRest(job, data, pages, counter), ...workers], counter);
  return {
    pages: parts.flatMap((part) => part.pages).sort((a, b) => a.at - b.at),
    links: mergeLinks(parts.map(({ links }) => links)),
    styles: new Map(parts.flatMap(({ styles }) => [...styles])),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

const { job, counter } = (workerData ?? {}) as { readonly job?: RenderJob; readonly counter?: Counter };
if (job && counter) await renderInWorker(job, counter);
