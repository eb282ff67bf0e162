import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** `npm run dev` as a person runs it, on this site. */

const PORT = 3960;
const cache = path.join(tmpdir(), `dev-command-${process.pid}`);

let command: ChildProcess;
let said = '';
beforeEach(() => {
  said = '';
  const args = ['ssg/ts.mjs', 'build.ts', '--dev', '--port', `${PORT}`];
  command = spawn('node', args, { env: { ...process.env, NODE_ENV: '', CACHE_DIR: cache } });
  for (const stream of [command.stdout, command.stderr]) {
    stream?.on('data', (text) => {
      said += text;
    });
  }
});
afterEach(() => {
  command.kill('SIGKILL');
  rmSync(cache, { recursive: true, force: true });
});

const serves = () => vi.waitUntil(() => /Serving (\S+)/.exec(said)?.[1], { timeout: 30_000 });
/** Folders of compiled pages, one for each server that runs. */
const folders = (): string[] => {
  const modules = path.join(cache, 'ssg/modules');
  return existsSync(modules) ? readdirSync(modules) : [];
};

async function stop(signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(command, 'exit') as Promise<[code: number | null]>;
  command.kill(signal);
  return (await exit)[0];
}

describe('the development command', () => {
  test.each(['SIGINT', 'SIGHUP'] as const)(
    'ends at %s, with a page open, and leaves nothing behind',
    async (signal) => {
      const url = await serves();
      const events = await fetch(`${url}/__dev/events`);
      expect((await fetch(`${url}/zahlen`)).status).toBe(200);
      expect(folders()).toHaveLength(1);
      expect(await stop(signal)).toBe(0);
      expect(folders()).toEqual([]);
      await expect(fetch(`${url}/zahlen`)).rejects.toThrow();
      await events.body?.cancel().catch(() => {});
    },
  );

  test('that is stopped before it serves leaves nothing behind either', async () => {
    await vi.waitUntil(() => folders().length > 0, { timeout: 30_000, interval: 1 });
    expect(said).not.toContain('Serving');
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
  const other = createServer().listen(PORT, 'localhost');
  await once(other, 'listening').catch(() => {});
  try {
    expect(await serves()).toBe(`http://localhost:${PORT + 1}`);
  } finally {
    other.close();
  }
});
