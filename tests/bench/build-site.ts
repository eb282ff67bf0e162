/** Builds the benchmark site: `BENCH_PAGES=1000 node ssg/ts.mjs tests/bench/build-site.ts --out DIR`. */
import path from 'node:path';
import { build } from '../../build.ts';
import { runCli } from '../../ssg/cli.ts';
import { benchBudget, benchSite } from './bench-site.ts';

await runCli(build, benchSite, benchBudget, path.resolve('reports/bench'));
