/** A thread of a build: prints routes beside the main one and hands over what it made. Started by `threads.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { learned } from './cache.ts';
import type { SiteData } from './contract.ts';
import { loadData } from './data.ts';
import { Press } from './press.ts';
import { Previews } from './previews.ts';
import { keepGood, Problems } from './problems.ts';
import { loadPage } from './render.tsx';
import { Weigher } from './report.ts';
import { type Counter, type PrintJob, printRest, type ThreadResult } from './threads.ts';

const { job, counter } = workerData as { readonly job: PrintJob; readonly counter: Counter };
const { site, compiled, folder, scripts } = job;
// The main thread has loaded the same modules: it reports those that fail, and does not start this one without data.
const data = (await loadData(compiled, site)) as SiteData;
const pages = keepGood(await Promise.all(compiled.pages.map((page) => loadPage(page, site))), new Problems());
const weigher = new Weigher(folder, data);
const previews = new Previews(site);
const press = new Press({ site, data, folder, scripts, weigher, previews });
await printRest(pages, press, counter);
const { links, ...printed } = press.printed;
const result: ThreadResult = { printed: { ...printed, links: links.data }, learned: learned() };
parentPort?.postMessage(result);
