import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { filesOfRoute } from '../../compile/routes.ts';
import type { Site } from '../../contract.ts';
import { SCREEN_NAMES, type ScreenName } from '../../render/screens.ts';
import type { AuditSources } from '../collect.ts';
import { count } from '../format.ts';
import type { AuditedPage, AuditedPages, BrowserAudit, BrowserChoice, BrowserVisit } from '../model.ts';
import { unhashedName } from '../modules.ts';
import { launchChrome } from './chrome.ts';
import { type ScriptMaps, scriptMaps, styleMap, unusedBytes } from './coverage.ts';
import { serveBuilt } from './serve.ts';
import { Visitor, type Wire } from './visitor.ts';
import { startVitals } from './vitals.ts';

/** Bytes that the audit counts for a page on a screen, by path. */
function expectedOf(page: AuditedPage, { files }: AuditedPages, screen: ScreenName) {
  const of = (wanted?: 'lazy') => {
    const some = page.files.filter(({ when, screen: only = screen }) => when === wanted && only === screen);
    return new Map(some.map(({ url }) => [url, files[url]?.bytes.brotli ?? 0]));
  };
  return { first: of().set(page.route, page.bytes.html.brotli), lazy: of('lazy') };
}

/** Compares what the audit counts with what was received, and names each difference. */
function differencesOf({ first, lazy }: ReturnType<typeof expectedOf>, loaded: Wire, scrolled: Wire): string[] {
  const counted = new Map([...first, ...lazy]);
  const found = new Map([...loaded, ...scrolled]);
  const received = [...found].flatMap(([url, bytes]) => {
    const said = counted.get(url);
    if (said === undefined) return [`loaded, not counted: ${url}, ${count(bytes)} bytes`];
    return said === bytes ? [] : [`${url}: ${count(bytes)} bytes, ${count(said)} counted`];
  });
  const absent = [...counted.keys()].filter((url) => !found.has(url)).map((url) => `counted, not loaded: ${url}`);
  const late = [...first.keys()].filter((url) => scrolled.has(url)).map((url) => `comes only by scrolling: ${url}`);
  return [...received, ...absent, ...late];
}

/** What a visit did not run or apply, by module, most unused first. */
async function unusedOf({ coverage }: Visitor['tab'], page: AuditedPage, scripts: ScriptMaps, sources: AuditSources) {
  const [name = ''] = filesOfRoute(page.route);
  const document = await readFile(path.join(sources.folder, name), 'utf8');
  const script = (await coverage.stopJSCoverage()).flatMap((entry) =>
    unusedBytes('script', entry, scripts.get(unhashedName(new URL(entry.url).pathname)) ?? []),
  );
  const style = (await coverage.stopCSSCoverage()).flatMap((entry) => {
    const place = entry.url.endsWith('.css') ? 'deferred' : 'inline';
    return unusedBytes('style', entry, styleMap(page.file, place, document, sources));
  });
  return [...script, ...style].filter(({ unused }) => unused > 0).sort((a, b) => b.unused - a.unused);
}

/** Visits every page in Chromium, on a phone and a desktop, and compares what comes with what the audit says. */
export async function auditInBrowser(audit: AuditedPages, sources: AuditSources): Promise<BrowserAudit> {
  const scripts = await scriptMaps(sources);
  const server = await serveBuilt(sources.folder, sources.compiled.data);
  const browser = await launchChrome();

  /** The phone is a slow one. */
  async function visit(visitor: Visitor, page: AuditedPage, screen: ScreenName): Promise<BrowserVisit> {
    const expected = expectedOf(page, audit, screen);
    const { coverage } = visitor.tab;
    const endVitals = screen === 'phone' ? await startVitals(visitor.tab) : undefined;
    await Promise.all([coverage.startJSCoverage(), coverage.startCSSCoverage()]);
    const loaded = await visitor.receive([page.route, expected.first.size]);
    const unused = await unusedOf(visitor.tab, page, scripts, sources);
    const vitals = (await endVitals?.()) ?? { lcp: null, cls: null };
    const scrolled = await visitor.scroll(expected.first.size + expected.lazy.size);
    return {
      route: page.route,
      screen,
      requests: loaded.size,
      bytes: [...loaded.values()].reduce((a, b) => a + b, 0),
      differences: differencesOf(expected, loaded, scrolled),
      unused,
      ...vitals,
    };
  }

  try {
    const visits: BrowserVisit[] = [];
    for (const screen of SCREEN_NAMES) {
      const visitor = await Visitor.arrive(browser, server.origin, screen);
      for (const page of audit.pages) visits.push(await visit(visitor, page, screen));
      await visitor.leave();
    }
    const choices = await choose(sources.site, browser, server.origin);
    return { browser: await browser.version(), visits, choices };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Presses each thing that the site names, on a fresh page, and notes whom the page then asks. */
async function choose({ choices = {} }: Site, browser: Browser, origin: string): Promise<BrowserChoice[]> {
  const found: BrowserChoice[] = [];
  for (const [route, selectors] of Object.entries(choices)) {
    for (const selector of selectors) {
      const visitor = await Visitor.arrive(browser, origin);
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
