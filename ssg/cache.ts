/**
 * What builds keep for the next one. Everything here may be deleted at any time. Each file holds a checksum and is
 * written whole or not at all: one that is damaged counts as missing, and builds that run at once do not disturb each
 * other. What was not used for longest is removed first.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CACHE } from './paths.ts';

/** SHA-256 of some content, short enough for a file name. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

/** A cache that saves what it has learned when the build ends. */
interface Kept {
  save(): void;
}

/** All caches of this thread. */
const caches = new Set<Kept>();

/** Keeps everything for the next build, whether this one succeeds or not. */
export function saveCaches(): void {
  for (const cache of caches) cache.save();
}

function readChecked(file: string): Buffer | undefined {
  try {
    const stored = readFileSync(file);
    const content = stored.subarray(27);
    return stored.toString('latin1', 0, 27) === hashOf(content) ? content : undefined;
  } catch {
    return undefined; // none yet
  }
}

/** A build does not need its cache: a full disk or a read-only folder is no reason to fail. */
function writeChecked(file: string, content: Uint8Array): void {
  const fresh = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(fresh, Buffer.concat([Buffer.from(hashOf(content), 'latin1'), content]));
    renameSync(fresh, file);
  } catch {
    rmSync(fresh, { force: true });
  }
}

function markAsUsed(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // a read-only folder
  }
}

/** Files by the text or bytes that they are made from, such as pictures. */
export class FileCache implements Kept {
  readonly #folder: string;
  readonly #limit: number;
  #hasGrown = false;

  /** @param limit bytes of all files */
  constructor(name: string, limit: number) {
    this.#folder = path.join(CACHE, name);
    this.#limit = limit;
    caches.add(this);
  }

  #fileOf(key: string | Uint8Array): string {
    return path.join(this.#folder, hashOf(key));
  }

  get(key: string | Uint8Array): Buffer | undefined {
    const file = this.#fileOf(key);
    const content = readChecked(file);
    if (content) markAsUsed(file);
    return content;
  }

  set(key: string | Uint8Array, content: Uint8Array): void {
    writeChecked(this.#fileOf(key), content);
    this.#hasGrown = true;
  }

  save(): void {
    if (!this.#hasGrown || !existsSync(this.#folder)) return;
    this.#hasGrown = false;
    const files = readdirSync(this.#folder).map((name) => {
      const file = path.join(this.#folder, name);
      return { file, stat: statSync(file, { throwIfNoEntry: false }) };
    });
    let size = 0;
    for (const { file, stat } of files.sort((a, b) => (b.stat?.mtimeMs ?? 0) - (a.stat?.mtimeMs ?? 0))) {
      size += stat?.size ?? 0;
      if (size > this.#limit) rmSync(file, { force: true });
    }
  }
}

/** What a thread has learned, by cache and key: plain data. */
export type Learned = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

const memos = new Map<string, Memo<unknown>>();

/** All that this thread has learned: its memos are saved by the main one. */
export const learned = (): Learned => new Map([...memos].map(([name, memo]) => [name, memo.news]));

/** Takes over what another thread has learned. */
export function learn(news: Learned): void {
  for (const [name, entries] of news) for (const [key, value] of entries) memos.get(name)?.set(key, value);
}

/** Small results by their key, together in one JSON file. */
export class Memo<Value> implements Kept {
  readonly #file: string;
  readonly #limit: number;
  readonly #news = new Map<string, Value>();
  #entries: Map<string, Value> | undefined;

  /** @param limit number of results */
  constructor(name: string, limit: number) {
    this.#file = path.join(CACHE, `${name}.json`);
    this.#limit = limit;
    caches.add(this);
    memos.set(name, this);
  }

  /** In the order of their last use. */
  get #all(): Map<string, Value> {
    this.#entries ??= new Map(JSON.parse(readChecked(this.#file)?.toString() ?? '[]') as [string, Value][]);
    return this.#entries;
  }

  /** What was set since it was last saved. */
  get news(): ReadonlyMap<string, Value> {
    return this.#news;
  }

  get(key: string): Value | undefined {
    const value = this.#all.get(key);
    if (value !== undefined) this.#use(key, value);
    return value;
  }

  #use(key: string, value: Value): void {
    this.#all.delete(key);
    this.#all.set(key, value);
  }

  set(key: string, value: Value): void {
    this.#use(key, value);
    this.#news.set(key, value);
  }

  save(): void {
    if (this.#news.size === 0) return;
    writeChecked(this.#file, Buffer.from(JSON.stringify([...this.#all].slice(-this.#limit))));
    this.#news.clear();
  }
}
