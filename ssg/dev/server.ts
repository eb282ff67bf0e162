import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import type { Site } from '../contract.ts';
import { describe } from '../problems.ts';
import { BackgroundBuild } from './background-build.ts';
import { DevHttp } from './http.ts';
import { DevSite } from './site.ts';

export interface DevServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface DevOptions {
  /** Where to listen, or the first of the ports to try; 0 for any that is free. */
  readonly port: number;
  /** The address to listen at; by default only this machine reaches it. */
  readonly host?: string;
  /** The file that reads the command line of builds. Without it the site is not checked, and nothing but pages is made. */
  readonly entry?: string;
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
 * @throws what keeps it from listening
 */
export async function startDevServer(site: Site, { port, host = 'localhost', entry }: DevOptions): Promise<DevServer> {
  const pages = await DevSite.open(site);
  const build = entry ? new BackgroundBuild(entry, path.join(pages.folder, 'site'), report) : undefined;
  const http = new DevHttp(site, pages, build);
  const staticFolder = path.join(site.root, site.static);
  let isServing = false;
  let hasNewFiles = false;
  let shown = '';

  /** Shows what is wrong, in the terminal and in open pages, when it is not shown already. */
  function report(problems: string): void {
    if (problems === shown) return;
    if (problems) console.error(problems);
    else console.log('No problems are left.');
    shown = problems;
    http.publishProblems(problems);
  }

  async function update(): Promise<void> {
    const start = performance.now();
    const hadNewFiles = hasNewFiles;
    hasNewFiles = false; // before the update: what comes during it is for the next one
    const before = pages.version('').markup;
    await pages.update(hadNewFiles);
    // What keeps pages from being served, at once. The build in the background, which knows more, follows.
    if (pages.problems.some(({ what }) => !shown.includes(what))) report(describe(pages.problems));
    if (!isServing || pages.version('').markup === before) return;
    console.log(`Updated in ${(performance.now() - start).toFixed(0)} ms`);
    http.publish();
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
    build?.restart();
  });

  await Promise.all([running, once(watcher, 'ready')]);
  async function close(): Promise<void> {
    stopTimers();
    await watcher.close();
    http.close();
    await Promise.all([running, build?.stop()]);
    await pages.dispose();
  }
  try {
    const listens = await http.listen(port, host);
    isServing = true;
    build?.restart();
    const shownHost = isIPv6(host) ? `[${host}]` : host;
    return {
      url: `http://${/^(?:0\.0\.0\.0|::)$/.test(host) ? 'localhost' : shownHost}:${listens}${pages.addresses.basePath}`,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
