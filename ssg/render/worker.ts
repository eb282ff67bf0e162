/** A worker thread of a build: renders routes next to the main thread and hands over what it made. Started by `workers.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { learned } from '../cache.ts';
import { loadData } from '../compile/data.ts';
import type { SiteData } from '../contract.ts';
import { splitProblems } from '../problems.ts';
import { loadPage } from './load-page.ts';
import { Previews } from './previews.ts';
import { PageWriter } from './render-pages.ts';
import { type Counter, type RenderJob, renderRest, type WorkerResult } from './workers.ts';

const { job, counter } = workerData as { readonly job: RenderJob; readonly counter: Counter };
const { site, folder, scripts } = job;
// The main thread has loaded the same modules: it reports those that fail, and does not start this one without data.
const data = (await loadData(job, site)) as SiteData;
const { good: pages } = splitProblems(await Promise.all(job.pages.map((page) => loadPage(page, site))));
const previews = new Previews(site);
const writer = new PageWriter({ site, data, folder, scripts, previews });
await renderRest(pages, writer, counter);
const { links, ...rendered } = writer.rendered;
const result: WorkerResult = { rendered: { ...rendered, links: links.data }, learned: learned() };
parentPort?.postMessage(result);
