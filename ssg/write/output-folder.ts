import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Site } from '../contract.ts';
import { BuildFailure, type Problem } from '../problems.ts';

/** Every build leaves this file: a folder that has it may be replaced by the next. Its name keeps it out of listings. */
export const MARK = '.ssg-output';
const MARK_TEXT = 'A build wrote this folder, and the next one replaces it.\n';

const OTHER_FOLDER = 'Name another folder with --out, or leave it out for dist/.';

/** Whether a file lies in a folder, or is that folder. */
export const isInside = (folder: string, file: string): boolean => !path.relative(folder, file).startsWith('..');

/** A path without symlinks. The last parts of it need not exist. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return path.join(realPath(path.dirname(file)), path.basename(file));
  }
}

/** A build replaces its output folder as a whole: one that holds anything else must not be named by mistake. */
export function outputProblems(out: string, site: Site): Problem[] {
  const problem = (what: string, fix = OTHER_FOLDER): Problem[] => [{ file: out, what, fix }];
  const [target, root] = [realPath(out), realPath(site.root)];
  if (isInside(target, root)) return problem('This folder holds the site itself, and a build would replace it.');
  const source = site.watch.find((name) => isInside(path.join(root, name), target));
  if (source) return problem(`This folder is in ${source}/, which the build reads.`);
  if (!existsSync(target)) {
    const isLink = lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink();
    return isLink ? problem('This symlink leads to no folder.', 'Create the folder, or remove the symlink.') : [];
  }
  if (!statSync(target).isDirectory()) return problem('This is a file, not a folder.');
  if (readdirSync(target).length === 0 || existsSync(path.join(target, MARK))) return [];
  return problem(
    `This folder lacks the file ${MARK}, so a build cannot know that it may remove what is in it.`,
    'If version 0.1 built it, delete it once. If not, name another folder with --out.',
  );
}

/** Why a step on the output folder failed, by the code of the system. */
const REASONS: Readonly<Record<string, readonly [why: string, fix: string]>> = {
  EACCES: [
    'this user has no permission',
    'Give this user the right to write there, or name another folder with --out.',
  ],
  EBUSY: ['it is a mount point, or another program holds it', 'Name a folder inside it, as in --out dist/site.'],
  EPERM: ['the system does not allow it', 'Make the folder writable, or name another one with --out.'],
  EROFS: ['the file system is read-only', 'Make it writable, or name another folder with --out.'],
  EXDEV: ['it is a mount point', 'Name a folder inside it, as in --out dist/site.'],
};

/** Does one step on a folder. @throws BuildFailure with the reason of the system */
async function attempt<T>(file: string, step: string, work: Promise<T>): Promise<T> {
  return work.catch((error: NodeJS.ErrnoException) => {
    const { code = '', message } = error;
    const [why, fix] = REASONS[code] ?? [message, OTHER_FOLDER];
    throw new BuildFailure([{ file, what: `The build cannot ${step}: ${why} (${code}).`, fix }]);
  });
}

/** Removes a folder. The mark goes last, so that the next build knows what is left after an interruption. */
async function removeFolder(folder: string): Promise<void> {
  const rest = (await readdir(folder)).filter((name) => name !== MARK);
  const options = { recursive: true, force: true, maxRetries: 3 };
  await Promise.all(rest.map((name) => rm(path.join(folder, name), options)));
  await rm(folder, options);
}

/** Folders that builds of this process write to. */
const active = new Set<string>();

const OWNER = `${hostname()} ${process.pid}`;

/** Whether the build that writes to a folder still runs. On another computer there is no way to tell: it counts. */
function isRunning(owner: string, folder: string): boolean {
  const [host, pid] = owner.split(' ');
  if (owner === OWNER) return active.has(folder);
  if (host !== hostname()) return true;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it runs, as another user
  }
}

interface Neighbour {
  readonly folder: string;
  /** Who writes to it; nothing for a former output. */
  readonly owner: string | undefined;
  /** When it got its mark, in nanoseconds. */
  readonly start: bigint;
}

const startOf = (folder: string): bigint => statSync(path.join(folder, MARK), { bigint: true }).mtimeNs;

/** Folders that other builds of `target` have made next to it. */
function neighbours(target: string, own: string): Neighbour[] {
  const { dir, base } = path.parse(target);
  return readdirSync(dir).flatMap((name) => {
    const folder = path.join(dir, name);
    const ending = name.startsWith(base) ? /^\.[\da-f]{8}(\.old)?$/.exec(name.slice(base.length)) : null;
    if (!ending || folder === own) return [];
    try {
      const owner = readFileSync(path.join(folder, MARK), 'utf8');
      return { folder, owner: ending[1] ? undefined : owner, start: startOf(folder) };
    } catch {
      return []; // no mark: not a folder of a build, or another build has just removed it
    }
  });
}

/** A fresh folder next to the output folder. It takes its place when everything is written. */
export class OutputFolder {
  /** What is written to until it takes the place of the old one. */
  readonly folder: string;
  readonly #target: string;

  /** @param out path that the folder will have; a symlink is followed: the folder that it leads to is replaced */
  constructor(out: string) {
    this.#target = realPath(out);
    this.folder = `${this.#target}.${randomUUID().slice(0, 8)}`;
  }

  /**
   * Creates the fresh folder, and removes those that killed builds have left.
   * @throws BuildFailure when another build writes to the same output folder, or a folder cannot be made or removed
   */
  async create(): Promise<void> {
    const { folder } = this;
    active.add(folder);
    const parent = path.dirname(folder);
    await attempt(parent, 'create this folder', mkdir(parent, { recursive: true }));
    // Not in one call: a recursive one reports a read-only file system as a missing folder.
    await attempt(parent, 'create a folder here', mkdir(folder));
    try {
      await writeFile(path.join(folder, MARK), OWNER);
      await this.#clearNeighbours();
    } catch (error) {
      await this.discard();
      throw error;
    }
  }

  async #clearNeighbours(): Promise<void> {
    const own = startOf(this.folder);
    for (const { folder, owner, start } of neighbours(this.#target, this.folder)) {
      if (owner !== undefined && isRunning(owner, folder)) {
        if (start > own) continue; // it started later, so it stops itself
        const what = `Another build (host and process: ${owner}) writes to ${this.#target} now.`;
        const fix = 'Wait for it to end. If it has been killed, delete this folder.';
        throw new BuildFailure([{ file: folder, what, fix }]);
      }
      // Killed between the two steps of the swap: this is the only copy.
      if (owner === undefined && !existsSync(this.#target)) await rename(folder, this.#target);
      else await attempt(folder, 'remove what an earlier build has left', removeFolder(folder));
    }
  }

  /**
   * Puts the fresh folder in the place of the old one.
   * @throws BuildFailure when the system does not let it; the old one is then back
   */
  async swap(): Promise<void> {
    const { folder } = this;
    const target = this.#target;
    const old = `${folder}.old`;
    const replaces = existsSync(target);
    if (replaces) await attempt(target, 'replace this folder', rename(target, old));
    try {
      await attempt(target, 'put the new folder in this place', rename(folder, target));
    } catch (error) {
      if (replaces) await rename(old, target);
      throw error;
    }
    await writeFile(path.join(target, MARK), MARK_TEXT);
    // What cannot be removed now, the next build removes, or says why not.
    if (replaces) await removeFolder(old).catch(() => undefined);
  }

  /** Removes the fresh folder, if it is still there. The old one stays. */
  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    active.delete(this.folder);
  }
}
