import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site behind `serve`, as `npm start` serves it. */
    siteUrl: string;
    /** Folder of the built site. */
    siteFolder: string;
  }
}

const FOLDER = path.resolve('reports/test-site');

/** A port that nobody listens on right now. */
export function freePort(): Promise<number> {
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

/** Builds the real site once and serves it for all browser tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const env = { ...process.env, NODE_ENV: 'production', NO_UPDATE_CHECK: '1' };
  execFileSync('node', ['ssg/ts.mjs', 'build.ts', '--out', FOLDER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const serve = path.resolve('node_modules/serve/build/main.js');
  const args = [
    serve,
    FOLDER,
    '--config',
    path.relative(FOLDER, 'reports/serve.json'),
    '--listen',
    `${port}`,
    '--no-clipboard',
  ];
  const server = spawn('node', args, { env, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  await waitFor(`${url}/unternehmen`);
  project.provide('siteUrl', url);
  project.provide('siteFolder', FOLDER);
  return () => void server.kill();
}
