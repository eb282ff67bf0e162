/** `npm run dev` on a copy of a site that may be edited. Started by `dev-loop.ts`, which names site and folder. */
import process from 'node:process';
import { build, site } from '../../build.ts';
import { budgets } from '../../content/budgets.ts';
import { runCli } from '../../ssg/cli.ts';
import { benchBudgets, benchSite } from './bench-site.ts';

const { BENCH_SITE, BENCH_ROOT = '' } = process.env;
const isOwn = BENCH_SITE === 'own';
await runCli(build, { ...(isOwn ? site : benchSite), root: BENCH_ROOT }, isOwn ? budgets : benchBudgets);
