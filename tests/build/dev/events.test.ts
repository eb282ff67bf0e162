import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DevServer, startDevServer } from '../../../ssg/dev/server.ts';
import { Fixture, page } from '../../support/fixture.ts';

/** Pages that open their stream of events after a change must not keep showing what was before. */

let fixture: Fixture;
let server: DevServer;
beforeEach(async () => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  fixture = await Fixture.create();
  server = await startDevServer(fixture.site, 3980);
});
afterEach(async () => {
  await server.close();
  await fixture.remove();
  vi.restoreAllMocks();
});

/** Where a page would listen: with what its own script was told. */
async function streamOf(path: string): Promise<string> {
  const html = await (await fetch(`${server.url}${path}`)).text();
  return `${server.url}/__dev/events?revision=${/revision=(\d+)/.exec(html)?.[1]}`;
}

/** Listens, and gives the first event. */
async function listen(stream: string): Promise<() => Promise<unknown>> {
  const reader = (await fetch(stream)).body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => {
    for (let text = ''; ; ) {
      const [, event] = /data: (.*)\n\n/.exec(text) ?? [];
      if (event) return JSON.parse(event);
      text += (await reader?.read())?.value ?? '';
    }
  };
}

const change = (text: string) => fixture.write('pages/a.tsx', page('Seite A', `<h1>${text}</h1>`));

test('a page that listens late hears of the change that it missed, one that is new does not', async () => {
  const old = await streamOf('/a');
  const first = await listen(old);
  await change('Eins');
  expect(await first()).toEqual({ reload: ['/a'], restyle: [] });

  const late = await listen(old);
  expect(await late()).toEqual({ reload: 'all', restyle: [] });

  const fresh = await listen(await streamOf('/a'));
  await change('Zwei');
  expect(await fresh()).toEqual({ reload: ['/a'], restyle: [] });
});
