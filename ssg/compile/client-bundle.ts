import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Message, type Metafile } from 'esbuild';
import type { Site } from '../contract.ts';
import { doubled, type Problem } from '../problems.ts';
import { type Assets, assetPlugin } from './assets.ts';
import { islandName } from './boundary.ts';
import { type BrowserTarget, browserOptions } from './browser-options.ts';
import { type DynamicScript, dynamicScripts, IMMEDIATE } from './dynamic-imports.ts';
import { bundleFramework, type Framework } from './framework.ts';
import { entryOf, ISLAND_JSX, islandPlugin, reactNames } from './island-modules.ts';
import { isUnknownMember, NO_PROCESS, processProblems, scriptProblem } from './island-problems.ts';
import { messagesOf } from './messages.ts';
import type { CompiledPage } from './pages.ts';

/** Scripts of islands, which wait until the page is complete or an island is used. */
export interface IslandScripts {
  /** URLs: what the entry imports, then the entry. */
  readonly files: readonly string[];
  /** The inline script that loads them; `FILES` stands for their URLs. */
  readonly loader: string;
}

/** The scripts of one page, as paths from the site's root (`/assets/…`). */
export interface PageScripts {
  readonly modules: readonly string[];
  readonly islands?: IslandScripts;
  /** What these import, at once or by `import()`. */
  readonly dynamic: readonly DynamicScript[];
  /** Words of these scripts: a class that a script adds is among them, or begins with one. */
  readonly words: ReadonlySet<string>;
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

export const NO_SCRIPTS: PageScripts = { modules: [], dynamic: [], words: new Set() };
const NOTHING: Metafile = { inputs: {}, outputs: {} };

/** Several runs of esbuild as one. A module looks the same in each. */
const mergeMetafiles = (metafiles: readonly Metafile[]): Metafile => ({
  inputs: Object.assign({}, ...metafiles.map(({ inputs }) => inputs)),
  outputs: Object.assign({}, ...metafiles.map(({ outputs }) => outputs)),
});

/** Islands are told apart by their names in the HTML. */
const doubledNames = (files: readonly string[]): Problem[] =>
  doubled([...new Set(files)], islandName).map(([file, other]) => ({
    file,
    what: `The island ${other} has the same name "${islandName(file)}".`,
    fix: 'Rename one of the two files.',
  }));

const wordsOf = async (file: string): Promise<readonly string[]> =>
  (await readFile(file, 'utf8')).match(/[a-z][\w-]*/gi) ?? [];

/** Without islands there is nothing that a script could import from it. */
const NO_FRAMEWORK: Framework = { loader: '', name: '', exports: [], metafile: NOTHING };

/**
 * Bundles for the browser: each `*.client.ts`, and one entry per set of islands that some page holds. No bundle depends
 * on another, so that a new island changes no page but its own. Islands share the framework's file, where React is
 * replaced by Preact. A page without either ships no script.
 */
export async function bundleClient(
  site: Site,
  pages: readonly CompiledPage[],
  buildId: string,
  { development = false, sourceMaps = false } = {},
): Promise<ClientBundle> {
  const browser: BrowserTarget = { root: site.root, buildId, development, sourceMaps };
  const sets = new Map(pages.map(({ islands }) => [entryOf(islands), islands]));
  sets.delete(entryOf([]));
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  const framework = sets.size > 0 ? await bundleFramework(browser) : NO_FRAMEWORK;

  const assets: Assets = new Map();
  const problems = doubledNames([...sets.values()].flat());
  const bundle = async (entry: string, out: string): Promise<Metafile> => {
    const toScriptProblem = (message: Message) => scriptProblem(message, entry, reactNames(framework.exports));
    try {
      const { metafile, warnings } = await build({
        ...browserOptions(browser),
        entryPoints: [{ in: entry, out }],
        tsconfigRaw: {}, // a tsconfig's own `jsx` would win over that of the plugin
        ...ISLAND_JSX,
        inject: [NO_PROCESS],
        // Styles reach a page through its server build; here they would only be written twice.
        loader: { '.scss': 'empty' },
        plugins: [assetPlugin(assets), islandPlugin(site, framework)],
      });
      problems.push(...warnings.filter(isUnknownMember).map(toScriptProblem), ...processProblems(metafile, site.root));
      return metafile;
    } catch (error) {
      problems.push(...messagesOf(error).map(toScriptProblem));
      return NOTHING;
    }
  };
  const metafiles = await Promise.all([
    ...[...sets].map(([entry, islands]) => bundle(entry, islands.map(islandName).join('-'))),
    ...[...scripts].map((file) => bundle(file, path.basename(file, '.client.ts'))),
  ]);
  const metafile = mergeMetafiles([framework.metafile, ...metafiles]);
  const files = new Map(Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [entryPoint, file]));
  const urlOf = (file: string) => `/assets/${path.basename(file)}`;
  const importsOf = (file: string): string[] =>
    (metafile.outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap((item) => [...importsOf(item.path), item.path]);

  const entries = development ? [] : [...sets.keys(), ...scripts].flatMap((entry) => files.get(entry) ?? []);
  const dynamic = new Map(
    await Promise.all(entries.map(async (file) => [file, await dynamicScripts(file, metafile, site.root)] as const)),
  );

  const outputs = Object.keys(metafile.outputs);
  // Development leaves out no rule.
  const written = development ? [] : outputs.filter((file) => file.endsWith('.js'));
  const words = new Map(
    await Promise.all(
      written.map(async (file) => [urlOf(file), await wordsOf(path.resolve(site.root, file))] as const),
    ),
  );

  return {
    assets: new Map([...assets, ...outputs.map((file) => [urlOf(file), path.resolve(site.root, file)] as const)]),
    sources: Object.keys(metafile.inputs)
      .map((file) => path.resolve(site.root, file))
      .filter((file) => existsSync(file)),
    metafile,
    problems,
    scriptsOf({ islands, scripts: own }) {
      const bundles = own.flatMap((entry) => files.get(entry) ?? []);
      const modules = bundles.map(urlOf);
      const entry = islands.length > 0 ? files.get(entryOf(islands)) : undefined;
      const imported = bundles.flatMap(importsOf).map((file) => ({ url: urlOf(file), when: IMMEDIATE }));
      const later = [...bundles, ...(entry ? [entry] : [])].flatMap((file) => dynamic.get(file) ?? []);
      const islandFiles = entry ? [...new Set([...importsOf(entry), entry])].map(urlOf) : [];
      const all = [...modules, ...islandFiles, ...[...imported, ...later].map(({ url }) => url)];
      return {
        modules,
        dynamic: [...imported, ...later],
        words: new Set(all.flatMap((url) => words.get(url) ?? [])),
        ...(entry && { islands: { files: islandFiles, loader: framework.loader } }),
      };
    },
  };
}
