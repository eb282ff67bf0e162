import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CACHE } from './paths.ts';

/** Bytes of one file as stored, and as sent by a host that compresses. */
export interface Bytes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export const NO_BYTES: Bytes = { raw: 0, gzip: 0, brotli: 0 };

export const addBytes = (a: Bytes, b: Bytes): Bytes => ({
  raw: a.raw + b.raw,
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli,
});

/** Sizes remembered: some dozens of builds of a site of hundreds of pages. */
const KEPT = 20_000;
const FILE = path.join(CACHE, 'sizes.json');
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Formats that are compressed already: sent as they are. */
const PACKED = /\.(?:woff2|png|avif|webp)$/;

type Sizes = Record<string, readonly [gzip: number, brotli: number]>;

function readSizes(): Sizes {
  try {
    return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Sizes) : {};
  } catch {
    return {}; // a damaged cache is an empty one
  }
}

/**
 * Measures files at brotli 11 and gzip 9, both cores at work. Brotli 11 takes 60 to 100 ms for 50 KB,
 * so sizes are remembered by content.
 */
export class Scales {
  readonly #known = readSizes();
  readonly #used: Sizes = {};

  async weigh(name: string, content: Uint8Array): Promise<Bytes> {
    const raw = content.length;
    if (PACKED.test(name)) return { raw, gzip: raw, brotli: raw };
    const key = createHash('sha256').update(content).digest('base64url');
    const pair = this.#known[key] ?? (await this.#compress(content));
    this.#used[key] = pair;
    return { raw, gzip: pair[0], brotli: pair[1] };
  }

  async #compress(content: Uint8Array): Promise<readonly [number, number]> {
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    const sizes = await Promise.all([compressGzip(content, { level: 9 }), compressBrotli(content, brotli)]);
    return [sizes[0].length, sizes[1].length];
  }

  /** Keeps the sizes for the next build, those of other sites too; the oldest go first. */
  save(): void {
    const all = Object.entries({ ...this.#known, ...readSizes(), ...this.#used }).slice(-KEPT);
    mkdirSync(CACHE, { recursive: true });
    const fresh = `${FILE}.${process.pid}`;
    writeFileSync(fresh, JSON.stringify(Object.fromEntries(all)));
    renameSync(fresh, FILE);
  }
}
