import { compressed, TEXT_FILE } from '../write/compressed.ts';

/** Bytes of one file as stored, and as sent by a host that compresses. */
export interface Bytes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export const NO_BYTES: Bytes = { raw: 0, gzip: 0, brotli: 0 };

/** What two files weigh together. */
export const addBytes = (a: Bytes, b: Bytes): Bytes => ({
  raw: a.raw + b.raw,
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli,
});

/** Measures a file at brotli 11 and gzip 9. A file that compression does not shrink is sent as it is. */
export async function compressedSize(name: string, content: Uint8Array): Promise<Bytes> {
  const raw = content.length;
  if (!TEXT_FILE.test(name)) return { raw, gzip: raw, brotli: raw };
  const [gzip, brotli] = await Promise.all([compressed(content, 'gz'), compressed(content, 'br')]);
  return { raw, gzip: Math.min(raw, gzip.length), brotli: Math.min(raw, brotli.length) };
}
