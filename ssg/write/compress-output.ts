import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { hashOf } from '../cache.ts';
import { CACHE } from '../paths.ts';
import { packBrotli, packGzip } from './compressors.ts';
import type { Output } from './output.ts';

interface Encoding {
  /** Ending of the compressed file, after that of the original. */
  readonly ending: string;
  readonly pack: (content: Uint8Array) => Promise<Buffer>;
  readonly unpack: (content: Uint8Array) => Promise<Buffer>;
}

const [unpackBrotli, unpackGzip] = [promisify(brotliDecompress), promisify(gunzip)];

const ENCODINGS: readonly Encoding[] = [
  { ending: '.br', pack: packBrotli, unpack: (content) => unpackBrotli(content) },
  { ending: '.gz', pack: packGzip, unpack: (content) => unpackGzip(content) },
];

/** Texts; pictures and fonts are compressed as they are. */
const TEXT = /\.(?:html|css|m?js|svg|xml|txt|json|webmanifest|speculationrules|ics)$/;

/** Files open at the same time: a site may have thousands. */
const AT_ONCE = 32;

const FOLDER = path.join(CACHE, 'compressed');

/** Brotli 11 takes 60 to 100 ms for 50 KB: results are kept by content, and taken only if they give it back. */
async function packOnce(content: Buffer, { ending, pack, unpack }: Encoding): Promise<Buffer> {
  const file = path.join(FOLDER, `${hashOf(content)}${ending}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept && (await unpack(kept).catch(() => undefined))?.equals(content)) return kept;
  const packed = await pack(content);
  await mkdir(FOLDER, { recursive: true });
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, packed);
  await rename(fresh, file);
  return packed;
}

/**
 * Writes a `.br` and a `.gz` beside every text of the output that is smaller so, for hosts that send such files instead
 * of compressing each answer anew (nginx).
 */
export async function compressOutput(output: Output): Promise<void> {
  const packed = new Map<string, Promise<Buffer>>();
  // Every page is written twice: the same text is compressed once.
  const once = (content: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${hashOf(content)}${encoding.ending}`;
    const result = packed.get(key) ?? packOnce(content, encoding);
    packed.set(key, result);
    return result;
  };
  const compress = async (file: string): Promise<void> => {
    const content = await readFile(path.join(output.folder, file));
    for (const encoding of ENCODINGS) {
      const smaller = await once(content, encoding);
      if (smaller.length < content.length) await output.write(`${file}${encoding.ending}`, smaller, file);
    }
  };
  const texts = [...output.files].filter((file) => TEXT.test(file)).sort();
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    await Promise.all(texts.slice(at, at + AT_ONCE).map(compress));
  }
}
