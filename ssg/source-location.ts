import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE, GENERATOR } from './paths.ts';

/** A line of a stack trace: file or file URL, line, column. */
const FRAME = /\(?((?:file:\/\/)?\/[^()]+?):(\d+):(\d+)\)?$/;

/** The place in the sources behind a place in a compiled module. */
function original(file: string, line: number, column: number): string | undefined {
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    return `${path.resolve(path.dirname(file), entry.originalSource)}:${entry.originalLine + 1}`;
  } catch {
    return undefined; // no map: the message says no place
  }
}

/** Where in the site's own code an error arose: `components/x/x.tsx:12`, or nothing when it cannot be told. */
export function sourceLocation({ stack = '' }: Error, root: string): string | undefined {
  for (const frame of stack.split('\n')) {
    const [, file = '', line, column] = FRAME.exec(frame.trim()) ?? [];
    const name = file.startsWith('file:') ? fileURLToPath(file) : file;
    const place = name.startsWith(CACHE) ? original(name, Number(line), Number(column)) : `${name}:${line}`;
    const isOwn = place?.startsWith(root + path.sep) && !place.includes('node_modules') && !place.startsWith(GENERATOR);
    if (place && isOwn) return path.relative(root, place);
  }
  return undefined;
}
