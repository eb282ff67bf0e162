import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildContext, context, type Message, type Metafile, type Plugin } from 'esbuild';
import type { Site } from '../contract.ts';
import { modulesFolder } from '../paths.ts';
import type { Problem } from '../problems.ts';
import { type Assets, addressPlugin, assetPlugin } from './assets.ts';
import { type BrowserParts, boundaryPlugin, browserParts, nestedIslands } from './boundary.ts';
import { markdownPlugin } from './markdown.ts';
import { findEndpoints, type Route } from './routes.ts';
import { serverReactPlugin } from './server-react.ts';
import { sassPlugin } from './styles.ts';

/** A page compiled for Node: its module, and what the browser needs of it. */
export interface CompiledPage extends BrowserParts {
  readonly route: Route;
  /** File URL of the module with the exports `Document`, `IslandError`, `Preview` and `page`. Its name holds a hash of its content. */
  readonly module: string;
  /** File of the page's own CSS, or nothing when it imports none. */
  readonly css?: string;
}

/** A module that makes a file (see `Endpoint`), compiled for Node. */
export interface CompiledEndpoint {
  readonly route: Route;
  /** File URL of the module; its name holds a hash of its content. */
  readonly module: string;
}

export interface Compiled {
  readonly pages: readonly CompiledPage[];
  readonly endpoints: readonly CompiledEndpoint[];
  /** File URL of the site's data module. */
  readonly dataModule: string | undefined;
  readonly assets: Assets;
  /** What imports what. */
  readonly inputs: Metafile['inputs'];
  readonly problems: readonly Problem[];
}

export interface Compiler {
  /** Compiles what changed since the last call. */
  compile(): Promise<Compiled>;
  dispose(): Promise<void>;
}

/** An entry that holds the document and one page. The document comes first, and with it its styles. */
const entryPlugin = (site: Site): Plugin => ({
  name: 'page-entry',
  setup(build) {
    build.onResolve({ filter: /^page:/ }, ({ path: name }) => ({ path: name.slice(5), namespace: 'page' }));
    build.onLoad({ filter: /./, namespace: 'page' }, ({ path: file }) => ({
      contents: `
        export { default as Document } from ${JSON.stringify(`./${site.document}`)};
        ${site.preview ? `export { default as Preview } from ${JSON.stringify(`./${site.preview.component}`)};` : ''}
        export { default as IslandError } from ${JSON.stringify(`./${site.islandError}`)};
        export * as page from ${JSON.stringify(`./${file}`)};`,
      loader: 'js',
      resolveDir: site.root,
    }));
  },
});

/** An island's wrapper asks for the island's default export, and there is none. */
const NO_DEFAULT = /^No matching export in "(.+\.island\.tsx)" for import "default"$/;

export const toProblem = ({ location, text, detail }: Message): Problem => {
  const [, island] = NO_DEFAULT.exec(text) ?? [];
  if (island)
    return { file: island, what: 'The island has no default export.', fix: 'Export its component as default.' };
  const line = location?.lineText.trim();
  return {
    file: location ? `${location.file.replace(/^[\w-]+:/, '')}:${location.line}:${location.column + 1}` : 'esbuild',
    what: text,
    // A plugin may say what to do.
    fix:
      typeof detail === 'string' ? detail : line ? `Correct this line: ${line}` : 'Correct the import that leads here.',
  };
};

/** The messages of a failed esbuild run. @throws whatever it is, when it is no such failure */
export function messagesOf(error: unknown): Message[] {
  const { errors } = error as { readonly errors?: Message[] };
  if (!errors || errors.length === 0) throw error;
  return errors;
}

/** What is compiled together. */
interface Entries {
  readonly routes: readonly Route[];
  readonly endpoints: readonly Route[];
  /** Whether the site's data module is an entry too. */
  readonly data: boolean;
}

