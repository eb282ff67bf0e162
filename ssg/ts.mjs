/**
 * Runs a TypeScript entry on Node 20, which cannot read TypeScript itself: `node ssg/ts.mjs build.ts --release`.
 * The entry is bundled with esbuild (about 25 ms, packages stay outside) and imported in this same process,
 * so that there is one Node start and one esbuild service, not two.
 */
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [node, , entry, ...args] = process.argv;
process.env.NODE_ENV ??= args.includes('--dev') ? 'development' : 'production';
process.setSourceMapsEnabled(true);

const cache = writableCache();
const compiled = path.join(cache, 'ts', `${entry.replaceAll(/\W/g, '-')}.mjs`);
const building = build({
  entryPoints: [entry],
  outfile: compiled,
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'linked',
}).catch(() => process.exit(1)); // esbuild has said what is wrong, and where
// Meanwhile, in this process: what every build needs.
for (const name of ['react-dom/server', 'htmlparser2']) await import(name);
const { outputFiles } = await building;

if (process.env.CACHE_DIR) linkPackages();
for (const { path: file, contents } of outputFiles) {
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, contents);
  renameSync(fresh, file); // two runs at once must not read each other's half-written file
}

/** The folder of the cache. If it cannot be written, as in a container, this run has a temporary one. */
function writableCache() {
  const folder = path.resolve(process.env.CACHE_DIR || 'node_modules/.cache');
  try {
    mkdirSync(path.join(folder, 'ts'), { recursive: true });
    accessSync(path.join(folder, 'ts'), constants.W_OK);
    return folder;
  } catch ({ code }) {
    const temporary = mkdtempSync(path.join(tmpdir(), 'ssg-'));
    process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
    console.error(`${folder} cannot be written (${code}): nothing is kept for the next run. CACHE_DIR names another.`);
    process.env.CACHE_DIR = temporary; // for all that follows, threads among them
    mkdirSync(path.join(temporary, 'ts'));
    return temporary;
  }
}

/** Lets modules in a cache outside of the project find its packages, which may lie above the project. */
function linkPackages() {
  const link = path.join(cache, 'node_modules');
  const folders = createRequire(path.resolve('package.json')).resolve.paths('esbuild');
  const packages = folders.find((folder) => existsSync(path.join(folder, 'esbuild')));
  if (existsSync(link) && realpathSync(link) === realpathSync(packages)) return;
  rmSync(link, { force: true });
  symlinkSync(packages, link, 'junction');
}

process.argv = [node, path.resolve(entry), ...args];
await import(pathToFileURL(compiled).href);
