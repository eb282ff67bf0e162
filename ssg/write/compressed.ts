import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOf, recall, remember } from '../cache.ts';

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

/** By the ending of a compressed file. The highest levels: hosts compress once what is sent a thousand times. */
const ENCODERS = {
  br: (content: Uint8Array): Promise<Buffer> =>
    brotliOf(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Uint8Array): Promise<Buffer> => gzipOf(content, { level: 9 }),
} as const;

export type Encoding = keyof typeof ENCODERS;
export const ENCODINGS: readonly Encoding[] = ['br', 'gz'];

/** Texts; pictures, fonts, video and audio are sent as they are, since they are compressed already. */
export const TEXT_FILE = /\.(?:html|css|m?js|svg|xml|txt|json|webmanifest|speculationrules|ics)$/;

/** Brotli at level 1: an upper bound of level 11, in 0.1 ms for 20 KB. */
export const compressQuickly = (content: Uint8Array): Promise<Buffer> =>
  brotliOf(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

/** Under way: every page is written twice, and the same text is compressed once. */
const running = new Map<string, Promise<Buffer>>();

/** Some content, compressed. Brotli 11 takes 60 to 100 ms for 50 KB, so that results are kept. */
export async function compressed(content: Uint8Array, encoding: Encoding): Promise<Buffer> {
  const known = recall(encoding, content);
  if (known) return known;
  const key = hashOf(encoding, content);
  const packing = running.get(key) ?? ENCODERS[encoding](content);
  running.set(key, packing);
  const packed = await packing;
  if (running.delete(key)) remember(encoding, content, packed);
  return packed;
}
