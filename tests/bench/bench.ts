/**
 * `npm run bench [-- --json] [-- --sizes 25,1000] [-- --runs 3]`: builds sites of different sizes with an empty cache,
 * on a RAM disk where there is one, and prints medians next to what other generators took for the same site, and what
 * preview pictures take.
 * `npm run bench -- --dev [-- --runs 5]`: what the development server takes to start and to follow a change.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { benchDev } from './dev-loop.ts';
import { median } from './median.ts';
import { PEERS } from './peers.ts';

/** So many pages are built with and without preview pictures. */
const PICTURED = 600;

/** One build: milliseconds of wall clock and of CPU, kilobytes of memory at its peak. */
interface Run {
  readonly pages: number;
  readonly wall: number;
  readonly cpu: number;
  readonly memory: number;
}

const RAM_DISK = '/dev/shm';
const hasRamDisk = existsSync(RAM_DISK);

function buildOnce(pages: number, previews: boolean): Run {
  const site = { BENCH_PAGES: `${pages}`, BENCH_PREVIEWS: previews ? 'yes' : '' };
  const folder = mkdtempSync(path.join(hasRamDisk ? RAM_DISK : tmpdir(), 'bench-'));
  try {
    const { stdout, stderr, status } = spawnSync(
      'node',
      ['ssg/ts.mjs', 'tests/bench/build-site.ts', path.join(folder, 'dist'), path.join(folder, 'reports')],
      { env: { ...process.env, ...site, CACHE_DIR: path.join(folder, 'cache') }, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The build of ${pages} pages failed:\n${stderr}`);
    return JSON.parse(stdout) as Run;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure(pages: number, runs: number, previews = false): Run {
  const all = Array.from({ length: runs }, () => buildOnce(pages, previews));
  const of = (key: 'wall' | 'cpu' | 'memory') => median(all.map((run) => run[key]));
  return { pages, wall: of('wall'), cpu: of('cpu'), memory: of('memory') };
}

/** The power of the number of pages that time grows with, between two sizes: 1 is linear. */
const exponent = (small: Run, large: Run): number =>
  Math.log(large.wall / small.wall) / Math.log(large.pages / small.pages);

function table(results: readonly Run[]): string {
  const head = '  pages    wall s     CPU s   ms/page    memory MB   growth';
  const rows = results.map((run, at) => {
    const before = results[at - 1];
    const growth = before ? exponent(before, run).toFixed(2) : '';
    return [
      `${run.pages}`.padStart(7),
      (run.wall / 1000).toFixed(2).padStart(9),
      (run.cpu / 1000).toFixed(2).padStart(9),
      (run.wall / run.pages).toFixed(2).padStart(9),
      (run.memory / 1024).toFixed(0).padStart(12),
      growth.padStart(8),
    ].join(' ');
  });
  const others = PEERS.map(
    ({ name, seconds, perPage }) =>
      `${name.padEnd(28)} ${seconds.map((value) => value.toFixed(2).padStart(7)).join(' ')}  ${perPage}`,
  );
  return [
    head,
    ...rows,
    '',
    'Others, the same site on the same kind of machine: s for 25, 1,000 and 5,000 pages; ms a page',
    ...others,
  ].join('\n');
}

const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '25,1000,5000,20000' },
    runs: { type: 'string' },
  },
});

async function benchBuilds(runs: number): Promise<void> {
  const place = hasRamDisk ? 'on a RAM disk' : 'on disk: its noise hides the slope';
  if (!values.json) console.log(`Cold builds ${place}, median of ${runs}.`);
  const results = values.sizes.split(',').map((size) => measure(Number(size), runs));
  const pictured = { without: measure(PICTURED, runs), with: measure(PICTURED, runs, true) };
  if (values.json) return console.log(JSON.stringify({ place, runs, results, pictured }, null, 2));
  const seconds = (run: Run): string => (run.wall / 1000).toFixed(2);
  const perPage = (pictured.with.wall / PICTURED).toFixed(1);
  console.log(table(results));
  console.log(
    `\n${PICTURED} pages take ${seconds(pictured.without)} s, with a preview picture each ${seconds(pictured.with)} s (${perPage} ms a page).`,
  );
}

if (values.dev) await benchDev(Number(values.runs ?? 5), values.json);
else await benchBuilds(Number(values.runs ?? 3));
