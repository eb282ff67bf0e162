import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compressed, ENCODINGS, TEXT_FILE } from './compressed.ts';
import { inBatches } from './in-batches.ts';
import type { Output } from './output.ts';

/**
 * Writes a `.br` and a `.gz` next to each text of the output that becomes smaller. Some hosts, such as nginx, send these
 * files instead of compressing each response.
 */
export async function compressOutput(output: Output): Promise<void> {
  const compress = async (file: string): Promise<void> => {
    const content = await readFile(path.join(output.folder, file));
    for (const encoding of ENCODINGS) {
      const smaller = await compressed(content, encoding);
      if (smaller.length < content.length) await output.write(`${file}.${encoding}`, smaller, file);
    }
  };
  const texts = [...output.files].filter((file) => TEXT_FILE.test(file)).sort();
  await inBatches(texts, compress);
}
