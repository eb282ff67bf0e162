import { existsSync } from 'node:fs';
import process from 'node:process';
import puppeteer from 'puppeteer';
import { CHROME_FILES } from '../../ssg/audit/browser/chrome.ts';

/** A program that tests need next to Node. */
export interface Tool {
  /** What the tests do with it. Without it they skip that. */
  readonly purpose: string;
  /** The environment variable that names one to use. */
  readonly variable?: string;
  /** Where it is looked for, the preferred one first. */
  readonly files: readonly string[];
  /** The package of Debian that has it. */
  readonly debian: string;
  /** The name by which Puppeteer downloads one that needs no root: for what is worth it. */
  readonly download?: 'chrome';
  /** Whether something else does without it, so that nothing is skipped. */
  readonly isOptional?: true;
}

/** Everything that a test may ask for. A tool is one entry here, and one in `NEEDED_TOOLS`. */
export const TOOLS = {
  chrome: {
    purpose: 'tests in a browser',
    variable: 'PUPPETEER_EXECUTABLE_PATH',
    files: [...CHROME_FILES, puppeteer.executablePath()],
    debian: 'chromium',
    download: 'chrome',
  },
  headlessShell: {
    purpose: 'a browser that starts in half the time',
    variable: 'PUPPETEER_EXECUTABLE_PATH',
    files: ['/usr/bin/chromium-headless-shell'],
    debian: 'chromium-headless-shell',
    isOptional: true,
  },
  firefox: {
    purpose: 'tests in Firefox',
    variable: 'FIREFOX_PATH',
    files: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    debian: 'firefox-esr',
  },
  nginx: {
    purpose: 'tests of the configuration for nginx',
    files: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    debian: 'nginx-light',
  },
  nginxBrotli: {
    purpose: 'tests of .br files behind nginx',
    files: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    debian: 'libnginx-mod-http-brotli-static',
  },
  arial: {
    purpose: 'tests of the swap of fonts, whose stand-in is Arial',
    files: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/truetype/msttcorefonts/Arial.ttf',
      '/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
      'C:\\Windows\\Fonts\\arial.ttf',
    ],
    debian: 'fonts-liberation',
  },
  java: {
    purpose: "the W3C's checker",
    files: ['/usr/bin/java', '/opt/homebrew/opt/openjdk/bin/java'],
    debian: 'default-jre-headless',
  },
  webkit: {
    purpose: 'tests in WebKit',
    files: ['/usr/bin/WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
  },
  xvfb: {
    purpose: 'a virtual screen for WebKit',
    files: ['/usr/bin/Xvfb'],
    debian: 'xvfb',
  },
  gjs: {
    purpose: 'printing with WebKit',
    files: ['/usr/bin/gjs'],
    debian: 'gjs',
  },
  webkitBindings: {
    purpose: 'printing with WebKit',
    files: ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`),
    debian: 'gir1.2-webkit2-4.1',
  },
  // Without a window manager no window has the focus, and `:focus-visible` never matches.
  openbox: {
    purpose: 'a window manager for WebKit',
    files: ['/usr/bin/openbox'],
    debian: 'openbox',
  },
  lynx: { purpose: 'tests in lynx', files: ['/usr/bin/lynx', '/opt/homebrew/bin/lynx'], debian: 'lynx' },
  w3m: { purpose: 'tests in w3m', files: ['/usr/bin/w3m', '/opt/homebrew/bin/w3m'], debian: 'w3m' },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

const BROWSER: readonly ToolName[] = ['chrome', 'headlessShell'];

/** What each project of tests/vitest.config.ts needs; the others need nothing. */
export const NEEDED_TOOLS: Readonly<Record<string, readonly ToolName[]>> = {
  browser: BROWSER,
  webkit: [...BROWSER, 'webkit', 'xvfb', 'openbox', 'gjs', 'webkitBindings'],
  deep: [...BROWSER, 'firefox', 'nginx', 'nginxBrotli', 'arial', 'java', 'lynx', 'w3m'],
};

/** Where a tool is: the one that the environment names, or the first that is there. */
export function findTool({ variable, files }: Tool): string | undefined {
  const named = variable && process.env[variable];
  return [named, ...files].find((file) => file && existsSync(file));
}

/** Where a tool of the table is, if it is there. Tests that need a missing one are skipped. */
export const toolPath = (name: ToolName): string | undefined => findTool(TOOLS[name]);
