import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, describe, expect, test, vi } from 'vitest';

/** `npm run dev` as a person runs it, on this site. */

const cache = path.join(tmpdir(), `dev-command-${process.pid}`);

let command: ChildProcess | undefined;
let said = '';
function start(port: number): void {
  said = '';
  const args = ['ssg/ts.mjs', 'build.ts', '--dev', '--port', `${port}`];
  command = spawn('node', args, { env: { ...process.env, NODE_ENV: '', CACHE_DIR: cache } });
  for (const stream of [command.stdout, command.stderr]) {
    stream?.on('data', (text) => {
      said += text;
    });
  }
}
afterEach(() => {
  command?.kill('SIGKILL');
  rmSync(cache, { recursive: true, force: true });
});

const serves = () => vi.waitUntil(() => /Serving (\S+)/.exec(said)?.[1], { timeout: 60_000 });
/** Folders of compiled pages, one for each server that runs. */
const folders = (): string[] => {
  const modules = path.join(cache, 'ssg/modules');
  return existsSync(modules) ? readdirSync(modules) : [];
};

async function stop(signal: NodeJS.Signals): Promise<number | null> {
  if (!command) return null;
  const exit = once(command, 'exit') as Promise<[code: number | null]>;
  command.kill(signal);
  return (await exit)[0];
}

describe('the development command', () => {
  test.each(['SIGINT', 'SIGHUP'] as const)(
    'ends at %s, with a page open, and leaves nothing behind',
    async (signal) => {
      start(0);
      const url = await serves();
      const events = await fetch(`${url}/__dev/events`);
      expect((await fetch(`${url}/zahlen`)).status).toBe(200);
      expect(folders()).not.toEqual([]);
      expect(await stop(signal)).toBe(0);
      expect(folders()).toEqual([]);
      await expect(fetch(`${url}/zahlen`)).rejects.toThrow();
      await events.body?.cancel().catch(() => {});
    },
  );

  test('that is stopped before it serves leaves nothing behind either', async () => {
    start(0);
    await vi.waitUntil(() => folders().length > 0, { timeout: 60_000, interval: 1 });
    expect(said).not.toContain('Serving');
    await stop('SIGINT');
    expect(folders()).toEqual([]);
  });

  test('that is stopped while the site is built in the background leaves nothing behind either', async () => {
    start(0);
    await vi.waitUntil(() => folders().length > 1, { timeout: 60_000, interval: 1 });
    await stop('SIGINT');
    expect(folders()).toEqual([]);
  });
});

test('a port that is none ends it at once, with the cause', () => {
  const { status, stderr } = spawnSync('node', ['ssg/ts.mjs', 'build.ts', '--dev', '--port', 'abc'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('--port is "abc", which is not a port.');
});

test('a second command takes the next port', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  start(port);
  try {
    expect(Number(new URL((await serves()) ?? '').port)).toBeGreaterThan(port);
  } finally {
    other.close();
  }
});
