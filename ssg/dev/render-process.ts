import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import type { Site } from '../contract.ts';
import { GENERATOR } from '../paths.ts';
import type { Answer, Call, Renderer } from './renderer.ts';

/** Compiles what such processes run. @returns the file */
export async function compileRenderer(folder: string): Promise<string> {
  const outfile = path.join(folder, 'renderer.mjs');
  await build({
    entryPoints: [path.join(GENERATOR, 'dev/renderer.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
    jsx: 'automatic',
  });
  return outfile;
}

/** A process that runs code of the site: Node forgets a module only with its process. */
export class RenderProcess {
  readonly #child: ChildProcess;
  readonly #calls = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  #lastId = 0;

  constructor(file: string, site: Site) {
    const execArgv = ['--enable-source-maps'];
    this.#child = fork(file, [JSON.stringify(site)], { execArgv, serialization: 'advanced' }); // keeps what JSON would change
    this.#child.on('message', ({ id, ...answer }: Answer) => {
      this.#calls.get(id)?.(answer);
      this.#calls.delete(id);
    });
    this.#child.once('exit', () => {
      for (const end of this.#calls.values()) end({ error: 'The process that renders pages has ended.' });
    });
  }

  /** Whether it would answer at once: code of the site may never end, and may end the process. */
  get isFree(): boolean {
    return this.#calls.size === 0 && this.#child.connected;
  }

  /** @throws Error with the message of what the method throws, or when the process ends before it answers */
  async call<Name extends keyof Renderer>(
    method: Name,
    ...args: Parameters<Renderer[Name]>
  ): Promise<Awaited<ReturnType<Renderer[Name]>>> {
    const id = ++this.#lastId;
    const { error, value } = await new Promise<Omit<Answer, 'id'>>((resolve) => {
      this.#calls.set(id, resolve);
      this.#child.send({ id, method, args } satisfies Call, (failed) => failed && resolve({ error: failed.message }));
    });
    if (error !== undefined) throw new Error(error);
    return value as Awaited<ReturnType<Renderer[Name]>>;
  }

  end(): void {
    this.#child.kill('SIGKILL'); // an endless loop hears nothing else
  }
}
