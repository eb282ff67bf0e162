import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { modulesFolder, PACKAGE_FOLDERS } from '../paths.ts';

/** The oldest browsers that scripts and styles are written for, as esbuild names them. */
export const BROWSERS = ['chrome120', 'firefox120', 'safari17'];

/** What scripts of the browser are built for. */
export interface BrowserTarget {
  readonly root: string;
  /** See `modulesFolder`. */
  readonly buildId: string;
  /** Readable, and with Preact's own checks. */
  readonly development: boolean;
  /** Writes a map next to each script, which no script names. */
  readonly sourceMaps?: boolean;
}

/** esbuild's options for every script of the browser. */
export const browserOptions = ({ root, buildId, development, sourceMaps }: BrowserTarget) =>
  ({
    absWorkingDir: root,
    outdir: path.join(modulesFolder(buildId), 'client'),
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: !development,
    metafile: true as const,
    sourcemap: sourceMaps ? ('external' as const) : false,
    platform: 'browser' as const,
    format: 'esm' as const,
    target: BROWSERS,
    nodePaths: [...PACKAGE_FOLDERS],
    define: { 'process.env.NODE_ENV': '"production"' },
    charset: 'utf8' as const, // module scripts are UTF-8 by definition
    legalComments: 'none' as const,
    logLevel: 'silent' as const,
  }) satisfies BuildOptions;
