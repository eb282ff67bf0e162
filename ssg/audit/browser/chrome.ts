import { existsSync } from 'node:fs';
import process from 'node:process';
import type { Browser } from 'puppeteer';

/** Where Chrome or Chromium lies, the preferred one first; Puppeteer's own download comes last. */
export const CHROME_FILES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
] as const;

/** Turns off what Chromium would load for itself. */
export const CHROME_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A process for each page of the same site, and one in reserve, would take half of the time of all tests.
  '--renderer-process-limit=2',
  '--disable-features=SpareRendererForSitePerProcess',
] as const;

/** Starts Chromium as visitors have it. @throws Error where there is none, or no Puppeteer */
export async function launchChrome(): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer');
  const installed = CHROME_FILES.find((file) => existsSync(file));
  const executablePath = process.env.PUPPETEER_EXECUTABLE_PATH ?? installed ?? puppeteer.executablePath();
  return puppeteer.launch({ executablePath, args: [...CHROME_ARGS] });
}
