import path from 'node:path';
import type { Metafile, OnResolveResult, Plugin } from 'esbuild';
import { RUNTIME } from '../paths.ts';
import type { Problem } from '../problems.ts';

/** `components/clock/clock.island.tsx` → `clock`: the name of an island in the HTML and in its bundle. */
export const islandName = (file: string): string => path.basename(file, '.island.tsx');

/** Marks the plugin's own calls of `resolve()`, so that it does not handle them again. */
const FROM_THIS_PLUGIN = {};

/** What an import of a file means that is named in this way. */
const KINDS = [
  { namespace: 'island', name: /\.island(?:\.|$)/, ending: '.island.tsx', is: 'island' },
  { namespace: 'client', name: /\.client(?:\.|$)/, ending: '.client.ts', is: 'script of the page' },
] as const;

/**
 * Separates what is rendered from what the browser runs, by file name:
 * importing `*.island.tsx` gives the component inside its `<island-root>`;
 * importing `*.client.ts` gives nothing here, and a script in the page.
 */
export const boundaryPlugin: Plugin = {
  name: 'boundary',
  setup({ onLoad, onResolve, resolve }) {
    for (const { namespace, name, ending, is } of KINDS) {
      onResolve({ filter: name }, async ({ path: request, ...from }): Promise<OnResolveResult | undefined> => {
        if (from.pluginData === FROM_THIS_PLUGIN || from.namespace === namespace) return undefined;
        const { path: file, external, errors } = await resolve(request, { ...from, pluginData: FROM_THIS_PLUGIN });
        if (errors.length > 0) return { errors: [{ text: `There is no file ${request}.` }] };
        if (external || !/\.[cm]?[jt]sx?$/.test(file)) return undefined;
        if (!file.endsWith(ending)) {
          const text = `${path.basename(file)} is no ${is}: its name must end in ${ending}.`;
          return { errors: [{ text, detail: 'Rename the file.' }] };
        }
        if (namespace === 'client' && from.importer.endsWith('.island.tsx')) {
          return { errors: [{ text: `An island cannot import a script of the page: ${request}.` }] };
        }
        return { path: file, namespace, sideEffects: true };
      });
    }
    onLoad({ filter: /./, namespace: 'island' }, ({ path: file }) => ({
      contents: `
        import Component from ${JSON.stringify(file)};
        import { asIsland } from ${JSON.stringify(path.join(RUNTIME, 'island.tsx'))};
        export * from ${JSON.stringify(file)};
        export default asIsland(${JSON.stringify(islandName(file))}, Component);`,
      loader: 'js',
      resolveDir: path.dirname(file),
    }));
    onLoad({ filter: /./, namespace: 'client' }, () => ({ contents: '', loader: 'js' }));
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
