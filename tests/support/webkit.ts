import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Builder } from 'selenium-webdriver';
import { answered, freePort } from './serving.ts';
import { toolPath } from './tools.ts';

/** A running browser: where its driver listens, and its session there. */
export interface Engine {
  readonly driver: string;
  readonly session: string;
}

interface StartedEngine {
  readonly engine: Engine;
  readonly stop: () => Promise<void>;
}

/** Lets the window be as narrow as a phone: the buttons of its toolbar would keep it at 447 px. */
const NARROW_TOOLBAR = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; }';

/** A folder with the settings of GTK. */
function writeSettings(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  return folder;
}

/** Starts a virtual screen of its own: only one window on a screen has the focus. */
export async function startScreen(xvfb: string): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    screen.stdio[3]?.once('data', (text: Buffer) => resolve(`:${text.toString().trim()}`));
  });
  return { screen, display };
}

/**
 * Starts WebKitGTK's browser on a screen with a window manager, driven by WebDriver.
 * @returns nothing where one of the three is missing
 */
export async function startWebKit(): Promise<StartedEngine | undefined> {
  const [webkit, xvfb, openbox] = [toolPath('webkit'), toolPath('xvfb'), toolPath('openbox')];
  if (!webkit || !xvfb || !openbox) return undefined;
  const { screen, display } = await startScreen(xvfb);
  const settings = writeSettings();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings };
  const manager = spawn(openbox, ['--sm-disable'], { env, stdio: 'ignore' });
  const port = await freePort();
  const service = spawn(webkit, [`--port=${port}`], { env, stdio: 'ignore' });
  const end = () => {
    for (const child of [service, manager, screen]) child.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  process.once('exit', end);
  const driver = `http://127.0.0.1:${port}`;
  await answered(`${driver}/status`);
  const browser = await new Builder().usingServer(driver).forBrowser('MiniBrowser').build();
  return {
    engine: { driver, session: (await browser.getSession()).getId() },
    async stop() {
      await browser.quit();
      end();
    },
  };
}
