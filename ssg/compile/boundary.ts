import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Metafile, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import { RUNTIME } from '../paths.ts';
import type { Problem } from '../problems.ts';

/** `components/clock/clock.island.tsx` → `clock`: the name of an island in the HTML and in its bundle. */
export const islandName = (file: string): string => path.basename(file, '.island.tsx');

/**
 * The border between what is rendered and what the browser runs, kept by file names:
 * importing `*.island.tsx` gives the component inside its `<island-root>`;
 * importing `*.client.ts` gives nothing here, and a script in the page.
 */
export const boundaryPlugin: Plugin = {
  name: 'boundary',
  setup(build) {
    const resolve = ({ path: request, importer, resolveDir }: OnResolveArgs, namespace: string): OnResolveResult => {
      const file = path.join(resolveDir, request);
      if (!existsSync(file)) return { errors: [{ text: `There is no file ${request}.` }] };
      if (namespace === 'client' && importer.endsWith('.island.tsx')) {
        return { errors: [{ text: `An island cannot import a script of the page: ${request}.` }] };
      }
      return { path: file, namespace, sideEffects: true };
    };
    build.onResolve({ filter: /\.island\.tsx$/ }, (args) =>
      args.namespace === 'island' ? undefined : resolve(args, 'island'),
    );
    build.onLoad({ filter: /./, namespace: 'island' }, ({ path: file }) => ({
      contents: `
        import Component from ${JSON.stringify(file)};
        import { asIsland } from ${JSON.stringify(path.join(RUNTIME, 'island.tsx'))};
        export * from ${JSON.stringify(file)};
        export default asIsland(${JSON.stringify(islandName(file))}, Component);`,
      loader: 'js',
      resolveDir: path.dirname(file),
    }));
    build.onResolve({ filter: /\.client\.ts$/ }, (args) => resolve(args, 'client'));
    build.onLoad({ filter: /./, namespace: 'client' }, () => ({ contents: '', loader: 'js' }));
  },
};

/** What a page needs in the browser; paths relative to the site's root, sorted. */
export interface BrowserParts {
  readonly islands: readonly string[];
  readonly scripts: readonly string[];
}

/** Everything that a module imports, itself included. */
function reachedFrom(entry: string, { inputs }: Metafile): ReadonlySet<string> {
  const seen = new Set([entry]);
  for (const input of seen) for (const { path: next } of inputs[input]?.imports ?? []) seen.add(next);
  return seen;
}

/** Files that stand in one of the namespaces, relative to the site's root, sorted. */
const inNamespace = (inputs: Iterable<string>, prefix: string, root: string): string[] =>
  [...inputs]
    .filter((input) => input.startsWith(prefix))
    .map((input) => path.relative(root, path.resolve(root, input.slice(prefix.length))))
    .sort();

/** Walks the import graph from a page's entry and collects the islands and scripts it reaches. */
export function browserParts(entry: string, metafile: Metafile, root: string): BrowserParts {
  const reached = reachedFrom(entry, metafile);
  return { islands: inNamespace(reached, 'island:', root), scripts: inNamespace(reached, 'client:', root) };
}

/** Islands that hold others: the browser hydrates each by itself, and would do so twice with the inner one. */
export function nestedIslands(metafile: Metafile, root: string): Problem[] {
  const islands = Object.keys(metafile.inputs).filter((input) => input.startsWith('island:'));
  return islands.flatMap((island) => {
    const reached = [...reachedFrom(island, metafile)].filter((input) => input !== island);
    const [file = ''] = inNamespace([island], 'island:', root);
    return inNamespace(reached, 'island:', root).map((inner) => ({
      file,
      what: `This island holds another: ${inner}.`,
      fix: 'Make the inner one a plain component, or put them side by side.',
    }));
  });
}
