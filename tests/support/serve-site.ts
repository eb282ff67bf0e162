import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { provideTools } from './provide-tools.ts';
import { startProvider } from './provider.ts';
import { answered, freePort, type Served } from './serving.ts';
import { NEEDED_TOOLS, TOOLS } from './tools.ts';
import { WORKERS } from './workers.ts';

/** Origins of one built site and of what belongs to it. */
export interface ServedSite {
  /** The built site behind `serve`, as `npm start` serves it. */
  readonly siteUrl: string;
  /** The stand-in for the booking provider, which the site's booking settings name. */
  readonly providerUrl: string;
  /** A host that the site does not know. */
  readonly elsewhereUrl: string;
  /** Who listens on this port has the site. */
  readonly claimPort: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    sites: readonly ServedSite[];
  }
}

/** Serves a folder with `serve`, as `npm start` does; without a configuration as a plain host would. */
export async function serveFolder(folder: string, config?: string): Promise<Served> {
  const port = await freePort();
  const serve = path.resolve('node_modules/serve/build/main.js');
  // `serve` looks for its configuration from the served folder on.
  const configured = config ? ['--config', path.relative(folder, config)] : [];
  const args = [serve, folder, ...configured, '--listen', `${port}`, '--no-clipboard'];
  const server = spawn('node', args, { env: { ...process.env, NO_UPDATE_CHECK: '1' }, stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  await answered(origin);
  return { origin, stop: () => void server.kill() };
}

/** Settings for a build whose booking provider is the stand-in at `provider`, in Calendly's way or in Cal's. */
export const bookingAt = (provider: string, adapter: 'calendly' | 'cal' = 'calendly'): Record<string, string> => ({
  BOOKING_ADAPTER: adapter,
  BOOKING_SCRIPT: `${provider}${adapter === 'cal' ? '/embed/embed.js' : '/widget.js'}`,
  BOOKING_ONBOARDING: `${provider}/doppelja/onboarding`,
  BOOKING_DEMO: `${provider}/doppelja/demo`,
});

/**
 * Builds the real site and serves it as `npm start` does.
 * @param settings environment variables of `content/site.ts`
 */
export async function serveSite(settings: Record<string, string>): Promise<Served> {
  // A folder of its own for each run: a build holds the addresses of its stand-in.
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  execFileSync('node', ['ssg/ts.mjs', 'build.ts', '--out', folder], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return serveFolder(folder, path.resolve('reports/serve.json'));
}

/** Builds the real site and serves it next to a booking provider and a third host. */
async function serveWithProvider(): Promise<{ readonly site: ServedSite; readonly stop: () => void }> {
  const elsewhere = await startProvider();
  const provider = await startProvider(elsewhere.origin);
  const site = await serveSite(bookingAt(provider.origin));
  return {
    site: {
      siteUrl: site.origin,
      providerUrl: provider.origin,
      elsewhereUrl: elsewhere.origin,
      claimPort: await freePort(),
    },
    stop: () => {
      for (const server of [site, provider, elsewhere]) server.stop();
    },
  };
}

/** Sees to the tools of the project, and serves a site for each worker. */
export default async function setup(project: TestProject): Promise<() => void> {
  provideTools((NEEDED_TOOLS[project.name] ?? []).map((name) => TOOLS[name]));
  const all: Awaited<ReturnType<typeof serveWithProvider>>[] = [];
  for (let worker = 0; worker < WORKERS; worker += 1) all.push(await serveWithProvider());
  project.provide(
    'sites',
    all.map(({ site }) => site),
  );
  return () => {
    for (const { stop } of all) stop();
  };
}
