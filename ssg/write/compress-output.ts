import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FileCache, hashOf } from '../cache.ts';
import { packBrotli, packGzip } from './compressors.ts';
import type { Output } from './output.ts';

interface Encoding {
  /** Ending of the compressed file, after that of the original. */
  readonly ending: string;
  readonly pack: (content: Uint8Array) => Promise<Buffer>;
  readonly cache: FileCache;
}

const LIMIT = 64 * 1024 * 1024;

const ENCODINGS: readonly Encoding[] = [
  { ending: '.br', pack: packBrotli, cache: new FileCache('brotli', LIMIT) },
  { ending: '.gz', pack: packGzip, cache: new FileCache('gzip', LIMIT) },
];

/** Texts; pictures and fonts are compressed as they are. */
const TEXT = /\.(?:html|css|m?js|svg|xml|txt|json|webmanifest|speculationrules|ics)$/;

/** Files open at the same time: a site may have thousands. */
const AT_ONCE = 32;

/** Brotli 11 takes 60 to 100 ms for 50 KB: results are kept by content. */
async function packOnce(content: Buffer, { pack, cache }: Encoding): Promise<Buffer> {
  const known = cache.get(content);
  if (known) return known;
  const packed = await pack(content);
  cache.set(content, packed);
  return packed;
}

/**
 * Writes a `.br` and a `.gz` next to each text of the output that becomes smaller. Some hosts, such as nginx, send these
 * files instead of compressing each response.
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
