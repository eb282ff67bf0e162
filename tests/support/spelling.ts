import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Issue, lint } from 'cspell';

/** German alone, in the case of the dictionary: an English word is as unknown as a misspelt one. */
const SETTINGS = {
  language: 'de',
  import: [import.meta.resolve('@cspell/dict-de-de/cspell-ext.json')],
  dictionaries: ['de-de'],
  loadDefaultConfiguration: false,
  allowCompoundWords: false,
  minWordLength: 2,
  maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
  maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
};

/** A word that the dictionary does not know: in which of the lines it stands, and from which character on. */
export interface Unknown {
  readonly word: string;
  readonly line: number;
  readonly at: number;
}

/** Checks lines of text against the dictionary. */
export async function unknownWords(lines: readonly string[]): Promise<readonly Unknown[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spelling-'));
  const [copy, config] = [path.join(folder, 'copy.txt'), path.join(folder, 'cspell.json')];
  const found: Unknown[] = [];
  try {
    await writeFile(copy, lines.join('\n'));
    await writeFile(config, JSON.stringify(SETTINGS));
    const { files, errors } = await lint(
      [copy],
      { config, root: folder, defaultConfiguration: false },
      { issue: ({ text, row, col }: Issue) => void found.push({ word: text, line: row - 1, at: col - 1 }) },
    );
    if (files !== 1 || errors > 0) throw new Error('The text could not be checked.');
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
