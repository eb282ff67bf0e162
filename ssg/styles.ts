import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OnLoadResult, PartialMessage, Plugin } from 'esbuild';

type Sass = typeof import('sass');

interface Compiled {
  readonly css: string;
  /** Files this style was made of, with their text at the time. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Sass takes 230 ms to import: only a site with `.scss` files pays for it, and only when one changed. */
let sass: Promise<Sass> | undefined;
const compiled = new Map<string, Compiled>();

async function isFresh({ sources }: Compiled): Promise<boolean> {
  const texts = await Promise.all([...sources.keys()].map((file) => readFile(file, 'utf8').catch(() => undefined)));
  return texts.every((text, index) => text === [...sources.values()][index]);
}

async function compileSass(file: string): Promise<Compiled> {
  const known = compiled.get(file);
  if (known && (await isFresh(known))) return known;
  sass ??= import('sass');
  const { compile, Logger, Version } = await sass;
  const { css, loadedUrls } = compile(file, {
    style: 'expanded',
    logger: Logger.silent,
    fatalDeprecations: [Version.parse((await sass).info.split(/\s/)[1] ?? '1.0.0')],
  });
  const files = loadedUrls.filter((url) => url.protocol === 'file:').map((url) => fileURLToPath(url));
  const texts = await Promise.all(files.map((name) => readFile(name, 'utf8')));
  const entry = { css, sources: new Map(files.map((name, index) => [name, texts[index] ?? ''])) };
  compiled.set(file, entry);
  return entry;
}

function toMessage(error: unknown): PartialMessage {
  const { sassMessage, span } = error as {
    sassMessage?: string;
    span?: { url?: URL; start: { line: number; column: number }; text: string; context?: string };
  };
  if (!sassMessage || !span) return { text: String(error) };
  return {
    text: sassMessage,
    location: {
      file: span.url ? fileURLToPath(span.url) : '',
      line: span.start.line + 1,
      column: span.start.column,
      lineText: span.context ?? span.text,
    },
  };
}

/** Lets a component import its `.scss`; deprecated Sass is an error. */
export const sassPlugin: Plugin = {
  name: 'sass',
  setup(build) {
    build.onLoad({ filter: /\.scss$/ }, async ({ path: file }): Promise<OnLoadResult> => {
      try {
        const { css, sources } = await compileSass(file);
        return { contents: css, loader: 'css', resolveDir: path.dirname(file), watchFiles: [...sources.keys()] };
      } catch (error) {
        return { errors: [toMessage(error)], watchFiles: [file] };
      }
    });
  },
};
