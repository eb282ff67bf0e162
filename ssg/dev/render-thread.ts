import { Worker } from 'node:worker_threads';
import type { Site } from '../contract.ts';
import type { Answer, Call, Renderer } from './renderer.ts';

/** A thread that runs code of the site: Node forgets a module only with its thread. */
export class RenderThread {
  readonly #worker: Worker;
  readonly #calls = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  #lastId = 0;
  #hasEnded = false;

  constructor(file: string, site: Site) {
    this.#worker = new Worker(file, { workerData: site });
    this.#worker.on('message', ({ id, ...answer }: Answer) => {
      this.#calls.get(id)?.(answer);
      this.#calls.delete(id);
    });
    this.#worker.on('error', console.error);
    this.#worker.once('exit', () => {
      this.#hasEnded = true;
      for (const end of this.#calls.values()) end({ error: 'The thread that renders pages has ended.' });
    });
  }

  /** Whether it would answer at once: code of the site may never end, and may end the thread. */
  get isFree(): boolean {
    return this.#calls.size === 0 && !this.#hasEnded;
  }

  /** @throws Error with the message of what the method throws, or when the thread ends before it answers */
  async call<Name extends keyof Renderer>(
    method: Name,
    ...args: Parameters<Renderer[Name]>
  ): Promise<Awaited<ReturnType<Renderer[Name]>>> {
    const id = ++this.#lastId;
    const { error, value } = await new Promise<Omit<Answer, 'id'>>((resolve) => {
      this.#calls.set(id, resolve);
      this.#worker.postMessage({ id, method, args } satisfies Call);
    });
    if (error !== undefined) throw new Error(error);
    return value as Awaited<ReturnType<Renderer[Name]>>;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
