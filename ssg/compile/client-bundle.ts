import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { Site } from '../contract.ts';
import { cacheFolder, NODE_MODULES, RUNTIME } from '../paths.ts';
import type { Problem } from '../problems.ts';
import { type Assets, assetPlugin } from './assets.ts';
import { islandName } from './boundary.ts';
import { type CompiledPage, messagesOf, toProblem } from './pages.ts';

/** The scripts of one page, as paths from the site's root (`/assets/…`). */
export interface PageScripts {
  readonly modules: readonly string[];
  /** Shared chunks that the modules import: preloaded, so that they do not wait for each other. */
  readonly preloads: readonly string[];
}

export interface ClientBundle {
  /** Scripts and what they import, by URL. */
  readonly assets: Assets;
  readonly problems: readonly Problem[];
  /** Absolute paths of all sources, for noticing a change. */
  readonly sources: readonly string[];
  /** What each script is made of. */
  readonly metafile: Metafile;
  scriptsOf(page: CompiledPage): PageScripts;
}

export const NO_SCRIPTS: PageScripts = { modules: [], preloads: [] };
const nothing = (problems: readonly Problem[]): ClientBundle => ({
  assets: new Map(),
  problems,
  sources: [],
  metafile: { inputs: {}, outputs: {} },
  scriptsOf: () => NO_SCRIPTS,
});

/** Islands are told apart by their names in the HTML. */
function doubledNames(files: readonly string[]): Problem[] {
  const first = new Map<string, string>();
  return [...new Set(files)].flatMap((file) => {
    const name = islandName(file);
    const other = first.get(name);
    first.set(name, file);
    if (!other) return [];
    return [{ file, what: `The island ${other} has the same name "${name}".`, fix: 'Rename one of the two files.' }];
  });
}

/** Pages with the same islands share one entry: the browser has it cached on the second page. */
const entryOf = (islands: readonly string[]): string => `islands:${islands.join(',')}`;

/** The source of such an entry. */
function entrySource(site: Site, islands: readonly string[]): string {
  const at = (file: string) => JSON.stringify(path.join(site.root, file));
  const imports = islands.map((file, index) => `import Island${index} from ${at(file)};`);
  const names = islands.map((file, index) => `${JSON.stringify(islandName(file))}: Island${index}`);
  return `
    import { hydrateIslands } from ${JSON.stringify(path.join(RUNTIME, 'hydrate.ts'))};
    ${imports.join('\n')}
    hydrateIslands({ ${names.join(', ')} });`;
}

/** An entry for a set of islands. */
const entryPlugin = (site: Site): Plugin => ({
  name: 'islands-entry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^islands:/ }, ({ path: entry }) => ({ path: entry.slice(8), namespace: 'islands' }));
    onLoad({ filter: /./, namespace: 'islands' }, ({ path: list }) => ({
      contents: entrySource(site, list.split(',')),
      loader: 'js',
      resolveDir: site.root,
    }));
  },
});

/** JSX becomes calls of Preact's `h`, which is there anyway; its JSX runtime would be 170 bytes more on every page. */
const jsxPlugin: Plugin = {
  name: 'jsx',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx$/, namespace: 'file' }, async ({ path: file }) => ({
      // On the same line, so that errors keep their line numbers.
      contents: `import { Fragment, h } from 'preact'; ${await readFile(file, 'utf8')}`,
      loader: 'tsx',
      resolveDir: path.dirname(file),
    }));
  },
};

/**
 * Bundles for the browser: each `*.client.ts` alone, and one entry per set of islands that some page holds,
 * with React replaced by Preact. A page without either ships no script.
 */
export async function bundleClient(site: Site, pages: readonly CompiledPage[], target: string): Promise<ClientBundle> {
  const sets = new Map(pages.map(({ islands }) => [entryOf(islands), islands]));
  sets.delete(entryOf([]));
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  if (sets.size + scripts.size === 0) return nothing([]);

  const assets: Assets = new Map();
  const built = await build({
    absWorkingDir: site.root,
    entryPoints: [
      ...[...sets].map(([entry, islands]) => ({ in: entry, out: islands.map(islandName).join('-') })),
      ...[...scripts].map((file) => ({ in: file, out: path.basename(file, '.client.ts') })),
    ],
    outdir: path.join(cacheFolder(target), 'client'),
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/shared-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    target: ['chrome120', 'firefox120', 'safari17'],
    tsconfigRaw: {}, // a tsconfig's own `jsx` would win over the next three lines
    jsx: 'transform',
    jsxFactory: 'h',
    jsxFragment: 'Fragment',
    nodePaths: [NODE_MODULES],
    alias: { react: '@preact/compat', 'react-dom': '@preact/compat' },
    define: { 'process.env.NODE_ENV': '"production"' },
    charset: 'utf8', // module scripts are UTF-8 by definition
    legalComments: 'none',
    // Styles reach a page through its server build; here they would only be written twice.
    loader: { '.scss': 'empty' },
    logLevel: 'silent',
    plugins: [assetPlugin(assets), jsxPlugin, entryPlugin(site)],
  }).catch((error: unknown) => messagesOf(error).map(toProblem));
  if (Array.isArray(built)) return nothing(built);
  const { metafile } = built;

  const urlOf = (file: string) => `/assets/${path.basename(file)}`;
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [output.entryPoint ?? file, { file, output }]),
  );
  const chunksOf = (file: string): string[] =>
    (metafile.outputs[file]?.imports ?? [])
      .filter((chunk) => chunk.kind === 'import-statement' && !chunk.external)
      .flatMap((chunk) => [chunk.path, ...chunksOf(chunk.path)]);

  return {
    assets: new Map([
      ...assets,
      ...Object.keys(metafile.outputs).map((file) => [urlOf(file), path.resolve(site.root, file)] as const),
    ]),
    sources: Object.keys(metafile.inputs)
      .map((file) => path.resolve(site.root, file))
      .filter((file) => existsSync(file)),
    metafile,
    problems: doubledNames([...sets.values()].flat()),
    scriptsOf({ islands, scripts: own }) {
      const entries = islands.length > 0 ? [...own, entryOf(islands)] : own;
      const files = entries.flatMap((entry) => outputs.get(entry)?.file ?? []);
      return { modules: files.map(urlOf), preloads: [...new Set(files.flatMap(chunksOf))].map(urlOf) };
    },
  };
}
