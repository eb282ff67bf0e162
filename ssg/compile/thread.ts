import path from 'node:path';
import { GENERATOR } from '../paths.ts';

/**
 * Compiles a file of the generator that a thread runs.
 * @param name path from the generator's folder
 * @param outfile absolute path of the module
 */
export async function compileThread(name: string, outfile: string): Promise<void> {
  const { build } = await import('esbuild'); // here, because threads that import this file do without
  await build({
    entryPoints: [path.join(GENERATOR, name)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
    jsx: 'automatic',
  });
}
