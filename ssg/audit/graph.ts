import path from 'node:path';
import type { Metafile } from 'esbuild';
import { GENERATOR } from '../paths.ts';

/** Who imports what, by the names that a person knows the modules by. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The generator's own entry for a set of islands. */
const ISLANDS_ENTRY = '(islands)';

/** Prefixes of esbuild's namespaces, as the generator's plugins set them. */
const NAMESPACE = /^(?:island|client|asset):/;

/** From the folder of packages on: where that lies differs between machines. */
const PACKAGES = /^.*?\/(node_modules\/.*)/;

/** `island:/site/components/a/a.island.tsx` → `components/a/a.island.tsx`: one name in every bundle. */
export function moduleName(input: string, root: string): string {
  if (input.startsWith('islands:')) return ISLANDS_ENTRY;
  if (input.startsWith('page:')) return input;
  const file = path.resolve(root, input.replace(NAMESPACE, ''));
  const [, inPackage] = PACKAGES.exec(file) ?? [];
  // The generator may lie elsewhere than the site.
  const base = file.startsWith(root + path.sep) ? root : path.dirname(GENERATOR);
  return inPackage ?? path.relative(base, file).split(path.sep).join('/');
}

/** The graph of esbuild's inputs. Modules that go by one name become one. */
export function importGraph(inputs: Metafile['inputs'], root: string): ImportGraph {
  const graph = new Map<string, string[]>();
  for (const [input, { imports }] of Object.entries(inputs)) {
    const name = moduleName(input, root);
    const targets = imports
      .filter(({ path: target, external }) => !external && target in inputs)
      .map(({ path: target }) => moduleName(target, root))
      // A page has its own islands, not those of every entry.
      .filter((target) => target !== name && !(name === ISLANDS_ENTRY && target.endsWith('.island.tsx')));
    graph.set(name, [...(graph.get(name) ?? []), ...targets]);
  }
  return graph;
}

/** The first way, breadth by breadth, from the starts to every module that they reach: start and module included. */
function chainsFrom(starts: readonly (readonly string[])[], graph: ImportGraph): Map<string, readonly string[]> {
  const chains = new Map(starts.map((start) => [start.at(-1) ?? '', start]));
  for (const [module, chain] of chains) {
    for (const next of graph.get(module) ?? []) if (!chains.has(next)) chains.set(next, [...chain, next]);
  }
  return chains;
}

/** A page's modules on the server: from the document or the page's own file. */
export function serverChains(file: string, graph: ImportGraph): Map<string, readonly string[]> {
  const starts = (graph.get(`page:${file}`) ?? []).map((entry) => [entry]);
  return chainsFrom(starts, graph);
}

/** A page's modules in the browser: through its islands and scripts, each with the way that leads there. */
export function browserChains(
  parts: readonly string[],
  server: ReadonlyMap<string, readonly string[]>,
  graph: ImportGraph,
): Map<string, readonly string[]> {
  const starts = parts.map((part) => server.get(part) ?? [part]);
  return chainsFrom([...starts, [ISLANDS_ENTRY]], graph);
}
