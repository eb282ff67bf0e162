import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { Fixture } from './fixture.ts';

/** Builds in a process of its own, as a person does: code of the site could end or hold up that of the tests. */
export function buildApart({ site, out }: Fixture, ...options: readonly string[]) {
  const FIXTURE = JSON.stringify({ ...site, timeLimit: 1 });
  const args = [path.resolve('ssg/ts.mjs'), 'tests/support/build-fixture.ts', '--out', out, ...options];
  const env = { ...process.env, NODE_ENV: 'production', FIXTURE };
  return spawnSync('node', args, { encoding: 'utf8', timeout: 20_000, env });
}
