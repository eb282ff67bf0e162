/**
 * `npm run shots [-- ROUTE…]`: pictures of the pages at 390 and 1440 px, light and dark, first screen and whole page,
 * into `reports/shots/`. Pages are rendered as the build renders them; one that is broken elsewhere is no obstacle.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Page } from 'puppeteer';
import { site } from '../../build.ts';
import { startDevServer } from '../../ssg/dev/server.ts';
import { launchChrome } from './browser.ts';
import { provideTools } from './provide-tools.ts';
import { siteRoutes } from './site-routes.ts';
import { TOOLS } from './tools.ts';

const FOLDER = path.resolve('reports/shots');
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

const fileName = (route: string) => route.slice(1).replaceAll('/', '-');

async function shoot(page: Page, url: string, route: string): Promise<void> {
  for (const viewport of WIDTHS) {
    await page.setViewport({ ...viewport, deviceScaleFactor: 1 });
    for (const scheme of SCHEMES) {
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: scheme },
        // Sections that wait to be scrolled to would be missing from the picture.
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      await page.goto(`${url}${route}`, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const name = path.join(FOLDER, `${fileName(route)}.${viewport.width}.${scheme}`);
      await page.screenshot({ path: `${name}.first.png` });
      await page.screenshot({ path: `${name}.full.png`, fullPage: true });
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) console.log(`${route} is ${overflow} px wider than ${viewport.width} px`);
  }
  console.log(route);
}

const asked = process.argv.slice(2);
const routes = asked.length > 0 ? asked : siteRoutes;
provideTools([TOOLS.chrome]);
const server = await startDevServer(site, { port: 0, entry: path.resolve('build.ts') });
const browser = await launchChrome();
try {
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage();
  page.on('console', (message) => console.log(`${page.url()}: ${message.text()}`));
  for (const route of routes) await shoot(page, server.url, route);
} finally {
  await browser.close();
  await server.close();
}
