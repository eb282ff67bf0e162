import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { type DevServer, startDevServer } from '../../../ssg/dev/server.ts';
import { listenToAll } from '../../support/dev-events.ts';
import { data, type Files, Fixture, page } from '../../support/fixture.ts';

/** What the ordinary build would refuse, or make besides pages, while the site is edited. */

/** More than any budget, compressed too. */
const HEAVY = `Array.from({ length: 9000 }, (_, at) => ((at * 2654435761) % 2 ** 32).toString(36)).join(' ')`;

let fixture: Fixture;
let server: DevServer;

async function start(files: Files = {}) {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  fixture = await Fixture.create(files);
  vi.stubEnv('FIXTURE', JSON.stringify(fixture.site));
  server = await startDevServer(fixture.site, { port: 0, entry: 'tests/support/build-fixture.ts' });
  return listenToAll(server.url);
}

afterEach(async () => {
  await server.close();
  await fixture.remove();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const get = (path: string) => fetch(`${server.url}${path}`);
const said = (method: 'log' | 'error', text: string): number =>
  vi.mocked(console[method]).mock.calls.filter(([line]) => String(line).includes(text)).length;

test('a dead link, a missing title, wrong content and a budget are told to terminal and page, and block nothing', async () => {
  const wrong = `() => [{ file: 'content/x.ts', what: 'Ohne Datum.', fix: 'Ergänzen.' }]`;
  const { nextProblems, nextChange } = await start({
    'content/index.ts': data({ problems: wrong }),
    'pages/a.tsx': page('', '<h1>A</h1><a href="/nirgends">Link</a>'),
    'pages/b.tsx': page('Seite B', `<h1>B</h1><a href="/a">zu A</a><p>{${HEAVY}}</p>`),
  });
  const problems = await nextProblems();
  for (const what of [/^\d+ problems:\n/, /\/nirgends/, /title/, /Ohne Datum\./, /Over budget/])
    expect(problems).toMatch(what);
  expect(said('error', problems)).toBe(1);
  expect((await get('/a')).status).toBe(200);
  // Pages that open later are told too.
  expect(await (await listenToAll(server.url)).nextProblems()).toBe(problems);

  // The same problems are not said again.
  await fixture.write('pages/c.tsx', page('Seite C', '<h1>C</h1><a href="/nirgends">Link</a>'));
  await nextChange();
  expect(await nextProblems()).toContain('pages/c.tsx');

  await fixture.write('content/index.ts', data());
  for (const name of ['a', 'b', 'c'])
    await fixture.write(
      `pages/${name}.tsx`,
      page(`Seite ${name}`, `<h1>${name}</h1><a href="/a">zu A</a><a href="/b">zu B</a><a href="/c">zu C</a>`),
    );
  await vi.waitFor(async () => expect(await nextProblems()).toBe(''), { timeout: 60_000 });
  expect(said('log', 'No problems are left.')).toBe(1);
  expect(existsSync(fixture.out)).toBe(false);
  expect(existsSync(`${fixture.root}/reports`)).toBe(false);
});

test('a page that cannot be compiled is told at once, and once', async () => {
  const { nextProblems } = await start();
  await fixture.write('pages/a.tsx', 'export default () => <p>');
  expect(await nextProblems()).toContain('pages/a.tsx:1');
  await fixture.write('pages/a.tsx', page('Seite A', '<h1>A</h1><a href="/b">zu B</a>'));
  expect(await nextProblems()).toBe('');
  expect(said('error', 'pages/a.tsx')).toBe(1);
});

test('files that the build makes are served, those of a site with problems too', async () => {
  const { nextProblems } = await start({
    'pages/a.tsx': page('Seite A', '<h1>A</h1><a href="/b">zu B</a><a href="/nirgends">Link</a>'),
    'pages/liste.txt.ts': `export default ({ pages }) => pages.map(({ route }) => route).join();`,
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
  });
  // Asked for before the first build has ended.
  const list = await get('/liste.txt');
  expect(await list.text()).toBe('/a,/b');
  expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await nextProblems()).toContain('/nirgends');
  expect((await get('/icon-192.png')).headers.get('content-type')).toBe('image/png');
  const manifest = await get('/site.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(await manifest.json()).toEqual({ start_url: '/' });
  expect(await (await get('/sitemap.xml')).text()).toContain('<loc>https://www.fixture.example/a</loc>');
  expect((await get('/nichts.xml')).ok).toBe(false);

  await fixture.write('pages/liste.txt.ts', `export default () => 'neu';`);
  await vi.waitFor(async () => expect(await (await get('/liste.txt')).text()).toBe('neu'), { timeout: 60_000 });
});
