import type { Browser } from 'puppeteer';
import { DESKTOP, Visitor } from './visitor.ts';

/** Opens a page with plans. Their script runs before the page is complete. */
export async function arriveAtPlans(browser: Browser, path: string, viewport = DESKTOP): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, viewport, 'fresh');
  await visitor.go(path);
  return visitor;
}

/** Waits until the plans announce a text. */
export async function announcedByPlans({ page }: Visitor, text: string): Promise<void> {
  await page.waitForFunction(
    (part) => document.querySelector('.pricing [role="status"]')?.textContent?.includes(part),
    { timeout: 5000, polling: 50 },
    text,
  );
}
