import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { RUNTIME } from '../paths.ts';
import { type BrowserTarget, browserOptions } from './browser-options.ts';

/** Preact and what hydrates islands, as one file that does not depend on the islands. */
export interface Framework {
  /** Name of the file, next to the scripts that import it. */
  readonly name: string;
  /** What the scripts of islands can import from it. */
  readonly exports: readonly string[];
  readonly metafile: Metafile;
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

/** Bundles `runtime/framework.ts` with React replaced by Preact. */
export async function bundleFramework(browser: BrowserTarget): Promise<Framework> {
  const entry = browser.development ? 'framework-dev.ts' : 'framework.ts';
  const { metafile } = await build({
    ...browserOptions(browser),
    entryPoints: [{ in: path.join(RUNTIME, entry), out: 'preact' }],
    alias: { react: '@preact/compat' },
    plugins: [compatPlugin],
  });
  const [[file, output] = ['', undefined]] = Object.entries(metafile.outputs);
  return { name: path.basename(file), exports: output?.exports ?? [], metafile };
}
