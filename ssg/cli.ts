import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type AuditOptions, beginAudit, reportBroken } from './audit/audit.ts';
import { columns } from './audit/format.ts';
import { watchSiteCode } from './compile/site-code.ts';
import type { OpenSlot, Site } from './contract.ts';
import { startDevServer } from './dev/server.ts';
import { BuildFailure, describe, messageOf } from './problems.ts';
import { reserveLines } from './weigh/budget-kinds.ts';
import { type Budgets, spendingOf } from './weigh/budgets.ts';
import type { PageWeight } from './weigh/page-weight.ts';

/** Awaits a step and, with `--timing`, prints how long it took. */
export type Timer = <T>(step: string, work: Promise<T>) => Promise<T>;

export interface BuildOptions {
  /** Absolute path of the folder that the site replaces. */
  readonly out: string;
  /** Absolute path of the folder for what is not served: host configurations and reports. */
  readonly reports: string;
  /** Open slots fail the build. */
  readonly release: boolean;
  /** Replaces the output folder whatever is found, and writes no reports. Problems fail the build all the same. */
  readonly draft?: boolean;
  /** Adds a `.br` and a `.gz` to each text, for hosts that send such files. */
  readonly compress?: boolean;
  /** Weigh every page and write the audit's reports. */
  readonly audit?: AuditOptions | undefined;
  readonly time: Timer;
}

export interface BuildResult {
  readonly weights: readonly PageWeight[];
  readonly budgets: Budgets;
  /** How many pages were written; not every one is weighed. */
  readonly pages: number;
  readonly openSlots: readonly OpenSlot[];
}

export type Build = (site: Site, budgets: Budgets, options: BuildOptions) => Promise<BuildResult>;

/** A timer that prints nothing. */
export const untimed: Timer = (_, work) => work;

const printingTimer: Timer = async (step, work) => {
  const start = performance.now();
  const result = await work;
  console.log(`${step.padEnd(8)} ${(performance.now() - start).toFixed(0).padStart(6)} ms`);
  return result;
};

/** Every page in kilobytes (1,024 bytes) of brotli, the heaviest first. */
function weightTable(weights: readonly PageWeight[]): string {
  const rows = weights
    .toSorted((a, b) => b.total.brotli - a.total.brotli)
    .map(({ route, html, style, script, font, image, total, requests }) => [
      route,
      ...[html, style, script, font, image, total].map(({ brotli }) => (brotli / 1024).toFixed(1)),
      `${requests}`,
    ]);
  return columns(['KB, brotli', 'HTML', 'styles', 'script', 'font', 'image', 'total', 'requests'], rows);
}

function summary({ weights, budgets, pages, openSlots }: BuildResult, out: string, isAudited: boolean): string {
  const open = openSlots.map(({ label, required }) => `  ${label}${required ? ' (required for a release)' : ''}`);
  const slots = open.length > 0 ? `\nOpen slots, shown as placeholders:\n${open.join('\n')}\n` : '';
  const begun = reserveLines(weights.map((page) => ({ route: page.route, budget: spendingOf(page, budgets) })));
  const reserve =
    begun.length > 0 ? `\nIn the reserve, short of a limit:\n${begun.map((line) => `  ${line}\n`).join('')}` : '';
  const seconds = process.uptime().toFixed(2);
  // An audit has tables of its own.
  const details = isAudited ? '' : `${weightTable(weights)}\n${reserve}${slots}`;
  return `${details}\n${pages} pages in ${path.relative('.', out) || '.'}, ${seconds} s`;
}

const OPTIONS = {
  release: { type: 'boolean', default: false, help: 'refuses to build while a required slot is open' },
  compress: { type: 'boolean', default: false, help: 'adds .br and .gz files' },
  out: { type: 'string', default: 'dist', value: ' DIR', help: 'builds into DIR' },
  draft: { type: 'string', value: ' DIR', help: 'builds into DIR in spite of problems, and lists them' },
  timing: { type: 'boolean', default: false, help: 'prints how long each step takes' },
  audit: { type: 'boolean', default: false, help: 'weighs every page and writes the reports of the audit' },
  compare: { type: 'string', value: ' FILE', help: 'audits and compares with a former bundle.json' },
  browser: { type: 'boolean', default: false, help: 'audits in Chromium too: what every page really loads' },
  save: { type: 'boolean', default: false, help: 'audits; later audits compare with this one' },
  dev: { type: 'boolean', default: false, help: 'serves the site while it is edited' },
  port: { type: 'string', default: '3000', value: ' NUMBER', help: 'the port of --dev, 3000 by default' },
  host: {
    type: 'string',
    default: 'localhost',
    value: ' ADDRESS',
    help: 'where --dev listens; other devices reach 0.0.0.0',
  },
  help: { type: 'boolean', default: false, help: 'prints these options' },
} as const;

