import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/** The project that runs the generator: its `node_modules` resolve React and Preact for every site built with it. */
const PROJECT = process.cwd();
const NODE_MODULES = path.join(PROJECT, 'node_modules');
/** Where packages lie: in the project, or above it in a repository of several. Nearest first. */
export const PACKAGE_FOLDERS = createRequire(path.join(PROJECT, 'package.json')).resolve.paths('react') ?? [];
/** The version of a package that the project has. */
export function packageVersion(name: string): string {
  const manifest = PACKAGE_FOLDERS.map((folder) => path.join(folder, name, 'package.json')).find((file) =>
    existsSync(file),
  );
  return (JSON.parse(readFileSync(manifest ?? '', 'utf8')) as { version: string }).version;
}
/** What builds keep for the next one (`cache.ts`), and the modules of the one that runs. */
export const CACHE = path.resolve(process.env.CACHE_DIR || path.join(NODE_MODULES, '.cache'), 'ssg');
/**
 * The folder of compiled modules, while a build runs.
 * @param buildId what is built, e.g. its output folder: two builds at once need two ids
 */
export const modulesFolder = (buildId: string): string =>
  path.join(CACHE, 'modules', createHash('sha256').update(buildId).digest('hex').slice(0, 12));

export const GENERATOR = path.join(PROJECT, 'ssg');
/** The generator's own modules that become part of the pages. */
export const RUNTIME = path.join(GENERATOR, 'runtime');
