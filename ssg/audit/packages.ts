import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { AuditedPages } from './model.ts';
import { packageOf } from './model.ts';

/** The packages in scripts of the browser, each with the folders and versions that are bundled. */
export function bundledPackages({ outputs }: Metafile, root: string): AuditedPages['packages'] {
  const packages: Record<string, Record<string, string>> = {};
  const modules = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  for (const [input, { bytesInOutput }] of modules.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const found = bytesInOutput > 0 ? packageOf(path.resolve(root, input)) : undefined;
    if (!found) continue;
    const { version } = JSON.parse(readFileSync(path.join(found.folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    packages[found.name] ??= {};
    // Where the folder of packages lies differs between machines.
    Object.assign(packages[found.name] ?? {}, { [found.folder.replace(/^.*?(?=node_modules\/)/, '')]: version });
  }
  return packages;
}
