import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { CHROME_ARGS } from '../../ssg/audit/browser/chrome.ts';
import { TOOLS, toolPath } from './tools.ts';

/** @throws Error where there is no browser: without one there is nothing to test with */
function chromePath(): string {
  const found = toolPath('chrome');
  if (found) return found;
  throw new Error(`No browser: install Chrome or Chromium, or set ${TOOLS.chrome.variable} to one.`);
}

/** Starts Chromium as visitors have it, with its history cache, its cache of files and its popup blocker. */
export const launchChrome = (options: LaunchOptions = {}): Promise<Browser> =>
  puppeteer.launch({ executablePath: chromePath(), args: [...CHROME_ARGS], ...options });

/** Starts the part of Chromium that renders pages, which is there in half the time: for what a page itself does. */
export const launchShell = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: toolPath('headlessShell') ?? chromePath(),
    args: [...CHROME_ARGS],
    headless: 'shell',
  });

/** Starts Firefox, driven by WebDriver BiDi. */
export const launchFirefox = (executablePath = ''): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Popups are blocked as in anybody's browser; Puppeteer would let them pass.
    extraPrefsFirefox: { 'dom.disable_open_during_load': true },
  });
