/** Renders the routes of a large site with every core. This file is what each worker runs, too. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Learned, learn, learned } from '../cache.ts';
import type { PageScripts } from '../compile/client-bundle.ts';
import { loadData } from '../compile/data.ts';
import type { CompiledPage } from '../compile/pages.ts';
import type { Site, SiteData } from '../contract.ts';
import { GENERATOR } from '../paths.ts';
import { splitProblems } from '../problems.ts';
import { mergeLinks } from './link-index.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { Previews } from './previews.ts';
import { PageWriter, type RenderedPages } from './render-pages.ts';

/** What a worker needs; plain data. */
interface RenderJob {
  readonly site: Site;
  /** Absolute path of the folder that is written to. */
  readonly folder: string;
  readonly pages: readonly CompiledPage[];
  /** File URL of the site's data module. */
  readonly dataModule: string | undefined;
  readonly scripts: ReadonlyMap<string, PageScripts>;
}

/** What a worker hands over at its end; plain data. */
interface WorkerResult {
  readonly rendered: RenderedPages;
  readonly learned: Learned;
}

/** How many routes have been taken, seen by all threads. */
type Counter = Int32Array<SharedArrayBuffer>;

/** More than there are routes; an Int32 has room to count on from it. */
const END = 2 ** 30;
/** Fewer routes than this are rendered before a worker has started. */
const WORTH_A_WORKER = 300;
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
  { site, folder, scripts }: RenderJob,
  data: SiteData,
  pages: readonly LoadedPage[],
  counter: Counter,
): Promise<RenderedPages> {
  const writer = new PageWriter({ site, data, folder, scripts, previews: new Previews(site) });
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
  return writer.rendered;
}

function startWorker(job: RenderJob, counter: Counter): Promise<WorkerResult> {
  const worker = new Worker(path.join(GENERATOR, 'ts.mjs'), {
    argv: [path.join(GENERATOR, 'render/workers.ts')],
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
async function runWorker(job: RenderJob, counter: Counter): Promise<void> {
  const data = (await loadData(job, job.site)) as SiteData;
  const { good } = splitProblems(await Promise.all(job.pages.map((page) => loadPage(page, job.site))));
  const rendered = await renderRest(job, data, good, counter);
  parentPort?.postMessage({ rendered, learned: learned() } satisfies WorkerResult);
}

/** Renders all routes. @throws what a worker throws, once all have stopped */
export async function renderAll(job: RenderJob, data: SiteData, pages: readonly LoadedPage[]): Promise<RenderedPages> {
  const count = pages.reduce((sum, { routes }) => sum + routes.length, 0);
  const counter: Counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const others = count < WORTH_A_WORKER ? 0 : availableParallelism() - 1;
  const workers = Array.from({ length: others }, () => startWorker(job, counter));
  const own = renderRest(job, data, pages, counter);
  await allOrNone<unknown>([own, ...workers], counter);
  const results = await Promise.all(workers);
  for (const result of results) learn(result.learned);
  const parts = [await own, ...results.map(({ rendered }) => rendered)];
  return {
    pages: parts.flatMap((part) => part.pages).sort((a, b) => a.at - b.at),
    links: mergeLinks(parts.map(({ links }) => links)),
    styles: new Map(parts.flatMap(({ styles }) => [...styles])),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

const { job, counter } = (workerData ?? {}) as { readonly job?: RenderJob; readonly counter?: Counter };
if (job && counter) await runWorker(job, counter);
