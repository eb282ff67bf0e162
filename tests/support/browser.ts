import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const INSTALLED_FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const isRoot = process.getuid?.() === 0;

function downloadedChrome(): string | undefined {
  try {
    const file = puppeteer.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

type Command = readonly [name: string, args: readonly string[]];

/** Debian's package of a browser, where it may be installed. */
const debianPackage = (name: string): readonly Command[] =>
  isRoot && existsSync('/usr/bin/apt-get')
    ? [
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', name]],
      ]
    : [];

/** Runs one attempt after the other until there is a browser. */
function install(find: () => string | undefined, attempts: readonly Command[]): string | undefined {
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      // the next attempt may still work
    }
    const found = find();
    if (found) return found;
  }
  return undefined;
}

const findChrome = (): string | undefined =>
  process.env.PUPPETEER_EXECUTABLE_PATH || INSTALLED.find((file) => existsSync(file)) || downloadedChrome();

/**
 * The Chrome or Chromium to test with: the one named by the environment, an installed one, Puppeteer's own,
 * or one that is installed now.
 * @throws Error when there is none and none can be had
 */
function chromePath(): string {
  // Puppeteer's own installer first; where its downloads are out of reach, Debian's package.
  const installer: Command = ['npx', ['puppeteer', 'browsers', 'install', 'chrome']];
  const found = findChrome() ?? install(findChrome, [installer, ...debianPackage('chromium')]);
  if (found) return found;
  throw new Error(
    'No browser: install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH to one. ' +
      'On Debian: apt-get install chromium.',
  );
}

/** Starts Chromium without anything that would call home. */
export const launchChrome = (options: LaunchOptions = {}): Promise<Browser> =>
  puppeteer.launch({
    executablePath: chromePath(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // A process for each page of the same site, and one in reserve, would take half of the time of all tests.
      '--renderer-process-limit=1',
      '--disable-features=SpareRendererForSitePerProcess',
    ],
    ...options,
  });

const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || INSTALLED_FIREFOX.find((file) => existsSync(file));

/**
 * The Firefox to test with: the one named by the environment, an installed one, or one that is installed now.
 * @returns nothing, after saying so, where none can be had: its tests are then skipped
 */
export function firefoxPath(): string | undefined {
  const found = findFirefox() ?? install(findFirefox, debianPackage('firefox-esr'));
  if (!found) console.warn('No Firefox: its tests are skipped. Install one, or set FIREFOX_PATH to it.');
  return found;
}

/** Starts Firefox, driven by WebDriver BiDi. */
export const launchFirefox = (executablePath = ''): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Popups are blocked as in anybody's browser; Puppeteer would let them pass.
    extraPrefsFirefox: { 'dom.disable_open_during_load': true },
  });
