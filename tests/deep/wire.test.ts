import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lookup } from 'mrmime';
import type { Browser, CDPSession, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build, site } from '../../build.ts';
import data from '../../content/index.ts';
import { shell } from '../../content/navigation.ts';
import type { Audit, AuditedPage, NextVisit } from '../../ssg/audit/model.ts';
import { untimed } from '../../ssg/cli.ts';
import type { SubresourceKind } from '../../ssg/render/document-record.ts';
import type { Bytes } from '../../ssg/weigh/compressed-size.ts';
import type { PageWeight } from '../../ssg/weigh/page-weight.ts';
import { CACHE, HASHED_FOLDER, RARE_TYPES, speculationHeader } from '../../ssg/write/hosts/headers.ts';
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
let server: Server;
let browser: Browser;
let visitors: readonly Visitor[];

/** Sends the site as a good host does: brotli, hashed names for good, all others with a tag to ask again by. */
function serve(out: string): Promise<Server> {
  const listening = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(out, path.extname(pathname) ? pathname : `${pathname}.html`);
    const packed = existsSync(`${file}.br`);
    const body = await readFile(packed ? `${file}.br` : file).catch(() => undefined);
    const tag = `"${body?.length}"`;
    const headers = {
      'Content-Type': RARE_TYPES[path.extname(file).slice(1)] ?? lookup(file) ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith(HASHED_FOLDER) ? CACHE.hashed : CACHE.other,
      ETag: tag,
      ...speculationHeader(data),
      ...(packed && { 'Content-Encoding': 'br' }),
    };
    if (!body) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === tag) response.writeHead(304, headers).end();
    else response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
  });
  return new Promise((resolve) => listening.listen(0, '127.0.0.1', () => resolve(listening)));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wire-'));
  const [out, reports] = [path.join(folder, 'site'), path.join(folder, 'reports')];
  const options = { out, reports, release: false, compress: true, audit: { print: () => {} }, time: untimed };
  await build(site, anyWeight, options);
  audit = JSON.parse(await readFile(path.join(reports, 'bundle.json'), 'utf8')) as Audit;
  const weights = JSON.parse(await readFile(path.join(reports, 'weights.json'), 'utf8')) as readonly PageWeight[];
  table = new Map(weights.map(({ route, total }) => [route, total]));
  server = await serve(out);
  browser = await launchChrome();
  visitors = await Promise.all(Array.from({ length: 3 }, () => Visitor.arrive()));
});
afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

/** Bytes of bodies by path, of what really went over the wire. */
type Wire = Map<string, number>;

/** Notes what a tab receives. Files from the cache make no request. */
async function listen(session: CDPSession): Promise<Wire> {
  const wire: Wire = new Map();
  const requests = new Map<string, { path: string; headers: number; cached: boolean }>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    requests.set(requestId, { path: new URL(request.url).pathname, headers: 0, cached: false });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.cached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.headers = response.encodedDataLength;
    if (request && response.fromDiskCache) request.cached = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request && !request.cached) wire.set(request.path, encodedDataLength - request.headers);
  });
  await session.send('Network.enable');
  return wire;
}

const DEADLINE = 10_000;

/** Waits for as many requests as are expected: the icon's comes last and late. */
const settle = (wire: Wire, expected: number): Promise<unknown> =>
  vi.waitUntil(() => wire.size >= expected, { timeout: DEADLINE, interval: 10 }).catch(() => {});

/** A visitor with a cache of their own, whose tab is used again and again: a new one costs more than many visits. */
class Visitor {
  private constructor(
    private readonly tab: Page,
    private readonly session: CDPSession,
    private readonly wire: Wire,
  ) {}

  static async arrive(): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    const session = await tab.createCDPSession();
    return new Visitor(tab, session, await listen(session));
  }

  /**
   * What the last of some pages receives, one visited after the other, each with as many requests as are expected.
   * Nothing is in the cache before the first.
   */
  async receive(...visits: readonly (readonly [route: string, requests: number])[]): Promise<Wire> {
    const { port } = server.address() as AddressInfo;
    await this.session.send('Network.clearBrowserCache');
    for (const [route, requests] of visits) {
      this.wire.clear();
      await this.tab.goto(`http://127.0.0.1:${port}${route}`, { waitUntil: 'load' });
      await settle(this.wire, requests);
    }
    await this.tab.waitForNetworkIdle({ idleTime: 100 }); // for one too many
    return this.wire;
  }

  /** What the page on the tab says of itself. */
  text(selector: string): Promise<string> {
    return this.tab.$eval(selector, (element) => (element as HTMLElement).innerText);
  }
}

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
    expect([...wire.keys()].sort(), route).toEqual([route, ...files].sort());
    expect(wire.get(route), `${route}: HTML`).toBe(bytes.html.brotli);
    for (const kind of ['style', 'entry', 'shared', 'font', 'image', 'rules'] as const) {
      expect(ofKind(wire, kind), `${route}: ${kind}`).toBe(bytes[kind].brotli);
    }
    expect(sum(wire.values()), `${route}: total`).toBe(bytes.total.brotli);
    expect(wire.size, `${route}: requests`).toBe(requests);
    // Whole kilobytes, never less than it is; at the edge of one the figure itself may add the last bytes.
    const [before = '', after = ''] = shell.pageWeight.split('{}');
    const [, said] = (await visitor.text('footer')).match(new RegExp(`${before}(\\d+)${after}`)) ?? [];
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
