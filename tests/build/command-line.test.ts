import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { startDevServer } from '../../ssg/dev/server.ts';
import { Fixture } from '../support/fixture.ts';

/** The commands as a person types them. */
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { encoding: 'utf8', timeout: 15_000, env: { ...process.env, NODE_ENV: 'production' } });
const generate = (...args: string[]) => run('node', 'ssg/ts.mjs', 'build.ts', ...args);

test('--help prints every option and builds nothing', () => {
  const { status, stdout } = generate('--help');
  expect(status).toBe(0);
  for (const option of [
    'release',
    'compress',
    'out DIR',
    'draft DIR',
    'timing',
    'audit',
    'compare FILE',
    'save',
    'dev',
    'port',
    'host',
  ]) {
    expect(stdout).toMatch(new RegExp(`^ {2}--${option}\\b.* \\w+`, 'm'));
  }
  expect(stdout).not.toContain('pages in');
});

test.each([
  ['--relase', `Unknown option '--relase'`],
  ['--out', `Option '--out <value>' argument missing`],
  ['release', `Unexpected argument 'release'`],
])('%s prints what is wrong and the options', (argument, what) => {
  const { status, stderr } = generate(argument);
  expect(status).toBe(1);
  expect(stderr).toContain(what);
  expect(stderr).toMatch(/^ +--release +\w+/m);
  expect(stderr).not.toMatch(/TypeError|\n\s+at /);
});

test.each([
  [['--dev', '--release'], '--release does nothing with --dev.'],
  [['--timing', '--dev'], '--timing does nothing with --dev.'],
  [['--port', '3999'], '--port does nothing without --dev.'],
  [['--host=0.0.0.0', '--release'], '--host does nothing without --dev.'],
  [['--draft', 'a', '--out', 'b'], '--out does nothing with --draft.'],
])('%s is wrong use, not silence', (args, what) => {
  const { status, stdout, stderr } = generate(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(what);
  expect(stdout).not.toMatch(/pages in|Serving/);
});

describe('without the second -- of npm', () => {
  test.each([
    ['build', '--release', '--release'],
    ['build', '--compress', '--compress'],
    ['build', '--timing', '--timing'],
    ['build', '--out=site', '--out'],
    ['audit', '--browser', '--browser'],
    ['dev', '--port=3999', '--port'],
    ['dev', '--host=0.0.0.0', '--host'],
  ])('npm run %s %s is noticed', (script, argument, option) => {
    const { status, stdout, stderr } = run('npm', 'run', script, argument);
    expect(status).toBe(1);
    expect(stderr).toContain(`npm took ${option} for an option of its own.`);
    expect(stderr).toContain(`npm run ${script} -- ${option}`);
    expect(stdout).not.toContain('pages in');
  });
});

test('the development server is reached from other devices with --host, and not without', async () => {
  const address = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const fixture = await Fixture.create();
  for (const host of [undefined, '0.0.0.0']) {
    const server = await startDevServer(fixture.site, { port: 0, ...(host && { host }) });
    const { port } = new URL(server.url);
    expect((await fetch(`${server.url}/a`)).status).toBe(200);
    // Without a network there is no other way to this machine.
    const elsewhere = await fetch(`http://${address ?? 'localhost'}:${port}/a`).then(
      ({ ok }) => ok,
      () => false,
    );
    expect(elsewhere).toBe(host === '0.0.0.0' || address === undefined);
    await server.close();
  }
  await fixture.remove();
});
