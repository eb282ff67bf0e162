import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { DividedPart } from '../critical.ts';
import { cssWithBasePath } from '../html.ts';
import { moduleName } from './graph.ts';
import { type Share, tally } from './model.ts';

/** What no module accounts for, so that shares add up to the whole. */
const rest = (whole: number, shares: readonly Share[], module: string): Share => ({
  module,
  bytes: whole - shares.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** `/assets/a-1B2C.js` → the modules of that script, from esbuild's metafile. */
export function scriptShares(url: string, { outputs }: Metafile, root: string): Share[] {
  const [, output] = Object.entries(outputs).find(([file]) => path.basename(file) === path.basename(url)) ?? [];
  if (!output) return [];
  const shares = Object.entries(output.inputs).map(([input, { bytesInOutput }]) => ({
    module: moduleName(input, root),
    bytes: bytesInOutput,
  }));
  return tally([...shares, rest(output.bytes, shares, '(imports and exports)')]);
}

/** The source files of a page's inlined or linked styles. @param whole bytes of all of them together */
export function sheetShares(
  divided: readonly DividedPart[],
  place: 'inline' | 'late',
  whole: number,
  basePath: string,
): Share[] {
  const shares = divided.map((part) => ({
    module: part.source || '(unnamed)',
    bytes: Buffer.byteLength(cssWithBasePath(part[place], basePath)),
  }));
  return tally([...shares, rest(whole, shares, '(other)')]);
}

/** esbuild's metafile with scripts named as they are served, for esbuild's own analyzer. */
export function servedMetafile({ inputs, outputs }: Metafile): Metafile {
  const served = (file: string): string => `assets/${path.basename(file)}`;
  const names = new Map(Object.keys(outputs).map((file) => [file, served(file)]));
  const renamed = Object.entries(outputs).map(([file, output]) => [
    served(file),
    { ...output, imports: output.imports.map((item) => ({ ...item, path: names.get(item.path) ?? item.path })) },
  ]);
  return { inputs, outputs: Object.fromEntries(renamed) as Metafile['outputs'] };
}