async function contextFor(
  site: Site,
  { routes, endpoints, data }: Entries,
  out: string,
  assets: Assets,
): Promise<BuildContext<{ metafile: true }>> {
  return context({
    absWorkingDir: site.root,
    entryPoints: [
      ...routes.map(({ file }) => ({ in: `page:${file}`, out: file.replace(/\.tsx$/, '') })),
      ...endpoints.map(({ file }) => ({ in: file, out: file.replace(/\.ts$/, '') })),
      ...(data ? [{ in: site.data, out: 'data' }] : []),
    ],
    outdir: out,
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: ['node20', 'chrome120', 'firefox120', 'safari17'],
    jsx: 'automatic',
    jsxDev: false,
    sourcemap: 'linked',
    logLevel: 'silent',
    plugins: [
      entryPlugin(site),
      boundaryPlugin,
      serverReactPlugin,
      addressPlugin(site),
      assetPlugin(assets),
      sassPlugin,
      markdownPlugin,
    ],
  });
}

function readMetafile(site: Site, { routes, endpoints }: Entries, assets: Assets, metafile: Metafile): Compiled {
  const absolute = (file: string) => path.resolve(site.root, file);
  const outputs = Object.entries(metafile.outputs);
  const byEntry = new Map(outputs.map(([file, output]) => [output.entryPoint, { file, output }]));
  const pages = routes.flatMap((route) => {
    const entry = byEntry.get(`page:${route.file}`);
    if (!entry) return [];
    const { cssBundle } = entry.output;
    return {
      route,
      module: pathToFileURL(absolute(entry.file)).href,
      ...(cssBundle && { css: absolute(cssBundle) }),
      ...browserParts(`page:${route.file}`, metafile, site.root),
    };
  });
  const data = byEntry.get(site.data);
  return {
    pages,
    endpoints: endpoints.flatMap((route) => {
      const entry = byEntry.get(route.file);
      return entry ? [{ route, module: pathToFileURL(absolute(entry.file)).href }] : [];
    }),
    dataModule: data && pathToFileURL(absolute(data.file)).href,
    assets,
    inputs: metafile.inputs,
    problems: nestedIslands(metafile, site.root),
  };
}

/**
 * Compiles pages, document and data for Node with esbuild. When files are broken, the pages that do not need them
 * are compiled all the same, so that the build can say what else is wrong.
 * @param target what is built, e.g. the output folder: two builds at once need two names
 */
export async function createCompiler(site: Site, routes: readonly Route[], target: string): Promise<Compiler> {
  const out = modulesFolder(target);
  const assets: Assets = new Map();
  const all: Entries = { routes, endpoints: findEndpoints(site), data: true };
  const nothing: Entries = { routes: [], endpoints: [], data: false };
  const whole = await contextFor(site, all, out, assets);

  async function compiles(some: Partial<Entries>): Promise<boolean> {
    const single = await contextFor(site, { ...nothing, ...some }, out, assets);
    return single
      .rebuild()
      .then(
        () => true,
        () => false,
      )
      .finally(() => single.dispose());
  }

  async function compileWhatWorks(): Promise<Compiled> {
    const healthy = { routes: [] as Route[], endpoints: [] as Route[], data: await compiles({ data: true }) };
    for (const route of routes) if (await compiles({ routes: [route] })) healthy.routes.push(route);
    for (const route of all.endpoints) if (await compiles({ endpoints: [route] })) healthy.endpoints.push(route);
    const rest = await contextFor(site, healthy, out, assets);
    const { metafile } = await rest.rebuild().finally(() => rest.dispose());
    return readMetafile(site, healthy, assets, metafile);
  }

  return {
    async compile() {
      try {
        const { metafile } = await whole.rebuild();
        return readMetafile(site, all, assets, metafile);
      } catch (error) {
        const problems = messagesOf(error).map(toProblem);
        const working = await compileWhatWorks();
        return { ...working, problems: [...problems, ...working.problems] };
      }
    },
    dispose: () => whole.dispose(),
  };
}

/** Compiles once, for a build. */
export async function compileOnce(site: Site, routes: readonly Route[], target: string): Promise<Compiled> {
  const compiler = await createCompiler(site, routes, target);
  return compiler.compile().finally(() => compiler.dispose());
}

/** Removes the compiled modules of a build: they are loaded by then, and the next build makes its own. */
export const removeCompiled = (target: string): Promise<void> =>
  rm(modulesFolder(target), { recursive: true, force: true });
