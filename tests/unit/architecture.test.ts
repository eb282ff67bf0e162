import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Who may import whom: arrows run one way (README, "How it is built"). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  pages: ['components', 'content'],
  components: ['components', 'content', 'styles'],
  content: ['content'],
  ssg: ['ssg'],
};

const IMPORT = /(?:from|import)\s+'(\.[^']+)'/g;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

describe.each(Object.entries(ALLOWED))('%s', (folder, allowed) => {
  test(`imports only from ${allowed.join(', ')}`, () => {
    const wrong = filesOf(folder).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)]
        .map(([, request = '']) => path.join(path.dirname(file), request))
        .filter((target) => !allowed.includes(target.split(path.sep)[0] ?? ''))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('content uses no package: it is data and pure functions', () => {
  for (const file of filesOf('content')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/from '(?!\.)/);
  }
});

test('the generator knows no page, text or component by name', () => {
  for (const file of filesOf('ssg')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/doppelja|preise|talente/i);
  }
});
