import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DevServer, startDevServer } from '../../../ssg/dev/server.ts';
import { openPage } from '../../support/dev-events.ts';
import { Fixture, page } from '../../support/fixture.ts';

/** Pages that open their stream of events after a change must not keep showing what was before. */

let fixture: Fixture;
let server: DevServer;
beforeEach(async () => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  fixture = await Fixture.create();
  server = await startDevServer(fixture.site, { port: 0 });
});
afterEach(async () => {
  await server.close();
  await fixture.remove();
  vi.restoreAllMocks();
});

const change = (text: string) => fixture.write('pages/a.tsx', page('Seite A', `<h1>${text}</h1>`));

test('a page that listens late hears of the change that it missed, one that is new does not', async () => {
  const open = await openPage(`${server.url}/a`);
  const first = await open();
  await change('Eins');
  expect(await first.nextChange()).toBe('reload');
  expect(await (await open()).nextChange()).toBe('reload');

  const fresh = await (await openPage(`${server.url}/a`))();
  await fixture.write('components/styles.scss', 'body { color: red; }');
  expect(await fresh.nextChange()).toBe('restyle');
});
