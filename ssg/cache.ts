/**
 * What builds keep for the next one. Everything here may be deleted at any time. Each result is a file with a checksum,
 * written whole or not at all: one that is damaged counts as missing, and builds that run at once do not disturb each
 * other.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE } from './paths.ts';

const FOLDER = path.join(CACHE, 'results');
/** Bytes of all results together. */
const LIMIT = 512 * 1024 * 1024;

/** SHA-256 of some content, short enough for a file name. */
export const hashOf = (...content: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return hash.digest('base64url').slice(0, 27);
};

/** What stands in the name of a served file, and changes with its content. */
export const nameHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();

/** The file of a result. @param kind which step made it @param key all that it is made from */
export const resultFile = (kind: string, key: string | Uint8Array): string =>
  path.join(FOLDER, hashOf(kind, '\0', key));

/** A result of an earlier build. Each use keeps it from being removed. */
export function recall(kind: string, key: string | Uint8Array): Buffer | undefined {
  const file = resultFile(kind, key);
  try {
    const stored = readFileSync(file);
    const content = stored.subarray(27);
    if (stored.toString('latin1', 0, 27) !== hashOf(content)) return undefined;
    utimesSync(file, new Date(), new Date());
    return content;
  } catch {
    return undefined; // none yet
  }
}

let hasGrown = false;

/** Keeps a result. A build does not need its cache: a full disk or a read-only folder is no reason to fail. */
export function remember(kind: string, key: string | Uint8Array, content: string | Uint8Array): void {
  const file = resultFile(kind, key);
  const fresh = `${file}.${randomUUID()}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    const bytes = Buffer.from(content);
    writeFileSync(fresh, Buffer.concat([Buffer.from(hashOf(bytes), 'latin1'), bytes]));
    renameSync(fresh, file);
    hasGrown = true;
  } catch {
    rmSync(fresh, { force: true });
  }
}

/** Removes what was not used for longest, when there are more than so many bytes. */
export function pruneCache(folder = FOLDER, limit = LIMIT): void {
  if (!hasGrown) return;
  hasGrown = false;
  try {
    const files = readdirSync(folder).map((name) => {
      const file = path.join(folder, name);
      return { file, stat: statSync(file, { throwIfNoEntry: false }) };
    });
    let size = 0;
    for (const { file, stat } of files.sort((a, b) => (b.stat?.mtimeMs ?? 0) - (a.stat?.mtimeMs ?? 0))) {
      size += stat?.size ?? 0;
      if (size > limit) rmSync(file, { force: true });
    }
  } catch {
    // A build does not need its cache, and another may have removed it. The next one that adds to it tries again.
  }
}
