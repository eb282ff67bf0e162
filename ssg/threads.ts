import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Learned, learn } from './cache.ts';
import type { Compiled } from './compile.ts';
import type { Site } from './contract.ts';
import type { PageScripts } from './islands.ts';
import { GENERATOR } from './paths.ts';
import type { Press, Printed } from './press.ts';
import type { LoadedPage } from './render.tsx';

/** What a thread needs to print beside the others; plain data. */
export interface PrintJob {
  readonly site: Site;
  readonly folder: string;
  readonly compiled: Compiled;
  readonly scripts: ReadonlyMap<string, PageScripts>;
}

/** What a thread hands over at its end; plain data. */
export interface ThreadResult {
  readonly printed: Printed;
  readonly learned: Learned;
}

/** How many routes have been taken, seen by all threads. */
export type Counter = Int32Array<SharedArrayBuffer>;

/** More than there are routes; an Int32 has room to count on from it. */
const END = 2 ** 30;
/** Fewer routes than this are printed before another thread has started. */
const WORTH_A_THREAD = 300;
/** Pages under way at once in each thread: some wait for a compression or a picture. */
const LANES = 4;

/**
 * Waits until all have come to their end, then throws the first error. Nobody takes another route after one: whoever
 * wrote on would bring the folder back that the failed build throws away.
 */
async function allOrNone<T>(work: readonly Promise<T>[], counter: Counter): Promise<T[]> {
  const stop = () => Atomics.store(counter, 0, END);
  for (const one of work) one.catch(stop);
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** Prints routes until none is left; each is taken by whoever comes first. */
export async function printRest(pages: readonly LoadedPage[], press: Press, counter: Counter): Promise<void> {
  const queue = pages.flatMap((page) => page.routes.map((route) => ({ page, route })));
  const lane = async () => {
    for (;;) {
      const at = Atomics.add(counter, 0, 1);
      const next = queue[at];
      if (!next) return;
      await press.print(next.page, next.route, at);
    }
  };
  await allOrNone(Array.from({ length: LANES }, lane), counter);
}

function startThread(job: PrintJob, counter: Counter): Promise<ThreadResult> {
  const worker = new Worker(path.join(GENERATOR, 'ts.mjs'), {
    argv: [path.join(GENERATOR, 'thread.ts')],
    workerData: { job: { ...job, compiled: { ...job.compiled, inputs: {} } }, counter },
    // The young generation of a thread grows to 3 × 64 MB where nobody says otherwise.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A thread of the build ended with code ${code}.`)));
  });
}

/** Prints all routes, with every core where there are many. @throws what a thread throws, once all have stopped */
export async function printAll(pages: readonly LoadedPage[], press: Press, job: PrintJob): Promise<void> {
  const count = pages.reduce((sum, { routes }) => sum + routes.length, 0);
  const counter: Counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const others = count < WORTH_A_THREAD ? 0 : availableParallelism() - 1;
  const threads = Array.from({ length: others }, () => startThread(job, counter));
  await allOrNone<unknown>([printRest(pages, press, counter), ...threads], counter);
  for (const { printed, learned } of await Promise.all(threads)) {
    press.merge(printed);
    learn(learned);
  }
}
