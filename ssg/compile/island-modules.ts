import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Site } from '../contract.ts';
import { islandName } from './boundary.ts';
import type { Framework } from './framework.ts';

/** How the modules of an island's bundle name the framework's file. */
const FRAMEWORK = 'ssg:framework';

/** Pages with the same islands share one entry: the browser has it cached on the second page. */
export const entryOf = (islands: readonly string[]): string => `islands:${islands.join(',')}`;

/** The source of such an entry. */
function entrySource(site: Site, islands: readonly string[]): string {
  const at = (file: string) => JSON.stringify(path.join(site.root, file));
  const imports = islands.map((file, index) => `import Island${index} from ${at(file)};`);
  const names = islands.map((file, index) => `${JSON.stringify(islandName(file))}: Island${index}`);
  return `
    import { hydrateIslands } from ${JSON.stringify(FRAMEWORK)};
    ${imports.join('\n')}
    hydrateIslands({ ${names.join(', ')} }, ${JSON.stringify(site.islandError.text)}, () => import(${at(site.islandError.component)}));`;
}

/** JSX becomes calls of what the plugin imports. Preact's JSX runtime would be 170 bytes more on every page. */
export const ISLAND_JSX = { jsx: 'transform', jsxFactory: 'jsxElement', jsxFragment: 'JsxFragment' } as const;

/** Packages that an island cannot import: the framework's file takes their place. */
const FRAMEWORKS = /^(?:react|react-dom|preact|@preact\/[\w-]+)(?:\/|$)/;

/** Modules of islands: the entry of a set of them, their JSX, and `react`, which is the framework's file. */
export const islandPlugin = (site: Site, { name, exports }: Framework): Plugin => ({
  name: 'islands',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^islands:/ }, ({ path: entry }) => ({ path: entry.slice(8), namespace: 'islands' }));
    onLoad({ filter: /./, namespace: 'islands' }, ({ path: list }) => ({
      contents: entrySource(site, list.split(',')),
      loader: 'js',
      resolveDir: site.root,
    }));

    onResolve({ filter: /no-process\.ts$/ }, ({ path: file }) => ({ path: file, sideEffects: false }));
    onResolve({ filter: /^ssg:framework$/ }, () => ({ path: `./${name}`, external: true }));
    onResolve({ filter: FRAMEWORKS }, ({ path: request, kind }) =>
      request === 'react' && kind === 'import-statement'
        ? { path: request, namespace: 'framework', sideEffects: false }
        : {
            errors: [
              {
                text: `A script of the browser cannot import ${request}${kind === 'require-call' ? ' by `require`' : ''}.`,
                detail: `It can import ${reactNames(exports).join(', ')} from react.`,
              },
            ],
          },
    );
    // Listed by name, so that esbuild finds an import that is not there; each in a module of its own, or esbuild would
    // import all of them.
    onResolve({ filter: /^react:/ }, ({ path: request }) => ({
      path: request.slice(6),
      namespace: 'framework-name',
      sideEffects: false,
    }));
    onLoad({ filter: /./, namespace: 'framework' }, () => ({
      contents: `export {}; ${reactNames(exports)
        .map((name) => `export { ${name} } from 'react:${name}';`)
        .join('')}`,
      loader: 'js',
      resolveDir: site.root,
    }));
    onLoad({ filter: /./, namespace: 'framework-name' }, ({ path: name }) => ({
      contents: `export { ${name} } from ${JSON.stringify(FRAMEWORK)};`,
      loader: 'js',
      resolveDir: site.root,
    }));

    // What is fetched when an island throws asks the framework itself, or it would share a file with the island.
    const isFetchedLater = (file: string) =>
      path.relative(site.root, file) === path.normalize(site.islandError.component);
    onLoad({ filter: /\.tsx$/, namespace: 'file' }, async ({ path: file }) => ({
      // On the same line, so that errors keep their line numbers.
      contents: `import { Fragment as JsxFragment, createElement as jsxElement } from '${isFetchedLater(file) ? FRAMEWORK : 'react'}'; ${await readFile(file, 'utf8')}`,
      loader: 'tsx',
      resolveDir: path.dirname(file),
    }));
  },
});

/** The names of React that an island can import. */
export const reactNames = (exports: Framework['exports']): readonly string[] =>
  exports.filter((name) => name !== 'hydrateIslands');
