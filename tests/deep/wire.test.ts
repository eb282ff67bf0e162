import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, site } from '../../build.ts';
import data from '../../content/index.ts';
import { shell } from '../../content/navigation.ts';
import { type ServedSite, serveBuilt } from '../../ssg/audit/browser/serve.ts';
import { Visitor, type Wire } from '../../ssg/audit/browser/visitor.ts';
import type { Audit, AuditedPage, NextVisit } from '../../ssg/audit/model.ts';
import { untimed } from '../../ssg/cli.ts';
import type { SubresourceKind } from '../../ssg/render/subresources.ts';
import type { Bytes } from '../../ssg/weigh/compressed-size.ts';
import type { PageWeight } from '../../ssg/weigh/page-weight.ts';
import { launchChrome } from '../support/browser.ts';
import { anyWeight } from '../support/fixture.ts';

/**
 * The audit against the browser. Counted are the bodies as they come over the wire, in brotli where there is such a
 * file, and all requests, those for the icon of the tab and for the rules of prefetching included; headers are the
 * host's business.
 */

let folder: string;
let audit: Audit;
/** What the build prints of each page. */
let table: ReadonlyMap<string, Bytes>;
let server: ServedSite;
let browser: Browser;
let visitors: readonly Visitor[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wire-'));
  const [out, reports] = [path.join(folder, 'site'), path.join(folder, 'reports')];
  const options = { out, reports, release: false, audit: { print: () => {} }, time: untimed };
  await build(site, anyWeight, options);
  audit = JSON.parse(await readFile(path.join(reports, 'bundle.json'), 'utf8')) as Audit;
  const weights = JSON.parse(await readFile(path.join(reports, 'weights.json'), 'utf8')) as readonly PageWeight[];
  table = new Map(weights.map(({ route, total }) => [route, total]));
  server = await serveBuilt(out, data);
  browser = await launchChrome();
  visitors = await Promise.all(Array.from({ length: 3 }, () => Visitor.arrive(browser, server.origin)));
});
afterAll(async () => {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Each page in turn, some at a time. */
async function eachPage(check: (page: AuditedPage, visitor: Visitor) => Promise<void>): Promise<void> {
  const queue = [...audit.pages];
  const lane = async (visitor: Visitor): Promise<void> => {
    for (let page = queue.shift(); page; page = queue.shift()) await check(page, visitor);
  };
  await Promise.all(visitors.map(lane));
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((a, b) => a + b, 0);
const ofKind = (wire: Wire, kind: SubresourceKind): number =>
  sum([...wire].filter(([url]) => audit.files[url]?.kind === kind).map(([, size]) => size));

test('a first visit receives what the audit says of it, to the byte', async () => {
  await eachPage(async ({ route, bytes, requests, files }, visitor) => {
    const wire = await visitor.receive([route, requests]);
    const first = files.filter(({ when }) => !when).map(({ url }) => url);
    expect([...wire.keys()].sort(), route).toEqual([route, ...first].sort());
    expect(wire.get(route), `${route}: HTML`).toBe(bytes.html.brotli);
    for (const kind of ['style', 'entry', 'shared', 'font', 'image', 'media', 'rules'] as const) {
      expect(ofKind(wire, kind), `${route}: ${kind}`).toBe(bytes[kind].brotli);
    }
    expect(sum(wire.values()), `${route}: total`).toBe(bytes.total.brotli);
    expect(wire.size, `${route}: requests`).toBe(requests);
    // Whole kilobytes, never less than it is; at the edge of one the figure itself may add the last bytes.
    const [before = '', after = ''] = shell.pageWeight.split('{}');
    const [, said] =
      (await visitor.tab.$eval('footer', (footer) => footer.innerText)).match(new RegExp(`${before}(\\d+)${after}`)) ??
      [];
    const left = Number(said) * 1024 - sum(wire.values());
    expect(left, `${route}: the footer says ${said} KB`).toBeGreaterThanOrEqual(0);
    expect(left, `${route}: the footer says ${said} KB`).toBeLessThan(1024 + 64);
    expect(table.get(route)?.brotli, `${route}: in the table of the build`).toBe(sum(wire.values()));
  });
});

test('the next page receives what is not in the cache, to the byte', async () => {
  const requestsOf = new Map(audit.pages.map(({ route, requests }) => [route, requests]));
  await eachPage(async ({ route, next }, visitor) => {
    expect(next).not.toBeNull();
    const { from, bytes, requests } = next as NextVisit;
    const wire = await visitor.receive([from, requestsOf.get(from) ?? 0], [route, requests]);
    expect(sum(wire.values()), `${from} → ${route}`).toBe(bytes.brotli);
    expect(wire.size, `${from} → ${route}: requests`).toBe(requests);
  });
});
