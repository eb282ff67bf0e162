import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, context, type Metafile, type Plugin } from 'esbuild';
import type { Site } from '../contract.ts';
import { modulesFolder } from '../paths.ts';
import type { Problem } from '../problems.ts';
import { type Assets, addressPlugin, assetPlugin } from './assets.ts';
import { type BrowserParts, boundaryPlugin, browserParts, nestedIslands } from './boundary.ts';
import { BROWSERS } from './browser-options.ts';
import { markdownPlugin } from './markdown.ts';
import { messagesOf, toProblem } from './messages.ts';
import { pageReactPlugin } from './page-react.ts';
import { findEndpoints, type Route } from './routes.ts';
import { sassPlugin } from './styles.ts';
import { partsOf, type StyleSheetPart } from './stylesheet-parts.ts';

/** A page compiled for Node: its module, and what the browser needs of it. */
export interface CompiledPage extends BrowserParts {
  readonly route: Route;
  /** File URL of the module with the exports `Document` and `page`. Its name holds a hash of its content. */
  readonly module: string;
  /** File of the page's own CSS, or nothing when it imports none. Its name holds a hash of its content. */
  readonly css?: string;
  /** The same, by source file. */
  readonly styles: readonly StyleSheetPart[];
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
  /** File URL of the component that draws preview pictures. Its name holds a hash of all that it imports. */
  readonly previewModule: string | undefined;
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

/**
 * An entry that holds the document and one page. The document comes first, and with it its styles. What takes the place
 * of an island that throws is drawn in the browser, but its styles are the page's.
 */
const entryPlugin = (site: Site): Plugin => ({
  name: 'page-entry',
  setup(build) {
    build.onResolve({ filter: /^page:/ }, ({ path: name }) => ({ path: name.slice(5), namespace: 'page' }));
    build.onLoad({ filter: /./, namespace: 'page' }, ({ path: file }) => ({
      contents: `
        export { default as Document } from ${JSON.stringify(`./${site.document}`)};
        import ${JSON.stringify(`./${site.islandError.component}`)};
        export * as page from ${JSON.stringify(`./${file}`)};`,
      loader: 'js',
      resolveDir: site.root,
    }));
  },
});

interface Entry {
  readonly in: string;
  readonly out: string;
}

const entriesOf = (site: Site, routes: readonly Route[], endpoints: readonly Route[]): Entry[] => [
  ...routes.map(({ file }) => ({ in: `page:${file}`, out: file.replace(/\.tsx$/, '') })),
  ...endpoints.map(({ file }) => ({ in: file, out: file.replace(/\.ts$/, '') })),
  { in: site.data, out: 'data' },
  ...(site.preview ? [{ in: site.preview.component, out: 'preview' }] : []),
];

const optionsFor = (site: Site, entries: readonly Entry[], outdir: string, assets: Assets) =>
  ({
    absWorkingDir: site.root,
    entryPoints: [...entries],
    outdir,
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    metafile: true as const,
    platform: 'node' as const,
    format: 'esm' as const,
    packages: 'external' as const,
    target: ['node20', ...BROWSERS],
    jsx: 'automatic' as const,
    sourcemap: 'linked' as const,
    logLevel: 'silent' as const,
    plugins: [
      entryPlugin(site),
      boundaryPlugin,
      pageReactPlugin,
      addressPlugin(site),
      assetPlugin(assets),
      sassPlugin,
      markdownPlugin,
    ],
  }) satisfies BuildOptions;

/**
 * Compiles pages, document and data for Node with esbuild. When files are broken, the pages that do not need them
 * are compiled all the same, so that the build can say what else is wrong.
 * @param buildId see `modulesFolder`
 * @param marked elements carry the file that they stand in (`runtime/jsx-dev-runtime.ts`)
 */
export async function createCompiler(
  site: Site,
  routes: readonly Route[],
  buildId: string,
  marked = false,
): Promise<Compiler> {
  const assets: Assets = new Map();
  const endpoints = findEndpoints(site);
  const entries = entriesOf(site, routes, endpoints);
  const options = (some: readonly Entry[]) => ({
    ...optionsFor(site, some, modulesFolder(buildId), assets),
    jsxDev: marked,
  });
  const whole = await context(options(entries));

  async function read(metafile: Metafile): Promise<Compiled> {
    const absolute = (file: string) => path.resolve(site.root, file);
    const outputs = new Map(
      Object.entries(metafile.outputs).map(([file, { entryPoint, cssBundle }]) => [entryPoint, { file, cssBundle }]),
    );
    const moduleOf = (entry: string) => {
      const output = outputs.get(entry);
      return output && pathToFileURL(absolute(output.file)).href;
    };
    const pages = routes.map(async (route) => {
      const entry = `page:${route.file}`;
      const module = moduleOf(entry);
      if (!module) return [];
      const { cssBundle } = outputs.get(entry) ?? {};
      const css = cssBundle === undefined ? {} : { css: absolute(cssBundle) };
      const styles = css.css === undefined ? [] : await partsOf(css.css);
      return [{ route, module, ...css, styles, ...browserParts(entry, metafile, site.root) }];
    });
    return {
      pages: (await Promise.all(pages)).flat(),
      endpoints: endpoints.flatMap((route) => {
        const module = moduleOf(route.file);
        return module ? [{ route, module }] : [];
      }),
      dataModule: moduleOf(site.data),
      previewModule: site.preview && moduleOf(site.preview.component),
      assets,
      inputs: metafile.inputs,
      problems: nestedIslands(metafile, site.root),
    };
  }

  const compiles = (entry: Entry): Promise<boolean> =>
    build({ ...options([entry]), write: false }).then(
      () => true,
      () => false,
    );

  return {
    async compile() {
      try {
        return await read((await whole.rebuild()).metafile);
      } catch (error) {
        const problems = messagesOf(error).map(toProblem);
        const healthy: Entry[] = [];
        for (const entry of entries) if (await compiles(entry)) healthy.push(entry);
        const working = await read((await build(options(healthy))).metafile);
        return { ...working, problems: [...problems, ...working.problems] };
      }
    },
    dispose: () => whole.dispose(),
  };
}

/** Compiles once, for a build. */
export async function compileOnce(
  site: Site,
  routes: readonly Route[],
  buildId: string,
  marked = false,
): Promise<Compiled> {
  const compiler = await createCompiler(site, routes, buildId, marked);
  return compiler.compile().finally(() => compiler.dispose());
}

/** Removes the compiled modules of a build: they are loaded by then, and the next build makes its own. */
export const removeCompiled = (buildId: string): Promise<void> =>
  rm(modulesFolder(buildId), { recursive: true, force: true });
