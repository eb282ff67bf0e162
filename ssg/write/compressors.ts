import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

/** Brotli at level 11, the highest: hosts compress once what is sent a thousand times. */
export const packBrotli = (content: Uint8Array): Promise<Buffer> =>
  brotliOf(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** Gzip at level 9, the highest. */
export const packGzip = (content: Uint8Array): Promise<Buffer> => gzipOf(content, { level: 9 });
