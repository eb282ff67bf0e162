import { randomUUID } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NOT_FOUND } from './routes.ts';

/** The files a route is written to: `/a` as `a.html` and `a/index.html`, so that no plain host answers 404. */
export function filesOfRoute(route: string): string[] {
  if (route === '/') return ['index.html'];
  if (route === NOT_FOUND) return ['404.html'];
  return [`${route.slice(1)}.html`, `${route.slice(1)}/index.html`];
}

/** A fresh folder beside `target` that takes its place when all is written. */
export class Output {
  readonly #folders = new Map<string, Promise<unknown>>();
  readonly #written = new Set<string>();
  readonly #shared = new Map<string, Promise<void>>();
  readonly folder: string;

  constructor(readonly target: string) {
    this.folder = `${target}.${randomUUID().slice(0, 8)}`;
  }

  #folderOf(file: string): Promise<unknown> {
    const folder = path.dirname(path.join(this.folder, file));
    const made = this.#folders.get(folder) ?? mkdir(folder, { recursive: true });
    this.#folders.set(folder, made);
    return made;
  }

  /** Names of all files written, relative to the folder. */
  get files(): ReadonlySet<string> {
    return this.#written;
  }

  async write(file: string, content: string | Uint8Array): Promise<void> {
    this.#written.add(file);
    await this.#folderOf(file);
    await writeFile(path.join(this.folder, file), content);
  }

  /** Writes a file that is named by its content, unless it is there already. */
  async writeOnce(file: string, content: string): Promise<void> {
    const written = this.#shared.get(file) ?? this.write(file, content);
    this.#shared.set(file, written);
    await written;
  }

  async copy(from: string, file: string): Promise<void> {
    this.#written.add(file);
    await this.#folderOf(file);
    await copyFile(from, path.join(this.folder, file));
  }

  /** Copies a whole folder, as it is. */
  async copyFolder(from: string): Promise<void> {
    if (!existsSync(from)) return;
    await this.#folderOf('.');
    cpSync(from, this.folder, { recursive: true });
    const copied = await readdir(from, { recursive: true, withFileTypes: true });
    for (const entry of copied.filter((item) => item.isFile())) {
      this.#written.add(path.posix.join(path.relative(from, entry.parentPath), entry.name));
    }
  }

  /** Puts the new folder in the place of the old one. */
  async swap(): Promise<void> {
    const old = `${this.folder}.old`;
    await mkdir(path.dirname(this.target), { recursive: true });
    if (existsSync(this.target)) await rename(this.target, old);
    await rename(this.folder, this.target);
    await rm(old, { recursive: true, force: true });
  }

  /** Throws the new folder away; the old one stays. */
  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
