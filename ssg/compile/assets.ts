import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Fonts and images that modules and styles import: URL on the site → file on disk. */
export type Assets = Map<string, string>;

/** `special-gothic.woff2` → `/assets/special-gothic-1A2B3C4D.woff2`; the name changes with the content. */
async function hashedUrl(file: string): Promise<string> {
  const { name, ext } = path.parse(file);
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8)
    .toUpperCase();
  return `/assets/${name}-${hash}${ext}`;
}

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
