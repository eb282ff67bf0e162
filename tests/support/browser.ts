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

const isRoot = process.getuid?.() === 0;

function downloadedChrome(): string | undefined {
  try {
    const file = puppeteer.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Puppeteer's own installer first; where its downloads are out of reach, Debian's package. */
function install(): void {
  const attempts: readonly (readonly [string, readonly string[]])[] = [
    ['npx', ['puppeteer', 'browsers', 'install', 'chrome']],
    ...(isRoot && existsSync('/usr/bin/apt-get')
      ? ([
          ['apt-get', ['update', '-qq']],
          ['apt-get', ['install', '-y', '-qq', 'chromium']],
        ] as const)
      : []),
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      // the next attempt may still work; chromePath() says so when none did
    }
    if (downloadedChrome() || INSTALLED.some((file) => existsSync(file))) return;
  }
}

const findChrome = (): string | undefined =>
  process.env.PUPPETEER_EXECUTABLE_PATH || INSTALLED.find((file) => existsSync(file)) || downloadedChrome();

/**
 * The Chrome or Chromium to test with: the one named by the environment, an installed one, Puppeteer's own,
 * or one that is installed now.
 * @throws Error when there is none and none can be had
 */
export function chromePath(): string {
  const found = findChrome();
  if (found) return found;
  install();
  const installed = findChrome();
  if (installed) return installed;
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
    ],
    ...options,
  });
