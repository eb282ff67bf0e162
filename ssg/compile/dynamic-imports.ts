import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Node } from 'acorn';
import { type Loader, type Metafile, transform } from 'esbuild';

/** When code runs: at once, when one of these components is rendered, or only after an interaction. */
export interface RunsWhen {
  readonly atOnce: boolean;
  /** Names of components whose rendering is enough. */
  readonly components: readonly string[];
}

/** A script that others import, at once or by `import()`. */
export interface DynamicScript {
  readonly url: string;
  readonly when: RunsWhen;
}

/** Events that only a person causes, as in `onClick`, `onclick` and `addEventListener('click', …)`. */
const BY_PERSON =
  /^(?:on)?(?:(?:dbl|aux)?click|contextmenu|submit|reset|change|(?:before)?input|select\w*|copy|cut|paste|(?:before)?toggle|drop|wheel|(?:key|mouse|pointer|touch|drag|focus|blur)\w*)$/i;

type AnyNode = Node & Readonly<Record<string, unknown>>;
/** A node with those around it, the outermost first. */
type NodePath = readonly AnyNode[];

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

function* nodePathsFrom(nodePath: NodePath): Generator<NodePath> {
  yield nodePath;
  for (const value of Object.values(nodePath.at(-1) ?? {})) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodePathsFrom([...nodePath, child]);
  }
}

/** The name of an identifier, or the value of a text. */
const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? node.value ?? nameOf(node.property ?? node.key)) : '';

const isFunction = ({ type }: AnyNode): boolean => /Function/.test(type);

/** Whether a value is what handles an event that a person causes. */
function isHandler(value: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'Property') return parent.value === value && BY_PERSON.test(nameOf(parent.key));
  if (parent?.type === 'AssignmentExpression') return parent.right === value && BY_PERSON.test(nameOf(parent.left));
  if (parent?.type !== 'CallExpression' || nameOf(parent.callee) !== 'addEventListener') return false;
  const [event, handler] = parent.arguments as readonly AnyNode[];
  return handler === value && BY_PERSON.test(nameOf(event));
}

/** Whether a function runs when the code around it does: a callback, or a function that is called where it stands. */
const isRunInPlace = (parent: AnyNode | undefined): boolean =>
  /^(?:Call|New|Await)Expression$/.test(parent?.type ?? '') && !/^use(?:Callback|Memo)$/.test(nameOf(parent?.callee));

/** Finds out when each `import()` of a module runs. What is not understood counts as running at once. */
class ImportReader {
  readonly #nodePaths: readonly NodePath[];

  constructor(program: Node) {
    this.#nodePaths = [...nodePathsFrom([program as AnyNode])];
  }

  /** By the text between the brackets. */
  read(): Record<string, RunsWhen> {
    const found: Record<string, RunsWhen> = {};
    for (const nodePath of this.#nodePaths) {
      const node = nodePath.at(-1);
      if (node?.type !== 'ImportExpression') continue;
      const request = nameOf(node.source);
      const components = new Set(found[request]?.components);
      const atOnce = this.#reach(nodePath, components, new Set()) || (found[request]?.atOnce ?? false);
      found[request] = { atOnce, components: [...components] };
    }
    return found;
  }

  /** Follows the path outwards, and from named functions to what uses them. @returns whether it runs at once */
  #reach(nodePath: NodePath, components: Set<string>, seen: Set<string>): boolean {
    for (let at = nodePath.length - 1; at > 0; at -= 1) {
      const [parent, node] = [nodePath[at - 1], nodePath[at] as AnyNode];
      if (isHandler(node, parent)) return false;
      if (!isFunction(node) || isRunInPlace(parent)) continue;
      const holder = nodePath
        .slice(0, at + 1)
        .findLast(({ type }) => /Declarat|ClassExpr/.test(type) && !/^Export/.test(type));
      const name = nameOf(holder?.id ?? node.id);
      if (/^[A-Z]/.test(name)) {
        components.add(name);
        return false;
      }
      return name === '' || this.#isUsed(name, holder, components, seen);
    }
    return true;
  }

  #isUsed(name: string, holder: AnyNode | undefined, components: Set<string>, seen: Set<string>): boolean {
    if (seen.has(name)) return false;
    seen.add(name);
    const uses = this.#nodePaths.filter((nodePath) => {
      const node = nodePath.at(-1);
      return node?.type === 'Identifier' && node.name === name && !(holder && nodePath.at(-2) === holder);
    });
    return uses.map((nodePath) => this.#reach(nodePath, components, seen)).some(Boolean);
  }
}

export const IMMEDIATE: RunsWhen = { atOnce: true, components: [] };
/** The generator's own entry imports what takes the place of an island that throws. */
const AFTER_AN_ERROR: RunsWhen = { atOnce: false, components: [] };

/** When each `import()` of a module runs, by the text between its brackets. */
async function importsOf(source: string, loader: Loader): Promise<Readonly<Record<string, RunsWhen>>> {
  const [{ parse }, { code }] = await Promise.all([import('acorn'), transform(source, { loader })]);
  return new ImportReader(parse(code, { ecmaVersion: 'latest', sourceType: 'module' })).read();
}

/** Code that runs only after an interaction imports nothing before it. */
const both = (outer: RunsWhen, inner: RunsWhen): RunsWhen =>
  outer.atOnce
    ? inner
    : { atOnce: false, components: inner.atOnce || inner.components.length > 0 ? outer.components : [] };

/**
 * The scripts that a script imports by `import()`, with what those import.
 * @param entry a script of the metafile, such as `client/assets/a-1B2C.js`
 */
export async function dynamicScripts(
  entry: string,
  { inputs, outputs }: Metafile,
  root: string,
): Promise<DynamicScript[]> {
  const found = new Map<string, DynamicScript>();
  const closure = (file: string): string[] => [
    file,
    ...(outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap((item) => closure(item.path)),
  ];
  const whenOf = async (files: readonly string[], target: string | undefined): Promise<RunsWhen> => {
    const modules = files.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
    for (const module of modules) {
      const item = inputs[module]?.imports.find(({ path: to, kind }) => kind === 'dynamic-import' && to === target);
      if (!item) continue;
      if (module.startsWith('islands:')) return AFTER_AN_ERROR;
      const loader = path.extname(module).replace(/^\.[cm]?/, '') as Loader;
      const source = await readFile(path.resolve(root, module), 'utf8');
      return (await importsOf(source, loader).catch(() => undefined))?.[item.original ?? ''] ?? IMMEDIATE;
    }
    return IMMEDIATE;
  };
  const visit = async (file: string, outer: RunsWhen): Promise<void> => {
    const files = closure(file);
    const targets = files
      .flatMap((name) => outputs[name]?.imports ?? [])
      .filter(({ kind }) => kind === 'dynamic-import');
    for (const { path: target } of targets) {
      if (found.has(target)) continue;
      const when = both(outer, await whenOf(files, outputs[target]?.entryPoint));
      for (const name of closure(target)) found.set(name, { url: `/assets/${path.basename(name)}`, when });
      await visit(target, when);
    }
  };
  await visit(entry, IMMEDIATE);
  for (const name of closure(entry)) found.delete(name);
  return [...found.values()];
}
