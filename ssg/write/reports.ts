import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteData } from '../contract.ts';
import { deployFiles } from './hosts/files.ts';

/**
 * Writes what must not be served, next to the site: the configuration of hosts, and what each page weighs.
 * @param weights of the pages, as JSON
 */
export async function writeReports(folder: string, data: SiteData, weights: readonly object[]): Promise<void> {
  const files = { ...deployFiles(data), 'weights.json': `${JSON.stringify(weights, null, 2)}\n` };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
