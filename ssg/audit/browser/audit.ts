import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { filesOfRoute } from '../../compile/routes.ts';
import { modulesFolder } from '../../paths.ts';
import { SCREEN_NAMES, type ScreenName } from '../../render/screens.ts';
import type { AuditSources } from '../collect.ts';
import { count } from '../format.ts';
import { type AuditedPage, type AuditedPages, unhashedName } from '../model.ts';
import { launchChrome } from './chrome.ts';
import {
  type Covered,
  type ModuleMap,
  mapsFolder,
  scriptMaps,
  startCoverage,
  styleMap,
  unusedBytes,
} from './coverage.ts';
import type { BrowserAudit, BrowserChoice, BrowserVisit, UnusedBytes } from './model.ts';
import { type ServedSite, serveBuilt } from './serve.ts';
import { Visitor, type Wire } from './visitor.ts';
import { startVitals } from './vitals.ts';

/** Bytes that the audit counts for a page, by path. */
function expectedOf(page: AuditedPage, { files }: AuditedPages, screen: ScreenName) {
  const of = (when: 'lazy' | undefined) =>
    page.files
      .filter((file) => file.when === when && (file.screen ?? screen) === screen)
      .map(({ url }) => [url, files[url]?.bytes.brotli ?? 0] as const);
  return {
    first: new Map([[page.route, page.bytes.html.brotli] as const, ...of(undefined)]),
    lazy: new Map(of('lazy')),
  };
}

/** Compares what the audit counts with what was received, and names each difference. */
function differencesOf(
  page: AuditedPage,
  audit: AuditedPages,
  screen: ScreenName,
  first: Wire,
  scrolled: Wire,
): string[] {
  const expected = expectedOf(page, audit, screen);
  const all = new Map([...expected.first, ...expected.lazy]);
  const found = new Map([...first, ...scrolled]);
  const missed = [...found]
    .filter(([url]) => !all.has(url))
    .map(([url, bytes]) => `loaded, not counted: ${url}, ${count(bytes)} bytes`);
  const absent = [...all].filter(([url]) => !found.has(url)).map(([url]) => `counted, not loaded: ${url}`);
  const late = [...expected.first.keys()]
    .filter((url) => scrolled.has(url))
    .map((url) => `comes only by scrolling: ${url}`);
  const other = [...found].flatMap(([url, bytes]) => {
    const said = all.get(url);
    return said === undefined || said === bytes ? [] : [`${url}: ${count(bytes)} bytes, ${count(said)} counted`];
  });
  return [...missed, ...absent, ...late, ...other];
}

/** One audit with a browser. */
class BrowserRun {
  readonly #audit: AuditedPages;
  readonly #sources: AuditSources;
  readonly #browser: Browser;
  readonly #server: ServedSite;
  readonly #scripts: ReadonlyMap<string, ModuleMap>;

  constructor(
    audit: AuditedPages,
    sources: AuditSources,
    browser: Browser,
    server: ServedSite,
    scripts: ReadonlyMap<string, ModuleMap>,
  ) {
    this.#audit = audit;
    this.#sources = sources;
    this.#browser = browser;
    this.#server = server;
    this.#scripts = scripts;
  }

  /** Every page on one screen, one after the other. The phone is a slow one. */
  async visitAll(screen: ScreenName): Promise<BrowserVisit[]> {
    const visitor = await Visitor.arrive(this.#browser, this.#server.origin, screen);
    const visits: BrowserVisit[] = [];
    for (const page of this.#audit.pages) visits.push(await this.#visit(visitor, page, screen));
    await visitor.leave();
    return visits;
  }

  async #visit(visitor: Visitor, page: AuditedPage, screen: ScreenName): Promise<BrowserVisit> {
    const expected = expectedOf(page, this.#audit, screen);
    const endVitals = screen === 'phone' ? await startVitals(visitor) : undefined;
    const endCoverage = await startCoverage(visitor.session);
    const first = await visitor.receive([page.route, expected.first.size]);
    const covered = await endCoverage();
    const vitals = (await endVitals?.()) ?? { lcp: null, cls: null };
    const scrolled = await visitor.scroll(expected.first.size + expected.lazy.size);
    return {
      route: page.route,
      screen,
      requests: first.size,
      bytes: [...first.values()].reduce((a, b) => a + b, 0),
      differences: differencesOf(page, this.#audit, screen, first, scrolled),
      unused: await this.#unusedOf(page, covered),
      ...vitals,
    };
  }

  async #unusedOf(page: AuditedPage, covered: readonly Covered[]): Promise<UnusedBytes[]> {
    const [name = ''] = filesOfRoute(page.route);
    const document = await readFile(path.join(this.#sources.folder, name), 'utf8');
    const all = covered.map(async (one) => {
      const place = one.url === '' ? 'inline' : 'deferred';
      const known = this.#scripts.get(unhashedName(new URL(one.url || this.#server.origin).pathname));
      const map = one.kind === 'script' ? known : await styleMap(page.file, place, document, this.#sources);
      return map ? unusedBytes(one, map) : [];
    });
    return (await Promise.all(all))
      .flat()
      .filter(({ unused }) => unused > 0)
      .sort((a, b) => b.unused - a.unused);
  }

  /** Presses each thing that the site names, on a fresh page, and notes whom the page then asks. */
  async choices(): Promise<BrowserChoice[]> {
    const named = Object.entries(this.#sources.site.choices ?? {});
    const found: BrowserChoice[] = [];
    for (const [route, selectors] of named) {
      for (const selector of selectors) {
        const visitor = await Visitor.arrive(this.#browser, this.#server.origin);
        await visitor.receive([route, 1]);
        await visitor.press(selector);
        const hosts: Record<string, number> = {};
        for (const url of visitor.foreign) hosts[new URL(url).host] = (hosts[new URL(url).host] ?? 0) + 1;
        found.push({ route, selector, hosts });
        await visitor.leave();
      }
    }
    return found;
  }
}

/** Visits every page in Chromium, on a phone and a desktop, and compares what comes with what the audit says. */
export async function auditInBrowser(audit: AuditedPages, sources: AuditSources): Promise<BrowserAudit> {
  const scripts = await scriptMaps(sources);
  const server = await serveBuilt(sources.folder, sources.compiled.data);
  const browser = await launchChrome();
  try {
    const run = new BrowserRun(audit, sources, browser, server, scripts);
    const visits: BrowserVisit[] = [];
    for (const screen of SCREEN_NAMES) visits.push(...(await run.visitAll(screen)));
    return { browser: await browser.version(), visits, choices: await run.choices() };
  } finally {
    await browser.close();
    server.close();
    await rm(modulesFolder(mapsFolder(sources.site)), { recursive: true, force: true });
  }
}
