import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToAll } from '../../support/dev-events.ts';
import { Fixture, page } from '../../support/fixture.ts';

/** Node keeps each module that it has imported, so that each edit would cost what the edited content takes. */

const MEGABYTE = 1024;
let fixture: Fixture;
let server: ChildProcess;

afterEach(async () => {
  server.kill();
  await once(server, 'exit');
  await fixture.remove();
});

/** Resident memory of the server with all that it has started but builds, in kilobytes. */
function memory(): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  const processes = rows.map((row) => /(\d+) +(\d+) +(\d+) (.*)/.exec(row) ?? []);
  const sum = (pid: string): number =>
    processes.reduce((all, [, own = '', parent, size, args = '']) => {
      if (own === pid) return all + Number(size);
      return parent === pid && !args.includes('--draft') ? all + sum(own) : all;
    }, 0);
  return sum(`${server.pid}`);
}

test('forty-five edits of content cost no more memory than twenty', { timeout: 180_000 }, async () => {
  const content = (edit: number) => `export const text = '${`${edit} `.padEnd(MEGABYTE * MEGABYTE, 'viel Text ')}';`;
  fixture = await Fixture.create({
    'content/text.ts': content(0),
    'pages/c.tsx': page('C', '<h1>{text.slice(0, 20)}</h1>', `import { text } from '../content/text.ts';`),
  });
  const env = { ...process.env, NODE_ENV: '', FIXTURE: JSON.stringify(fixture.site) };
  server = spawn('node', ['ssg/ts.mjs', 'tests/support/build-fixture.ts', '--dev', '--port', '0'], { env });
  let said = '';
  server.stdout?.on('data', (text) => {
    said += text;
  });
  const url = await vi.waitUntil(() => /Serving (\S+)/.exec(said)?.[1], { timeout: 30_000 });
  const { nextChange } = await listenToAll(url);
  /** The most that it takes during some edits. */
  const peak = async (first: number, last: number): Promise<number> => {
    let most = 0;
    for (let edit = first; edit <= last; edit += 1) {
      await fixture.write('text.ts', content(edit));
      renameSync(`${fixture.root}/text.ts`, `${fixture.root}/content/text.ts`); // the server never reads half of it
      await nextChange();
      expect(await (await fetch(`${url}/c`)).text()).toContain(`<h1>${edit} `);
      most = Math.max(most, memory());
    }
    return most;
  };
  const start = await peak(1, 20);
  expect((await peak(21, 45)) - start).toBeLessThan(30 * MEGABYTE);
});
