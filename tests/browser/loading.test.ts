import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { type ServedSite, serveBuilt } from '../../ssg/audit/browser/serve.ts';
import { Visitor } from '../../ssg/audit/browser/visitor.ts';
import type { Audit, AuditedPage } from '../../ssg/audit/model.ts';
import { unhashedName } from '../../ssg/audit/modules.ts';
import { untimed } from '../../ssg/cli.ts';
import type { SiteData } from '../../ssg/contract.ts';
import type { ScreenName } from '../../ssg/render/screens.ts';
import { launchChrome } from '../support/browser.ts';
import { anyWeight, Fixture } from '../support/fixture.ts';
import { loadingSite, WAYS } from '../support/loading-site.ts';

/** Each way of loading a file: the audit against the browser, on a phone and on a desktop. */

let fixture: Fixture;
let audit: Audit;
let server: ServedSite;
let browser: Browser;
beforeAll(async () => {
  fixture = await Fixture.create(loadingSite);
  const reports = path.join(fixture.root, 'reports');
  await build(fixture.site, anyWeight, {
    out: fixture.out,
    reports,
    release: false,
    audit: { print: () => {} },
    time: untimed,
  });
  audit = JSON.parse(await readFile(path.join(reports, 'bundle.json'), 'utf8')) as Audit;
  server = await serveBuilt(fixture.out, {
    basePath: '',
    redirects: [],
    prefetch: { except: [] },
  } as unknown as SiteData);
  browser = await launchChrome();
});
afterAll(async () => {
  await browser.close();
  server.close();
  await fixture.remove();
});

const pageA = (): AuditedPage => audit.pages.find(({ route }) => route === '/a') as AuditedPage;
const nameOf = (url: string): string => path.basename(unhashedName(url)).replace(/(?:\.client)?\.js$/, '');
const filesOf = (when: string, screen: ScreenName): string[] =>
  pageA()
    .files.filter((file) => (file.when ?? 'first') === when && (file.screen ?? screen) === screen)
    .map(({ url }) => url)
    .sort();

const named = (file: string) => pageA().files.filter(({ url }) => nameOf(url) === file);

test.each(WAYS)('$way is counted', ({ file, when, screens = [] }) => {
  expect(named(file).map((found) => found.when ?? 'first')).toEqual(when === 'never' ? [] : [when]);
  expect(named(file).flatMap(({ screen }) => screen ?? [])).toEqual(screens);
});

describe.each(['phone', 'desktop'] as const)('on a %s', (screen) => {
  test('a first visit loads the files that are counted, to the byte; scrolling loads the others', async () => {
    const visitor = await Visitor.arrive(browser, server.origin, screen);
    const [first, lazy] = [filesOf('first', screen), filesOf('lazy', screen)];
    const wire = await visitor.receive(['/a', 1 + first.length]);
    expect([...wire.keys()].sort()).toEqual(['/a', ...first].sort());
    for (const [url, bytes] of wire) {
      const counted = url === '/a' ? pageA().bytes.html : audit.files[url]?.bytes;
      expect(bytes, url).toBe(counted?.brotli);
    }
    expect([...(await visitor.scroll(1 + first.length + lazy.length)).keys()]).toEqual(lazy);
    await visitor.leave();
  });
});

test('what comes between the first visit and the scrolling is reported, not lost', async () => {
  const visitor = await Visitor.arrive(browser, server.origin, 'desktop');
  const loaded = await visitor.receive(['/a', 1 + filesOf('first', 'desktop').length]);
  await visitor.tab.evaluate(() => fetch('/late.png').then((response) => response.text()));
  const scrolled = await visitor.scroll(loaded.size + filesOf('lazy', 'desktop').length + 1);
  expect([...scrolled.keys()].sort()).toEqual(['/late.png', ...filesOf('lazy', 'desktop')].sort());
  await visitor.leave();
});

test('the heavier screen is what a page weighs; later files are apart', () => {
  const { bytes } = pageA();
  const sum = (when: string, screen: ScreenName) =>
    filesOf(when, screen).reduce((total, url) => total + (audit.files[url]?.bytes.brotli ?? 0), 0);
  const visits = (['phone', 'desktop'] as const).map((screen) => sum('first', screen) + bytes.html.brotli);
  expect(new Set(visits).size).toBe(2);
  expect(bytes.total.brotli).toBe(Math.max(...visits));
  expect(bytes.lazy.brotli).toBe(sum('lazy', 'phone'));
  expect(bytes.interaction.brotli).toBe(sum('interaction', 'phone'));
});

test('what is compressed already is not counted as if brotli made it smaller', () => {
  for (const file of ['plain.jpg', 'sound.mp3']) {
    const [found] = named(file);
    const { raw, brotli } = audit.files[found?.url ?? '']?.bytes ?? {};
    expect([file, brotli]).toEqual([file, raw]);
  }
});

test('an audit with a browser finds no difference; it names what a script asks for by itself, and whom a choice asks', async () => {
  await fixture.write(
    'components/at-once.ts',
    `fetch('/plain.jpg?by-script'); fetch('/sprite.svg?again'); fetch('/absent.png');`,
  );
  await fixture.write(
    'components/plain.client.ts',
    `import('./at-once.ts'); document.querySelector('h1').onclick = () => { new Image().src = 'https://other.example/x.png'; };`,
  );
  const reports = path.join(fixture.root, 'reports');
  await build({ ...fixture.site, choices: { '/a': ['h1'] } }, anyWeight, {
    out: fixture.out,
    reports,
    release: false,
    audit: { browser: true, print: () => {} },
    time: untimed,
  });
  const { browser: found } = JSON.parse(await readFile(path.join(reports, 'bundle.json'), 'utf8')) as Audit;
  const visits = found?.visits.filter(({ route }) => route === '/a') ?? [];
  expect(visits.map(({ screen }) => screen)).toEqual(['phone', 'desktop']);
  for (const { differences, unused } of visits) {
    expect(differences).toEqual([expect.stringMatching(/^loaded, not counted: \/absent\.png, [\d,]+ bytes$/)]);
    const handler = unused.find(({ module }) => module === 'components/counter.island.tsx');
    expect(handler?.unused).toBeGreaterThan(0);
    expect(handler?.unused).toBeLessThan(handler?.bytes ?? 0);
    expect(unused.map(({ module, kind }) => `${kind} ${module}`)).toContain('style components/styles.scss');
  }
  expect(visits[0]?.lcp).toBeGreaterThan(0);
  expect(visits[0]?.cls).toBeLessThan(1);
  expect(found?.visits.filter(({ route }) => route === '/b').flatMap(({ differences }) => differences)).toEqual([]);
  expect(found?.choices).toEqual([{ route: '/a', selector: 'h1', hosts: { 'other.example': 1 } }]);
});
