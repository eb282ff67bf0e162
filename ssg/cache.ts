import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE } from './paths.ts';

/** SHA-256 of some content, short enough for a file name. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

interface Stored<Value> {
  readonly check: string;
  readonly entries: Readonly<Record<string, Value>>;
}

/** What a thread has learned, by cache and key: plain data. */
export type Learned = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** The caches of this thread by name. */
const caches = new Map<string, BuildCache<unknown>>();

/** All that this thread has learned: its caches are saved by the main one. */
export const learned = (): Learned => new Map([...caches].map(([name, cache]) => [name, cache.news]));

/** Takes over what another thread has learned. */
export function learn(news: Learned): void {
  for (const [name, entries] of news) for (const [key, value] of entries) caches.get(name)?.set(key, value);
}

/** Keeps everything for the next build. */
export function saveCaches(): void {
  for (const cache of caches.values()) cache.save();
}

/**
 * Results remembered between builds, in one JSON file. It may be deleted at any time; a damaged one is noticed by its
 * checksum and counts as empty. When there are too many, those go that were not used for longest.
 */
export class BuildCache<Value> {
  readonly #file: string;
  readonly #limit: number;
  readonly #news = new Map<string, Value>();
  #entries: Map<string, Value> | undefined;

  constructor(name: string, limit: number) {
    this.#file = path.join(CACHE, `${name}.json`);
    this.#limit = limit;
    caches.set(name, this);
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

  /** What was set since it was last saved. */
  get news(): ReadonlyMap<string, Value> {
    return this.#news;
  }

  get(key: string): Value | undefined {
    const value = this.#all.get(key);
    if (value !== undefined) this.#moveToEnd(key, value);
    return value;
  }

  #moveToEnd(key: string, value: Value): void {
    this.#all.delete(key); // the first ones are the first to go
    this.#all.set(key, value);
  }

  set(key: string, value: Value): void {
    this.#moveToEnd(key, value);
    this.#news.set(key, value);
  }

  /** Writes what changed; whole or not at all. */
  save(): void {
    if (this.#news.size === 0) return;
    const entries = Object.fromEntries([...this.#all].slice(-this.#limit));
    const fresh = `${this.#file}.${randomUUID()}`;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(fresh, JSON.stringify({ check: hashOf(JSON.stringify(entries)), entries }));
    renameSync(fresh, this.#file);
    this.#news.clear();
  }
}
