import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../contract.ts';
import type { Problem } from '../problems.ts';

/** Dot files that belong on a site. The build writes `.nojekyll` itself. */
const WELL_KNOWN = '.well-known';
const WRITTEN_ANYWAY = '.nojekyll';

/** What a URL holds without an escape (RFC 3986, unreserved): the same name for every host, link and file system. */
const URL_SAFE = /^[\w.~-]+$/;

interface StaticFiles {
  /** Relative to the folder, with `/`. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Why a file or folder cannot be part of a site, as sentence and fix. */
function entryProblem(name: string, isFile: boolean): [what: string, fix: string] | undefined {
  if (name.startsWith('.') && name !== WELL_KNOWN) {
    return ['This dot file would be published.', 'Keep it outside of this folder, or rename it without the dot.'];
  }
  if (!URL_SAFE.test(name)) {
    const what = `Its name ${JSON.stringify(name)} would need escapes in a URL.`;
    return [what, 'Use only the letters a to z and A to Z, digits, ".", "-", "_" and "~".'];
  }
  return isFile ? undefined : ['This is a symlink or no file, and is not copied.', 'Put the file itself here.'];
}

/** The files of `static/`, and what cannot be copied from there: dot files, symlinks, names that a URL would escape. */
export function findStaticFiles(site: Site): StaticFiles {
  const root = path.join(site.root, site.static);
  const files: string[] = [];
  const problems: Problem[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = path.posix.join(folder, entry.name);
      if (file === WRITTEN_ANYWAY) continue;
      const [what, fix] = entryProblem(entry.name, entry.isFile() || entry.isDirectory()) ?? [];
      if (what && fix) problems.push({ file: path.posix.join(site.static, file), what, fix });
      else if (entry.isDirectory()) visit(file);
      else files.push(file);
    }
  };
  if (existsSync(root)) visit('');
  return { files, problems };
}
