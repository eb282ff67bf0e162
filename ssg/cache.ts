import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { CACHE } from './paths.ts';

/** SHA-256 of some content, short enough for a file name. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

interface Stored<Value> {
  readonly check: string;
  readonly entries: Readonly<Record<string, Value>>;
}

/**
 * Results remembered between builds, in one JSON file. It may be deleted at any time; a damaged one is noticed by its
 * checksum and counts as empty. What no recent build used falls out when there are too many.
 */
export class BuildCache<Value> {
  readonly #file: string;
  readonly #limit: number;
  #entries: Map<string, Value> | undefined;
  #isChanged = false;

  constructor(name: string, limit: number) {
    this.#file = path.join(CACHE, `${name}.json`);
    this.#limit = limit;
  }

  #read(): Map<string, Value> {
    try {
      const { check, entries } = JSON.parse(readFileSync(this.#file, 'utf8')) as Stored<Value>;
      if (check === hashOf(JSON.stringify(entries))) return new Map(Object.entries(entries));
    } catch {
      // none yet, or no JSON: empty
    }
    return new Map();
  }

  get #all(): Map<string, Value> {
    this.#entries ??= this.#read();
    return this.#entries;
  }

  get(key: string): Value | undefined {
    return this.#all.get(key);
  }

  set(key: string, value: Value): void {
    this.#all.delete(key); // to the end: the oldest fall out first
    this.#all.set(key, value);
    this.#isChanged = true;
  }

  /** Writes what changed; whole or not at all. */
  save(): void {
    if (!this.#isChanged) return;
    const entries = Object.fromEntries([...this.#all].slice(-this.#limit));
    const fresh = `${this.#file}.${process.pid}`;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(fresh, JSON.stringify({ check: hashOf(JSON.stringify(entries)), entries }));
    renameSync(fresh, this.#file);
    this.#isChanged = false;
  }
}
