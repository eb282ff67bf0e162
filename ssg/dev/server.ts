import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import type { Site } from '../contract.ts';
import { describe } from '../problems.ts';
import { DevHttp } from './http.ts';
import { DevSite } from './site.ts';

export interface DevServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Editors write a file in several steps: one update for all of them. In milliseconds. */
const SETTLE = 10;
/**
 * chokidar drops a change that follows another of the same file within 50 ms, as a formatter that runs on save makes:
 * a second look finds it. It costs a few milliseconds when there is nothing to find.
 */
const SECOND_LOOK = 80;

/**
 * Serves the site while it is being edited: rebuilds on every change and tells the open pages.
 * @param host the address to listen at; by default only this machine reaches it
 * @throws what keeps it from listening
 */
export async function startDevServer(site: Site, port: number, host = 'localhost'): Promise<DevServer> {
  const pages = new DevSite(site);
  const http = new DevHttp(site, pages);
  const staticFolder = path.join(site.root, site.static);
  let hasNewFiles = false;
  let said = '[]';

  async function update(): Promise<void> {
    const start = performance.now();
    const hadNewFiles = hasNewFiles;
    hasNewFiles = false; // before the update: what comes during it is for the next one
    const event = await pages.update(hadNewFiles);
    const problems = JSON.stringify(pages.problems);
    if (problems !== said && pages.problems.length > 0) console.error(describe(pages.problems));
    said = problems;
    if (event.reload.length + event.restyle.length === 0) return;
    console.log(`Updated in ${(performance.now() - start).toFixed(0)} ms`);
    http.publish(event);
  }

  let running = update();
  const enqueue = () => {
    running = running.then(update);
  };
  const { watch } = await import('chokidar');
  const folders = site.watch.map((name) => path.join(site.root, name));
  const watcher = watch(folders, { ignoreInitial: true });
  const timers: NodeJS.Timeout[] = [];
  const stopTimers = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
  };
  watcher.on('all', (_, file) => {
    hasNewFiles ||= file.startsWith(staticFolder);
    stopTimers();
    timers.push(setTimeout(enqueue, SETTLE), setTimeout(enqueue, SECOND_LOOK));
  });

  await Promise.all([running, once(watcher, 'ready')]);
  async function close(): Promise<void> {
    stopTimers();
    await watcher.close();
    http.close();
    await running;
    await pages.dispose();
  }
  try {
    const listens = await http.listen(port, host);
    const shown = isIPv6(host) ? `[${host}]` : host;
    return {
      url: `http://${/^(?:0\.0\.0\.0|::)$/.test(host) ? 'localhost' : shown}:${listens}${pages.basePath}`,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
