import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PARTS = ['pages', 'components', 'content', 'styles', 'static', 'ssg', 'build.ts', 'package.json'];
const SETTINGS = ['tsconfig.json', 'biome.json', '.gitignore'];

/** Copies this site to a folder of its own, which builds like this one and can be changed. */
export async function copySite(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'copy-'));
  for (const name of [...PARTS, ...SETTINGS]) cpSync(name, path.join(copy, name), { recursive: true });
  // One by one: the compiled build.ts in `.cache` must be the copy's own. The generator's cache can be shared.
  mkdirSync('node_modules/.cache/ssg', { recursive: true });
  mkdirSync(path.join(copy, 'node_modules/.cache'), { recursive: true });
  for (const name of [...readdirSync('node_modules').filter((name) => name !== '.cache'), '.cache/ssg']) {
    symlinkSync(path.resolve('node_modules', name), path.join(copy, 'node_modules', name));
  }
  return copy;
}
