import { readFileSync } from 'node:fs';

/** An example of the README: a whole file, or lines to add to one that is there. */
export interface Example {
  readonly file: string;
  readonly text: string;
  readonly isDiff: boolean;
}

const BLOCK = /^```(\w+)\n(.*?)^```$/gms;
const FILE = /^(?:\/\/|\+\+\+) (\S+)\n/;

/** Every block of code in the section "How to". @throws Error for one that names no file */
export function readmeExamples(): readonly Example[] {
  const [, howTo = ''] = /^## How to\n(.*?)^## /ms.exec(readFileSync('README.md', 'utf8')) ?? [];
  return [...howTo.matchAll(BLOCK)].map(([, language, block = '']) => {
    const [first, file] = FILE.exec(block) ?? [];
    if (!first || !file) throw new Error(`README.md: this block names no file in its first line:\n${block}`);
    return { file, text: block.slice(first.length), isDiff: language === 'diff' };
  });
}

/**
 * Adds the lines of a diff to a file, each after the line that stands before it.
 * @throws Error for a line that the file does not have
 */
export function applyDiff(source: string, { file, text }: Example): string {
  const lines = source.split('\n');
  let next = 0;
  for (const line of text.split('\n').filter((line) => line !== '' && line !== ' …')) {
    if (line.startsWith('+')) lines.splice(next, 0, line.slice(1));
    else next = lines.indexOf(line.slice(1), next);
    if (next < 0) throw new Error(`README.md: ${file} has no line “${line.slice(1)}” here.`);
    next += 1;
  }
  return lines.join('\n');
}
