import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../contract.ts';
import type { Problem } from '../problems.ts';

/** Every build leaves this file, so a folder that has it may be replaced by the next. */
const MARK = 'sitemap.xml';

const isInside = (folder: string, file: string): boolean => !path.relative(folder, file).startsWith('..');

/** A build replaces its output folder as a whole: one that holds anything else must not be named by mistake. */
export function outputProblems(out: string, site: Site): Problem[] {
  const problem = (what: string): Problem[] => [
    { file: out, what, fix: 'Name another folder with --out, or leave it out for dist/.' },
  ];
  if (isInside(out, site.root)) return problem('This folder holds the site itself, and a build would replace it.');
  const source = site.watch.find((name) => isInside(path.join(site.root, name), out));
  if (source) return problem(`This folder lies in ${source}/, which is read by the build.`);
  if (existsSync(out) && !statSync(out).isDirectory()) return problem('This is a file, not a folder.');
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(path.join(out, MARK))) {
    return problem('This folder holds files that no build has written, and a build would remove them.');
  }
  return [];
}

/** A fresh folder beside `target` that takes its place when all is written. */
export class Output {
  readonly #folders = new Map<string, Promise<unknown>>();
  readonly #written = new Map<string, string>();
  readonly folder: string;
  /** Files that two writers claim. */
  readonly problems: Problem[] = [];

  constructor(readonly target: string) {
    this.folder = `${target}.${randomUUID().slice(0, 8)}`;
  }

  /** Takes a name for a file that somebody else writes. @param writer what the file is made from */
  claim(file: string, writer: string): void {
    if (!isInside(this.folder, path.join(this.folder, file))) {
      throw new Error(`${writer} would write ${file}, outside of the output.`);
    }
    const other = this.#written.get(file);
    if (other) {
      const fix = 'Rename or remove one of the two.';
      this.problems.push({ file: writer, what: `It writes ${file}, which ${other} writes too.`, fix });
    }
    this.#written.set(file, writer);
  }

  /** Names of all files written, relative to the folder. */
  get files(): ReadonlySet<string> {
    return new Set(this.#written.keys());
  }

  #folderOf(file: string): Promise<unknown> {
    const folder = path.dirname(path.join(this.folder, file));
    const made = this.#folders.get(folder) ?? mkdir(folder, { recursive: true });
    this.#folders.set(folder, made);
    return made;
  }

  /** @param writer what the file is made from, for a problem that names it */
  async write(file: string, content: string | Uint8Array, writer: string): Promise<void> {
    this.claim(file, writer);
    await this.#folderOf(file);
    await writeFile(path.join(this.folder, file), content);
  }

  async copy(from: string, file: string): Promise<void> {
    this.claim(file, from);
    await this.#folderOf(file);
    await copyFile(from, path.join(this.folder, file));
  }

  /** Copies a whole folder, as it is. */
  async copyFolder(from: string): Promise<void> {
    if (!existsSync(from)) return;
    const entries = await readdir(from, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    await Promise.all(files.map((file) => this.copy(file, path.relative(from, file).split(path.sep).join('/'))));
  }

  /** Puts the new folder in the place of the old one; if that fails, the old one is back. */
  async swap(): Promise<void> {
    const old = `${this.folder}.old`;
    const replaces = existsSync(this.target);
    await mkdir(path.dirname(this.target), { recursive: true });
    if (replaces) await rename(this.target, old);
    try {
      await rename(this.folder, this.target);
    } catch (error) {
      if (replaces) await rename(old, this.target);
      throw error;
    }
    await rm(old, { recursive: true, force: true });
  }

  /** Throws the new folder away; the old one stays. */
  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
