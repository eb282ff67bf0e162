import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { OnLoadResult, PartialMessage, Plugin } from 'esbuild';
import { BuildCache, hashOf } from './cache.ts';
import { GENERATOR } from './paths.ts';

interface Failure {
  readonly text: string;
  readonly place?: { readonly url: string; readonly line: number; readonly column: number; readonly lineText: string };
}

type Answer =
  | { readonly id: number; readonly css: string; readonly urls: readonly string[]; readonly failure?: undefined }
  | { readonly id: number; readonly failure: Failure };

/** Sass takes 190 ms to import: threads start with the first file that has to be compiled, and not before. */
class SassThreads {
  #workers: Worker[] = [];
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #next = 0;

  #start(): Worker[] {
    return Array.from({ length: Math.min(2, availableParallelism()) }, () => {
      const worker = new Worker(path.join(GENERATOR, 'sass-worker.mjs'));
      worker.on('message', (answer: Answer) => {
        this.#waiting.get(answer.id)?.(answer);
        this.#waiting.delete(answer.id);
        if (this.#waiting.size === 0) for (const idle of this.#workers) idle.unref();
      });
      return worker;
    });
  }

  compile(file: string): Promise<Answer> {
    if (this.#workers.length === 0) this.#workers = this.#start();
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      const worker = this.#workers[id % this.#workers.length];
      worker?.ref(); // a thread at work keeps the process alive, an idle one does not
      worker?.postMessage({ id, file });
    });
  }
}

interface Compiled {
  readonly css: string;
  /** Files this style was made of, with the hash of their content at the time. */
  readonly sources: Readonly<Record<string, string>>;
}

const threads = new SassThreads();
const compiled = new BuildCache<Compiled>('styles', 2000);

const hashOfFile = (file: string): Promise<string> => readFile(file).then(hashOf, () => 'missing');

async function isFresh({ sources }: Compiled): Promise<boolean> {
  const hashes = await Promise.all(Object.keys(sources).map(hashOfFile));
  return hashes.every((hash, index) => hash === Object.values(sources)[index]);
}

async function compileSass(file: string): Promise<Compiled | Failure> {
  const known = compiled.get(file);
  if (known && (await isFresh(known))) return known;
  const answer = await threads.compile(file);
  if (answer.failure) return answer.failure;
  const files = answer.urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url));
  const hashes = await Promise.all(files.map(hashOfFile));
  const entry = { css: answer.css, sources: Object.fromEntries(files.map((name, at) => [name, hashes[at] ?? ''])) };
  compiled.set(file, entry);
  return entry;
}

function toMessage({ text, place }: Failure): PartialMessage {
  if (!place) return { text };
  const { url, ...position } = place;
  return { text, location: { ...position, file: url && fileURLToPath(url) } };
}

/** Lets a component import its `.scss`; deprecated Sass is an error. */
export const sassPlugin: Plugin = {
  name: 'sass',
  setup(build) {
    build.onLoad({ filter: /\.scss$/ }, async ({ path: file }): Promise<OnLoadResult> => {
      const result = await compileSass(file);
      if ('text' in result) return { errors: [toMessage(result)], watchFiles: [file] };
      const { css, sources } = result;
      return { contents: css, loader: 'css', resolveDir: path.dirname(file), watchFiles: Object.keys(sources) };
    });
    build.onEnd(() => compiled.save());
  },
};