const USAGE = [
  'npm run build -- [OPTIONS]',
  ...Object.entries(OPTIONS).map(
    ([name, option]) => `  --${`${name}${'value' in option ? option.value : ''}`.padEnd(14)} ${option.help}`,
  ),
].join('\n');

const wrongUse = (what: string, fix: string): BuildFailure => new BuildFailure([{ file: 'command line', what, fix }]);

/** npm has options of these names itself. Of them, only `browser` shows that it was typed: it is then `true`. */
const NPM_OWN = ['audit', 'help', 'save'];

/** Whether npm took an option for one of its own. */
function isKept(name: string, { env, argv }: NodeJS.Process): boolean {
  const value = env[`npm_config_${name}`];
  if (!value || NPM_OWN.includes(name) || (name === 'browser' && value !== 'true')) return false;
  return !argv.some((arg) => arg.startsWith(`--${name}`));
}

/** @throws BuildFailure for an option or an argument that is not there */
function parseOptions() {
  try {
    return parseArgs({ options: OPTIONS, tokens: true });
  } catch (error) {
    const [what = ''] = (error as Error).message.split(/(?<=\.) /);
    throw wrongUse(what, USAGE.replaceAll('\n', '\n  '));
  }
}

const DEV_OPTIONS = ['dev', 'port', 'host'];

/** An option that does nothing together with the others, or without one that is missing. */
function findIdle(given: readonly string[]): BuildFailure | undefined {
  const isDev = given.includes('dev');
  const idle = given.find((name) => name !== 'dev' && isDev !== DEV_OPTIONS.includes(name));
  const both = 'Leave one of the two out.';
  if (idle && !isDev) return wrongUse(`--${idle} does nothing without --dev.`, 'Add --dev, or leave it out.');
  if (idle) return wrongUse(`--${idle} does nothing with --dev.`, both);
  if (given.includes('draft') && given.includes('out')) return wrongUse('--out does nothing with --draft.', both);
  return undefined;
}

/**
 * Reads the options.
 * @throws BuildFailure for an unknown one, for one that would do nothing, and for one that npm kept:
 *   `npm run build --release`
 */
function readOptions() {
  const kept = Object.keys(OPTIONS).find((name) => isKept(name, process));
  if (kept) {
    const command = `npm run ${process.env.npm_lifecycle_event ?? 'build'} -- --${kept}`;
    throw wrongUse(`npm took --${kept} for an option of its own.`, `Write two more hyphens before it: ${command}`);
  }
  const { values, tokens } = parseOptions();
  const idle = findIdle(tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])));
  if (idle && !values.help) throw idle;
  return values;
}

/** @throws BuildFailure for what is no port */
function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  const fix = 'Name a number up to 65535, or leave it out for 3000.';
  throw wrongUse(`--port is ${JSON.stringify(text)}, which is not a port.`, fix);
}

async function serveForDevelopment(site: Site, port: number, host: string): Promise<void> {
  const starting = startDevServer(site, { port, host, entry: process.argv[1] ?? '' });
  const stop = () => starting.then((server) => server.close()).finally(() => process.exit(0));
  // A closed terminal sends SIGHUP. A signal may come before the first page is ready.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
  const { url } = await starting;
  console.log(`Serving ${url} and watching for changes.`);
}

/** Reads the command line and builds, or serves for development with `--dev`. Exit code 1 on any problem. */
export async function runCli(
  build: Build,
  site: Site,
  budgets: Budgets,
  reports = path.resolve('reports'),
): Promise<void> {
  let audit: AuditOptions | undefined;
  /** What an audit has found, printed last. */
  const conclusion: string[] = [];
  let draft: string | undefined;
  try {
    const values = readOptions();
    draft = values.draft;
    if (values.help) return console.log(USAGE);
    if (values.dev) return await serveForDevelopment(site, readPort(values.port), values.host);
    watchSiteCode(site);
    const out = path.resolve(draft ?? values.out);
    const time = values.timing ? printingTimer : untimed;
    const { release, compress, compare, save, browser } = values;
    if (values.audit || compare || save || browser) {
      audit = { compare, save, browser, print: (text) => conclusion.push(text) };
      await beginAudit(reports);
    }
    const options = { out, reports, release, draft: draft !== undefined, compress, audit, time };
    console.log(summary(await build(site, budgets, options), out, audit !== undefined));
  } catch (error) {
    const broken = `The build broke off: ${messageOf(error, site.root)}`;
    const problems = error instanceof BuildFailure && (draft ? describe(error.problems) : error.message);
    const message = problems || broken;
    console.error(message);
    if (audit) await reportBroken(reports, message);
    process.exitCode = 1;
  }
  for (const text of conclusion) console.log(`\n${text}`);
  await (await import('esbuild')).stop();
  process.exit(); // code of the site may have left something open
}
