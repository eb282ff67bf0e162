import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OnLoadResult, PartialMessage, Plugin } from 'esbuild';
import type { Exception } from 'sass';
import { hashOf, recall, remember } from '../cache.ts';
import { packageVersion } from '../paths.ts';

interface CompiledStyle {
  readonly css: string;
  /** Files this style was made of, with the hash of their content at the time. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Sass takes 190 ms to import: only a build that compiles a style imports it. */
let sass: Promise<typeof import('sass')> | undefined;
const version = packageVersion('sass');

/** Hashes of files as they are in one run of esbuild: nearly every style uses the same few, which are read once. */
type Hashes = Map<string, Promise<string>>;

function hashOfFile(file: string, hashes: Hashes): Promise<string> {
  const hash = hashes.get(file) ?? readFile(file).then(hashOf, () => 'missing');
  hashes.set(file, hash);
  return hash;
}

async function isFresh({ sources }: CompiledStyle, hashes: Hashes): Promise<boolean> {
  const now = await Promise.all(Object.keys(sources).map((file) => hashOfFile(file, hashes)));
  return now.every((hash, index) => hash === Object.values(sources)[index]);
}

/** @throws sass.Exception when the file or one that it uses is broken */
async function compileSass(file: string, hashes: Hashes): Promise<CompiledStyle> {
  const key = `${version} ${file}`;
  const stored = recall('style', key);
  const known = stored && (JSON.parse(stored.toString()) as CompiledStyle);
  if (known && (await isFresh(known, hashes))) return known;
  sass ??= import('sass');
  const { compile, info, Logger, Version } = await sass;
  // Synchronous compilation is the fastest. Threads are slower: each has to warm up.
  const { css, loadedUrls } = compile(file, {
    logger: Logger.silent,
    fatalDeprecations: [Version.parse(info.split(/\s/)[1] ?? '')],
  });
  const files = loadedUrls.filter((url) => url.protocol === 'file:').map((url) => fileURLToPath(url));
  const entries = await Promise.all(files.map(async (name) => [name, await hashOfFile(name, hashes)] as const));
  const entry = { css, sources: Object.fromEntries(entries) };
  remember('style', key, JSON.stringify(entry));
  return entry;
}

function toMessage(error: unknown): PartialMessage {
  const { sassMessage, span } = error as Partial<Exception>;
  if (!sassMessage || !span) return { text: String(error) };
  return {
    text: sassMessage,
    location: {
      file: span.url ? fileURLToPath(span.url) : '',
      line: span.start.line + 1,
      column: span.start.column,
      lineText: (span.context ?? span.text).split('\n')[0] ?? '',
    },
  };
}

/** Lets a component import its `.scss`; deprecated Sass is an error. */
export const sassPlugin: Plugin = {
  name: 'sass',
  setup(build) {
    const hashes: Hashes = new Map();
    build.onStart(() => hashes.clear());
    build.onLoad({ filter: /\.scss$/ }, async ({ path: file }): Promise<OnLoadResult> => {
      try {
        const { css, sources } = await compileSass(file, hashes);
        return { contents: css, loader: 'css', resolveDir: path.dirname(file), watchFiles: Object.keys(sources) };
      } catch (error) {
        return { errors: [toMessage(error)], watchFiles: [file] };
      }
    });
  },
};
