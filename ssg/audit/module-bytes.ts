import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { cssWithBasePath } from '../render/base-path.ts';
import type { DividedPart } from '../render/first-screen-styles.ts';
import { moduleName } from './graph.ts';
import type { AuditedPages, ModuleBytes } from './model.ts';
import { packageOf, tally } from './modules.ts';

/** What no module accounts for, so that modules add up to the whole. */
export const rest = (whole: number, modules: readonly ModuleBytes[], module: string): ModuleBytes => ({
  module,
  bytes: whole - modules.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** `/assets/a-1B2C.js` → the modules of that script, from esbuild's metafile. */
export function scriptModuleBytes(url: string, { outputs }: Metafile, root: string): ModuleBytes[] {
  const [, output] = Object.entries(outputs).find(([file]) => path.basename(file) === path.basename(url)) ?? [];
  if (!output) return [];
  const modules = Object.entries(output.inputs).map(([input, { bytesInOutput }]) => ({
    module: moduleName(input, root),
    bytes: bytesInOutput,
  }));
  return tally([...modules, rest(output.bytes, modules, '(imports and exports)')]);
}

/** The source files of a page's inlined or linked styles. @param whole bytes of all of them together */
export function styleModuleBytes(
  divided: readonly DividedPart[],
  place: 'inline' | 'deferred',
  whole: number,
  basePath: string,
): ModuleBytes[] {
  const modules = divided.map((part) => ({
    module: part.source || '(unnamed)',
    bytes: Buffer.byteLength(cssWithBasePath(part[place], basePath)),
  }));
  return tally([...modules, rest(whole, modules, '(other)')]);
}

/** The packages in scripts of the browser, each with the folders and versions that are bundled. */
export function bundledPackages({ outputs }: Metafile, root: string): AuditedPages['packages'] {
  const packages: Record<string, Record<string, string>> = {};
  const modules = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  for (const [input, { bytesInOutput }] of modules.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const found = bytesInOutput > 0 ? packageOf(path.resolve(root, input)) : undefined;
    if (!found) continue;
    const manifest = JSON.parse(readFileSync(path.join(found.folder, 'package.json'), 'utf8')) as { version: string };
    // Where the folder of packages lies differs between machines.
    const folder = found.folder.replace(/^.*?(?=node_modules\/)/, '');
    packages[found.name] = { ...packages[found.name], [folder]: manifest.version };
  }
  return packages;
}
