import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const CONTRACT = 'ssg/contract.ts';

/** Who may import values from where (docs/generator.md). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  pages: ['components', 'content'],
  components: ['components', 'content', 'styles'],
  content: ['content'],
  ssg: ['ssg'],
};

/** The folders of the generator in the order of the build's steps: each may use those before it. */
const STEPS = ['runtime', 'compile', 'render', 'write', 'weigh', 'audit', 'check', 'dev'];
/** Reads the command line, so it starts any step. */
const CLI = 'ssg/cli.ts';

/** `import …`, `export … from` and `import type …`, with the keyword and the file. */
const IMPORT = /(import type\b|import|export)\b[^;'"]*?['"](\.[^'"]+)['"]/g;

/** The package of a static import that is not of types alone. */
const PACKAGE = /^import (?!type\b)[^;'"]*['"](?!node:)(@[^/'"]+\/[^/'"]+|[^.@/'"][^/'"]*)/gm;

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

const importsOf = (folder: string): Import[] =>
  filesOf(folder).flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, keyword, request = '']) => ({
      from,
      to: path.join(path.dirname(from), request),
      isType: keyword === 'import type',
    })),
  );

const shown = ({ from, to }: Import): string => `${from} → ${to}`;

describe.each(Object.entries(ALLOWED))('%s', (folder, allowed) => {
  test(`imports only from ${allowed.join(', ')}, and types of the contract`, () => {
    const isAllowed = ({ to, isType }: Import) =>
      allowed.includes(to.split(path.sep)[0] ?? '') || (isType && to === CONTRACT);
    const imports = importsOf(folder);
    expect(imports.length).toBeGreaterThan(20);
    expect(imports.filter((item) => !isAllowed(item)).map(shown)).toEqual([]);
  });
});

/** The place of a file in the order of steps; the files directly in `ssg/` are the ground of all. */
function stepOf(file: string): number {
  const [, folder = '', inner] = file.split(path.sep);
  return inner ? STEPS.indexOf(folder) : -1;
}

test('a step of the generator uses earlier ones and the ground, never a later one', () => {
  const wrong = importsOf('ssg').filter(({ from, to }) => from !== CLI && stepOf(to) > stepOf(from));
  expect(wrong.map(shown)).toEqual([]);
});

test('every folder of the generator is a step, and at most eight files lie next to them', () => {
  const entries = readdirSync('ssg', { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(names.sort()).toEqual(STEPS.toSorted());
  expect(entries.length - names.length).toBeLessThanOrEqual(8);
});

test('content uses no package: it is data and pure functions', () => {
  for (const file of filesOf('content')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/from '(?!\.)/);
  }
});

test('what a build imports at its start, npm ci --omit=dev installs', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const packages = [...filesOf('ssg'), ...filesOf('content'), ...filesOf('components'), ...filesOf('pages')].flatMap(
    (file) => [...readFileSync(file, 'utf8').matchAll(PACKAGE)].map(([, name = '']) => `${file} → ${name}`),
  );
  // The pattern finds them: the count alone would fall with every import that goes.
  const found = packages.map((shown) => shown.split(' → ')[1]);
  expect(found).toEqual(expect.arrayContaining(['esbuild', 'htmlparser2', 'react']));
  const isInstalled = (shown: string) => Object.keys(dependencies).some((name) => shown.endsWith(` → ${name}`));
  expect(packages.filter((shown) => !isInstalled(shown))).toEqual([]);
});

test('the generator knows no page, text or component by name', () => {
  for (const file of filesOf('ssg')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/doppelja|preise|talente/i);
  }
});
