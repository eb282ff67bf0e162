import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../contract.ts';
import { failIfAny, type Problem } from '../problems.ts';
import { isInside, OutputFolder, outputProblems } from './output-folder.ts';

/** What a build writes, and who writes it. */
export class Output extends OutputFolder {
  readonly #folders = new Map<string, Promise<unknown>>();
  readonly #written = new Map<string, string>();
  /** Files that two writers claim, and files that cannot be copied. */
  readonly problems: Problem[] = [];

  /** @throws BuildFailure when nothing can be written for `out` */
  static async open(out: string, site: Site): Promise<Output> {
    failIfAny(outputProblems(out, site));
    const output = new Output(out);
    await output.create();
    return output;
  }

  /** Reserves the name of a file that another module writes. @param writer what the file is made from */
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
}
