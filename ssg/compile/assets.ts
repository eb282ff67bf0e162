import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OnResolveResult, Plugin } from 'esbuild';
import { nameHash } from '../cache.ts';
import type { Site } from '../contract.ts';

/** Fonts and images that modules and styles import: URL on the site → file on disk. */
export type Assets = Map<string, string>;

/** `special-gothic.woff2` → `/assets/special-gothic-1A2B3C4D.woff2`; the name changes with the content. */
async function hashedUrl(file: string): Promise<string> {
  const { name, ext } = path.parse(file);
  return `/assets/${name}-${nameHash(await readFile(file))}${ext}`;
}

/** Other hosts: `https://…`, and `//…`. */
const REMOTE = /^(?:https?:)?\/\//i;

/**
 * Files that styles name by their address. Those of `static/` must be there. Other hosts are refused: the policy of every
 * page forbids them, and each visitor's address would go there.
 */
export const addressPlugin = (site: Site): Plugin => ({
  name: 'addresses',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:https?:)?\//i }, ({ path: url, kind }): OnResolveResult | undefined => {
      if (kind !== 'url-token' && kind !== 'import-rule') return undefined;
      if (REMOTE.test(url)) {
        const text = `${url} is on another host, which the policy of every page forbids.`;
        return { errors: [{ text, detail: 'Keep the file in this project and name it by its path.' }] };
      }
      const file = path.posix.join(site.static, url.replace(/[?#].*/, ''));
      if (kind === 'url-token' && existsSync(path.join(site.root, file))) return { path: url, external: true };
      return { errors: [{ text: `There is no file ${file}.`, detail: 'Add it, or correct the path.' }] };
    });
  },
});

/**
 * Imports of fonts and images give their URL, in modules and in `url()` alike. esbuild's own file loader would need
 * its `publicPath`, which also rewrites the imports between compiled modules.
 */
export const assetPlugin = (assets: Assets): Plugin => ({
  name: 'assets',
  setup(build) {
    build.onResolve({ filter: /\.(?:woff2|png|avif|webp)$/ }, async ({ path: request, resolveDir, kind }) => {
      const file = path.resolve(resolveDir, request);
      try {
        const url = await hashedUrl(file);
        assets.set(url, file);
        return kind === 'url-token'
          ? { path: url, external: true }
          : { path: file, namespace: 'asset', pluginData: url, watchFiles: [file] };
      } catch {
        return { errors: [{ text: `There is no file ${request}.` }] };
      }
    });
    build.onLoad({ filter: /./, namespace: 'asset' }, ({ pluginData }) => ({
      contents: `export default ${JSON.stringify(pluginData)}`,
      loader: 'js',
    }));
  },
});
