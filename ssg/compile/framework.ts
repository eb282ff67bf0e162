import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { nameHash } from '../cache.ts';
import { RUNTIME } from '../paths.ts';
import { type BrowserTarget, browserOptions } from './browser-options.ts';

/** Preact and what hydrates islands, as one file that does not depend on the islands. */
export interface Framework {
  /** Name of the file, next to the scripts that import it. */
  readonly name: string;
  /** What the scripts of islands can import from it. */
  readonly exports: readonly string[];
  readonly metafile: Metafile;
  /** The inline script that loads the scripts of islands; `FILES` stands for their URLs. */
  readonly loader: string;
}

/**
 * `@preact/compat` changes Preact when it is imported, for what few islands need. Without these side effects only the
 * hooks that it passes on are left, 0.8 KB less; `runtime/react-names.ts` does what matters of the rest.
 */
const compatPlugin: Plugin = {
  name: 'compat',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@?preact\/compat$/ }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === 'resolved') return undefined;
      const resolved = await resolve(name, { ...from, pluginData: 'resolved' });
      return { ...resolved, sideEffects: false };
    });
  },
};

async function minifyLoader(): Promise<string> {
  const source = await readFile(path.join(RUNTIME, 'load-islands.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2022' });
  return code.trim();
}

/**
 * Bundles `runtime/framework.ts` with React replaced by Preact. The name holds a hash of the content alone. esbuild's
 * hash would differ with the place of `node_modules`, and so would the bytes of every page that names the file.
 */
export async function bundleFramework(browser: BrowserTarget): Promise<Framework> {
  const entry = browser.development ? 'framework-dev.ts' : 'framework.ts';
  const { metafile, outputFiles } = await build({
    ...browserOptions(browser),
    entryPoints: [{ in: path.join(RUNTIME, entry), out: 'preact' }],
    entryNames: 'assets/[name]',
    write: false,
    alias: { react: '@preact/compat' },
    plugins: [compatPlugin],
  });
  const script = outputFiles.find((file) => file.path.endsWith('.js'))?.contents ?? new Uint8Array();
  const name = `preact-${nameHash(script)}.js`;
  // The script, and its map where there is one.
  const outputs = Object.entries(metafile.outputs).map(
    ([file, output]) => [file.replace('preact.js', name), output] as const,
  );
  for (const [at, [file]] of outputs.entries()) {
    await mkdir(path.resolve(browser.root, path.dirname(file)), { recursive: true });
    await writeFile(path.resolve(browser.root, file), outputFiles[at]?.contents ?? script);
  }
  return {
    name,
    exports: outputs.find(([file]) => file.endsWith('.js'))?.[1].exports ?? [],
    metafile: { ...metafile, outputs: Object.fromEntries(outputs) },
    loader: await minifyLoader(),
  };
}
