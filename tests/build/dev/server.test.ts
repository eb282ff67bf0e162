import { rename } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DevServer, startDevServer } from '../../../ssg/dev/server.ts';
import { listenToAll, openPage } from '../../support/dev-events.ts';
import { data, Fixture, page } from '../../support/fixture.ts';

let fixture: Fixture;
let server: DevServer;

/** Starts the server on the fixture and reads its events as a page would. */
async function start(files = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fixture = await Fixture.create(files);
  server = await startDevServer(fixture.site, { port: 0 });
  const get = async (path: string) => {
    const response = await fetch(`${server.url}${path}`);
    return { status: response.status, text: await response.text() };
  };
  const { nextChange: nextEvent } = await listenToAll(server.url);
  return { get, nextEvent };
}

afterEach(async () => {
  await server.close();
  await fixture.remove();
  vi.restoreAllMocks();
});

describe('the development server', () => {
  test('serves pages, the 404 page, styles and redirects', async () => {
    const { get } = await start({
      'pages/404.tsx': page('Fehlt', 'Gibt es nicht'),
      'content/index.ts': data({ redirects: `[{ from: '/alt', to: '/b' }]` }),
    });
    const moved = await fetch(`${server.url}/alt?x=1`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/b?x=1']);
    expect((await get('/%')).status).toBe(400);
    expect(await get('/a')).toMatchObject({ status: 200, text: expect.stringContaining('<h1>A</h1>') });
    expect(await get('/a/')).toMatchObject({ status: 200 });
    expect(await get('/nirgends')).toMatchObject({ status: 404, text: expect.stringContaining('Gibt es nicht') });
    expect((await get('/__dev/styles?page=/a')).text).toBe('body{color:green}');
  });

  test('reloads only the pages that a change affects', async () => {
    const { get } = await start();
    const [a, b] = [await (await openPage(`${server.url}/a`))(), await (await openPage(`${server.url}/b`))()];
    await fixture.write('pages/a.tsx', page('Seite A', '<h1>Neu</h1>'));
    expect(await a.nextChange()).toBe('reload');
    expect((await get('/a')).text).toContain('<h1>Neu</h1>');
    await fixture.write('components/styles.scss', 'body { color: red; }');
    expect(await b.nextChange()).toBe('restyle'); // the first that it hears
  });

  test('swaps styles without a reload', async () => {
    const { get } = await start();
    const { nextChange } = await (await openPage(`${server.url}/a`))();
    await fixture.write('components/styles.scss', 'body { color: red; }');
    expect(await nextChange()).toBe('restyle');
    expect((await get('/__dev/styles?page=/a')).text).toBe('body{color:red}');
  });

  test('follows a file of static/, and a folder that is gone for a moment', async () => {
    const { get, nextEvent } = await start({ 'static/a.txt': 'alt' });
    await fixture.write('static/a.txt', 'neu');
    expect(await nextEvent()).toBe('reload');
    expect((await get('/a.txt')).text).toBe('neu');

    await rename(`${fixture.root}/pages`, `${fixture.root}/weg`);
    await nextEvent();
    await rename(`${fixture.root}/weg`, `${fixture.root}/pages`);
    // The first event may still be one of the missing folder.
    await vi.waitFor(async () => expect((await get('/a')).status).toBe(200), { timeout: 30_000 });
  });

  test('picks up a new page', async () => {
    const { get, nextEvent } = await start();
    await fixture.write('pages/neu.tsx', page('Neue Seite', '<h1>Neu</h1>'));
    await nextEvent();
    expect((await get('/neu')).text).toContain('<h1>Neu</h1>');
  });

  test('tells a tab on a page that does not exist yet when it is created, as a file and as a slug', async () => {
    const { get, nextEvent } = await start({
      'pages/404.tsx': page('Fehlt', 'Gibt es nicht'),
      'pages/orte/[slug].tsx': `
        import { slugs } from '../../content/slugs.ts';
        export { slugs };
        export const meta = (slug) => ({ title: slug, description: slug, date: '2026-01-01' });
        export default ({ slug }) => <h1>{slug}</h1>;`,
      'content/slugs.ts': `export const slugs = ['kiel'];`,
    });
    /** The page file that a tab follows; any change reloads a tab that follows none. */
    const followed = async (path: string) => /client\.js\?page=([^&"]*)/.exec((await get(path)).text)?.[1];
    expect(await followed('/a')).toBe(encodeURIComponent('/a'));
    expect(await followed('/neu')).toBe('');
    expect(await followed('/orte/ulm')).toBe('');
    await fixture.write('content/slugs.ts', `export const slugs = ['kiel', 'ulm'];`);
    await nextEvent();
    expect((await get('/orte/ulm')).text).toContain('<h1>ulm</h1>');
  });

  test('serves the site under its base path', async () => {
    const { nextEvent } = await start({
      'content/index.ts': data({ basePath: `'/vorschau'`, redirects: `[{ from: '/alt', to: '/b' }]` }),
      'static/bild.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'components/styles.scss': 'body { background: url("./x.png"); }',
      'components/x.png': 'Bild',
    });
    expect(server.url).toMatch(/:\d+\/vorschau$/);
    const { origin } = new URL(server.url);
    const get = async (path: string) => {
      const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
      return { status: response.status, to: response.headers.get('location'), text: await response.text() };
    };
    const { status, text } = await get('/vorschau/a');
    expect(status).toBe(200);
    expect(text).toContain('href="/vorschau/b"');
    const [, image = ''] = /url\(([^)]+)\)/.exec(text) ?? [];
    expect(image).toMatch(/^\/vorschau\/assets\//);
    expect(await get(image)).toMatchObject({ status: 200, text: 'Bild' });
    expect(await get('/vorschau/bild.svg')).toMatchObject({ status: 200 });
    expect(await get('/vorschau/alt')).toMatchObject({ status: 302, to: '/vorschau/b' });
    expect(await get('/')).toMatchObject({ status: 302, to: '/vorschau/' });
    expect(await get('/a')).toMatchObject({ status: 404, text: expect.stringContaining('/vorschau/') });
    await fixture.write('components/styles.scss', 'main { background: url("./x.png"); }');
    await nextEvent();
    expect((await get('/__dev/styles?page=/a')).text).toContain('url(/vorschau/assets/');
  });

  test('shows an error in the page it breaks, keeps the others, and forgets it when it is fixed', async () => {
    const { get, nextEvent } = await start();
    await fixture.write('pages/a.tsx', 'export default () => <p>');
    await nextEvent();
    const broken = await get('/a');
    expect(broken.status).toBe(500);
    expect(broken.text).toContain('<h1 lang="en">Unexpected Application Error!</h1>');
    expect(broken.text).toContain('pages/a.tsx:1');
    expect((await get('/b')).status).toBe(200);
    await fixture.write('pages/a.tsx', page('Seite A', '<h1>Wieder da</h1>'));
    await nextEvent();
    expect((await get('/a')).text).toContain('<h1>Wieder da</h1>');
  });

  test('shows what a page throws while rendering', async () => {
    const { get } = await start({ 'pages/c.tsx': page('C', `{(() => { throw new Error('<kaputt>'); })()}`) });
    expect(await get('/c')).toMatchObject({ status: 500, text: expect.stringContaining('&lt;kaputt&gt;') });
  });

  test('is not held up by an endless loop in a page, once that is fixed', async () => {
    const { get, nextEvent } = await start({ 'pages/c.tsx': page('C', '{(() => { for (;;); })()}') });
    const waiting = get('/c');
    const other = get('/a');
    await fixture.write('pages/c.tsx', page('Seite C', '<h1>Zu Ende</h1>'));
    await nextEvent();
    expect((await waiting).text).toContain('<h1>Zu Ende</h1>');
    expect((await other).status).toBe(200);
  });

  test('takes the next port when one is taken', async () => {
    await start();
    const taken = Number(new URL(server.url).port);
    const second = await startDevServer(fixture.site, { port: taken });
    expect(Number(new URL(second.url).port)).toBeGreaterThan(taken);
    await second.close();
  });
});
