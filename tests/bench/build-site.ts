/** Builds the benchmark site once and says what it took. Started by `bench.ts`, a process per run. */
import process from 'node:process';
import { build } from '../../build.ts';
import { untimed } from '../../ssg/cli.ts';
import { benchBudgets, benchSite } from './bench-site.ts';

const [out = '', reports = ''] = process.argv.slice(2);
const { pages } = await build(benchSite, benchBudgets, { out, reports, release: false, time: untimed });
await (await import('esbuild')).stop();

const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
console.log(
  JSON.stringify({ pages, wall: process.uptime() * 1000, cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS }),
);
