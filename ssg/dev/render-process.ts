/** Code of the site runs in a process of its own: Node never forgets a module. This file is what that process runs, too. */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { watchSiteCode } from '../compile/site-code.ts';
import type { Site } from '../contract.ts';
import { GENERATOR } from '../paths.ts';
import { Renderer } from './renderer.ts';

type Method = Exclude<keyof Renderer, symbol>;

interface Call {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** What a method returns, or the message of what it throws. */
interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

const ENTRY = path.join(GENERATOR, 'dev/render-process.ts');

/** A {@link Renderer} in a process of its own. */
export class RenderProcess {
  readonly #child: ChildProcess;
  readonly #calls = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  #lastId = 0;

  constructor(site: Site) {
    this.#child = fork(path.join(GENERATOR, 'ts.mjs'), [ENTRY, JSON.stringify(site)], {
      execArgv: [],
      serialization: 'advanced', // keeps what JSON would change
    });
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
  async call<Name extends Method>(
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

if (process.argv[1] === ENTRY) {
  const site = JSON.parse(process.argv[2] ?? '') as Site;
  process.once('disconnect', process.exit.bind(process, 0)); // the server has ended
  watchSiteCode(site);
  const renderer = new Renderer(site);
  process.on('message', async ({ id, method, args }: Call) => {
    const value: Promise<unknown> = Reflect.apply(renderer[method], renderer, args);
    const answer = await value.then(
      (value) => ({ value }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
    process.send?.({ id, ...answer } satisfies Answer);
  });
}
