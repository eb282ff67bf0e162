import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Message, Metafile } from 'esbuild';
import { RUNTIME } from '../paths.ts';
import type { Problem } from '../problems.ts';
import { toProblem } from './messages.ts';

/** The module that stands for Node's `process`. */
export const NO_PROCESS = path.join(RUNTIME, 'no-process.ts');

const UNKNOWN_IMPORT = /^No matching export in "framework:react" for import "(.+)"$/;
const UNKNOWN_MEMBER = /^Import "(.+)" will always be undefined because .* "framework:react"$/;

/** What to do instead of importing a name of React that islands do not have. */
function insteadOf(name: string, names: readonly string[]): string {
  if (name === 'default') return `Import by name, e.g. \`import { useState } from 'react'\`.`;
  if (/context/i.test(name)) return 'A context of the page does not reach an island. Pass what it needs as props.';
  return `An island can import ${names.join(', ')}.`;
}

/**
 * A message of esbuild about a script of the browser.
 * @param entry the script, or the islands that are bundled together
 * @param names what islands can import from React
 */
export function scriptProblem(message: Message, entry: string, names: readonly string[]): Problem {
  const problem = toProblem(message);
  const [, name] = UNKNOWN_IMPORT.exec(message.text) ?? UNKNOWN_MEMBER.exec(message.text) ?? [];
  if (!name) return problem;
  const what = name === 'default' ? 'the default export of react' : `\`${name}\` of react`;
  return {
    ...problem,
    what: `This module runs in the browser (${entry.replace('islands:', '')}), where ${what} is not there.`,
    fix: insteadOf(name, names),
  };
}

/** Only this warning of esbuild says that a script cannot work. */
export const isUnknownMember = ({ text }: Message): boolean => UNKNOWN_MEMBER.test(text);

/**
 * Modules whose code in the browser reads `process`. esbuild says only that some module of a bundle does, so their text
 * decides. Packages check for it first and are left out.
 */
export function processProblems({ outputs }: Metafile, root: string): Problem[] {
  const pathOf = (file: string) => path.resolve(root, file);
  const files = [...new Set(Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)))];
  if (!files.some((file) => pathOf(file) === NO_PROCESS)) return [];
  return files
    .filter((file) => existsSync(pathOf(file)) && pathOf(file) !== NO_PROCESS && !file.includes('node_modules'))
    .filter((file) => /\bprocess\b/.test(readFileSync(pathOf(file), 'utf8')))
    .map((file) => ({
      file,
      what: 'This module runs in the browser, which has no `process.env`.',
      fix: 'Read the setting on the page or in content/, and pass it to the island as a prop.',
    }));
}
