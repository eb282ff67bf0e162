/** What anyone who edits a site waits for: the first page after a start, and the news of a change after saving. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { site } from '../../build.ts';
import type { Site } from '../../ssg/contract.ts';
import { benchSite } from './bench-site.ts';
import { median } from './median.ts';

/** A site to edit, and one file of each kind. */
interface Subject {
  readonly name: string;
  readonly site: Site;
  readonly env: Readonly<Record<string, string>>;
  readonly route: string;
  readonly files: Readonly<Record<Kind, string>>;
}

const KINDS = ['page', 'component', 'style', 'content'] as const;
type Kind = (typeof KINDS)[number];

const benchFiles = {
  page: 'pages/preise.tsx',
  component: 'components/article.tsx',
  style: 'components/style.scss',
  content: 'content/pages.ts',
};
const subjects: readonly Subject[] = [
  {
    name: 'this site',
    site,
    env: { BENCH_SITE: 'own' },
    route: '/unternehmen/preise',
    files: {
      page: 'pages/unternehmen/preise.tsx',
      component: 'components/common/faq/faq.tsx',
      style: 'components/common/faq/faq.scss',
      content: 'content/plans.ts',
    },
  },
  ...['25', '1000'].map((pages) => ({
    name: `${pages} pages`,
    site: benchSite,
    env: { BENCH_PAGES: pages },
    route: '/preise',
    files: benchFiles,
  })),
];

/** Milliseconds: medians, and the first start, which finds nothing in the cache. */
export interface DevTimes {
  readonly name: string;
  readonly cold: number;
  readonly start: number;
  readonly changes: Readonly<Record<Kind, number>>;
}

interface Started {
  readonly url: string;
  readonly process: ChildProcessByStdio<null, Readable, null>;
  /** From the start of the command to the first page. */
  readonly time: number;
}

async function start({ env, route }: Subject, root: string): Promise<Started> {
  const before = performance.now();
  const args = ['ssg/ts.mjs', 'tests/bench/dev-server.ts', '--dev', '--port', '0'];
  const server = spawn('node', args, {
    env: { ...process.env, ...env, BENCH_ROOT: root, CACHE_DIR: path.join(root, 'cache') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    const [url] = /http:\S+/.exec(text as string) ?? [];
    if (!url) continue;
    const response = await fetch(`${url}${route}`);
    await response.text();
    if (!response.ok) throw new Error(`${route} answers ${response.status}.`);
    server.stdout.resume();
    return { url, process: server, time: performance.now() - before };
  }
  throw new Error('The server did not start.');
}

async function stop({ process: server }: Started): Promise<void> {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** A change that is one in what the page is made of, not in its source alone. */
const edit = (kind: Kind, at: number): string =>
  kind === 'style' ? `\n.edited { order: ${at}; }\n` : `\nReflect.set(globalThis, 'edited', ${at});\n`;

/** Longer than the server looks for a second change of the same file. */
const PAUSE = 250;

/** Saves each kind of file `runs` times and takes the time to the event that tells an open page. */
async function changeTimes({ files }: Subject, root: string, url: string, runs: number): Promise<DevTimes['changes']> {
  const stream = await fetch(`${url}/__dev/events`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const timeOf = async (kind: Kind, at: number): Promise<number> => {
    await delay(PAUSE);
    const before = performance.now();
    appendFileSync(path.join(root, files[kind]), edit(kind, at));
    for (let text = ''; !text.includes('event: reload'); ) text += (await reader?.read())?.value ?? '';
    return performance.now() - before;
  };
  const times: Record<Kind, number> = { page: 0, component: 0, style: 0, content: 0 };
  for (const kind of KINDS) {
    const all: number[] = [];
    for (let at = 0; at < runs; at += 1) all.push(await timeOf(kind, at));
    times[kind] = median(all);
  }
  await reader?.cancel();
  return times;
}

async function measure(subject: Subject, runs: number): Promise<DevTimes> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-dev-'));
  try {
    const { root: from, watch } = subject.site;
    for (const name of watch.filter((folder) => existsSync(path.join(from, folder)))) {
      cpSync(path.join(from, name), path.join(root, name), { recursive: true });
    }
    const cold = await start(subject, root);
    await stop(cold);
    const starts: number[] = [];
    for (let at = 1; at < runs; at += 1) {
      const started = await start(subject, root);
      starts.push(started.time);
      await stop(started);
    }
    const last = await start(subject, root);
    starts.push(last.time);
    const changes = await changeTimes(subject, root, last.url, runs).finally(() => stop(last));
    return { name: subject.name, cold: cold.time, start: median(starts), changes };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function table(results: readonly DevTimes[]): string {
  const columns = ['first start', 'later', ...KINDS].map((name) => name.padStart(12)).join('');
  const rows = results.map(({ name, cold, start: later, changes }) =>
    [
      name.padEnd(12),
      ...[cold, later, ...KINDS.map((kind) => changes[kind])].map((ms) => ms.toFixed(0).padStart(12)),
    ].join(''),
  );
  return [`${'ms'.padEnd(12)}${columns}`, ...rows].join('\n');
}

/** `npm run bench -- --dev`: the first page after a start, and a change from saving to the event in the browser. */
export async function benchDev(runs: number, json: boolean): Promise<void> {
  if (!json) console.log(`The development server, median of ${runs}; load ${loadavg()[0]?.toFixed(1)}.`);
  const results: DevTimes[] = [];
  for (const subject of subjects) results.push(await measure(subject, runs));
  console.log(json ? JSON.stringify({ runs, results }, null, 2) : table(results));
}
