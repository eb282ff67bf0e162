import { createHash } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';

/** The project that runs the generator: its `node_modules` resolve React and Preact for every site built with it. */
const PROJECT = process.cwd();
export const NODE_MODULES = path.join(PROJECT, 'node_modules');
/** Everything here may be deleted at any time. Benchmarks name a folder of their own, which is empty. */
export const CACHE = path.join(NODE_MODULES, '.cache', process.env.SSG_CACHE ?? 'ssg');
/** The cache's folder for the compiled modules of one build. */
export const cacheFolder = (target: string): string =>
  path.join(CACHE, createHash('sha256').update(target).digest('hex').slice(0, 12));

export const GENERATOR = path.join(PROJECT, 'ssg');
/** The generator's own modules that become part of the pages. */
export const RUNTIME = path.join(GENERATOR, 'runtime');
