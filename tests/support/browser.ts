import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { installPackages } from './debian.ts';

const CHROME = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HEADLESS_SHELL = ['/usr/bin/chromium-headless-shell'];

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const firstOf = (files: readonly (string | undefined)[]): string | undefined =>
  files.find((file) => file && existsSync(file));

/** Has Puppeteer download a browser of its own. */
function download(): void {
  try {
    execFileSync('npx', ['puppeteer', 'browsers', 'install', 'chrome'], { stdio: 'ignore', timeout: 300_000 });
  } catch {
    // Debian's package may still be had
  }
}

/** The first browser that is there, where need be after one attempt to get it or the other. */
function have(find: () => string | undefined, ...attempts: readonly (() => void)[]): string | undefined {
  for (const attempt of attempts) {
    const found = find();
    if (found) return found;
    attempt();
  }
  return find();
}

/**
 * The Chrome or Chromium to test with: the one named by the environment, an installed one, Puppeteer's own,
 * or one that is installed now.
 * @throws Error when there is none and none can be had
 */
function chromePath(): string {
  const found = have(
    () => firstOf([process.env.PUPPETEER_EXECUTABLE_PATH, ...CHROME, puppeteer.executablePath()]),
    download,
    () => installPackages('chromium'),
  );
  if (found) return found;
  throw new Error(
    'No browser: install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH to one. ' +
      'On Debian: apt-get install chromium.',
  );
}

/** The headless shell of Chromium, where Debian has packed it; else the browser that it is a part of. */
const shellPath = (): string =>
  have(
    () => firstOf([process.env.PUPPETEER_EXECUTABLE_PATH, ...HEADLESS_SHELL]),
    () => installPackages('chromium-headless-shell'),
  ) ?? chromePath();

/**
 * The Firefox to test with: the one named by the environment, an installed one, or one that is installed now.
 * @returns nothing, after saying so, where none can be had: its tests are then skipped
 */
export function firefoxPath(): string | undefined {
  const found = have(
    () => firstOf([process.env.FIREFOX_PATH, ...FIREFOX]),
    () => installPackages('firefox-esr'),
  );
  if (!found) console.warn('No Firefox: its tests are skipped. Install one, or set FIREFOX_PATH to it.');
  return found;
}

/** Gets every browser that is missing, before tests side by side would install the same one. */
export function installBrowsers(): void {
  chromePath();
  shellPath();
  firefoxPath();
}

/** Nothing that would call home. */
const ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A process for each page of the same site, and one in reserve, would take half of the time of all tests.
  '--renderer-process-limit=2',
  '--disable-features=SpareRendererForSitePerProcess',
];

/** Starts Chromium as visitors have it, with its history cache, its cache of files and its popup blocker. */
export const launchChrome = (options: LaunchOptions = {}): Promise<Browser> =>
  puppeteer.launch({ executablePath: chromePath(), args: ARGS, ...options });

/** Starts the part of Chromium that renders pages, which is there in half the time: for what a page itself does. */
export const launchShell = (): Promise<Browser> =>
  puppeteer.launch({ executablePath: shellPath(), args: ARGS, headless: 'shell' });

/** Starts Firefox, driven by WebDriver BiDi. */
export const launchFirefox = (executablePath = ''): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Popups are blocked as in anybody's browser; Puppeteer would let them pass.
    extraPrefsFirefox: { 'dom.disable_open_during_load': true },
  });
