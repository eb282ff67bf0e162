import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site behind `serve`, as `npm start` serves it. */
    siteUrl: string;
  }
}

const FOLDER = path.resolve('reports/test-site');

/** A port that nobody listens on right now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

/** Serves a folder with `serve`, as `npm start` does; without a configuration as a plain host would. */
export async function serveFolder(folder: string, config?: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const serve = path.resolve('node_modules/serve/build/main.js');
  // `serve` looks for its configuration from the served folder on.
  const configured = config ? ['--config', path.relative(folder, config)] : [];
  const args = [serve, folder, ...configured, '--listen', `${port}`, '--no-clipboard'];
  const server = spawn('node', args, { env: { ...process.env, NO_UPDATE_CHECK: '1' }, stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  await waitFor(origin);
  return { origin, stop: () => void server.kill() };
}

/** Builds the real site once and serves it for all browser tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('node', ['ssg/ts.mjs', 'build.ts', '--out', FOLDER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const { origin, stop } = await serveFolder(FOLDER, path.resolve('reports/serve.json'));
  project.provide('siteUrl', origin);
  return stop;
}
