import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { removeCompiled } from '../compile/pages.ts';
import { GENERATOR } from '../paths.ts';

/** Milliseconds without a change after which the site is built. */
const QUIET = 500;

/** The ordinary build in a process of its own: what it would refuse, and every file that is not a page. */
export class BackgroundBuild {
  /** Absolute path of the output folder. The last build that could write is there, whatever it has found. */
  readonly folder: string;
  readonly #entry: string;
  readonly #report: (problems: string) => void;
  #change = new AbortController();
  #running = Promise.resolve();

  /**
   * @param entry the file that reads the command line of builds
   * @param report is told what each build has found: `''` for nothing
   */
  constructor(entry: string, folder: string, report: (problems: string) => void) {
    this.#entry = entry;
    this.folder = folder;
    this.#report = report;
  }

  /** Builds after a change, once no other follows. A build under way is ended: nobody needs its result. */
  restart(): void {
    this.#change.abort();
    this.#change = new AbortController();
    const { signal } = this.#change;
    this.#running = this.#running.then(() => this.#build(signal)).catch((error) => this.#report(String(error)));
  }

  /** Waits for the build after the last change. */
  get ended(): Promise<void> {
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#change.abort();
    await this.#running;
    await removeCompiled(this.folder);
  }

  async #build(signal: AbortSignal): Promise<void> {
    await delay(QUIET, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const command = [path.join(GENERATOR, 'ts.mjs'), this.#entry, '--draft', this.folder];
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    signal.addEventListener('abort', () => child.kill());
    const closed = once(child, 'close');
    let said = '';
    for await (const text of child.stderr.setEncoding('utf8')) said += text;
    const [code] = (await closed) as [code: number | null];
    if (!signal.aborted) this.#report(code === 0 ? '' : said);
  }
}
