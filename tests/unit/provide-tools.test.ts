import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { provideTools } from '../support/provide-tools.ts';
import type { Tool } from '../support/tools.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tools-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A tool that is missing until the stand-in for apt-get has installed its package. */
const tool = (debian: string, more: Partial<Tool> = {}): Tool => ({
  purpose: `tests in ${debian}`,
  files: [path.join(folder, 'installed', debian)],
  debian,
  ...more,
});

const log = () => path.join(folder, 'calls');
const calls = (): string[] => (existsSync(log()) ? readFileSync(log(), 'utf8').trim().split('\n') : []);

/** A folder of commands that write down how they are called; apt-get installs every package but `gone`. */
function commands(...names: readonly string[]): string {
  const bin = path.join(folder, 'bin');
  mkdirSync(path.join(folder, 'installed'), { recursive: true });
  mkdirSync(bin, { recursive: true });
  for (const name of names) {
    const script = `#!/bin/sh
      echo "${name} $*" >> '${log()}'
      for last; do :; done
      if [ "$1" = install ]; then [ "$last" = gone ] && exit 100; : > '${folder}/installed/'"$last"; fi`;
    writeFileSync(path.join(bin, name), script);
    chmodSync(path.join(bin, name), 0o755);
  }
  return bin;
}

const run = (tools: readonly Tool[], uid: number | undefined, searchPath: string) =>
  provideTools(tools, { uid, searchPath, say: (line) => void said.push(`${line} [after ${calls().length} calls]`) });

test('root with apt installs what is missing, and says what and why in one line before', () => {
  const tools = [tool('firefox-esr'), tool('nginx-light')];
  run(tools, 0, commands('apt-get'));
  expect(said).toEqual([
    'Installing with apt-get: firefox-esr (tests in firefox-esr), nginx-light (tests in nginx-light). [after 0 calls]',
  ]);
  expect(calls()).toEqual([
    'apt-get update -qq',
    expect.stringMatching(/^apt-get install .* firefox-esr$/),
    expect.stringMatching(/^apt-get install .* nginx-light$/),
  ]);
  run(tools, 0, commands('apt-get'));
  expect(said, 'once it is there, nothing is said or done').toHaveLength(1);
  expect(calls()).toHaveLength(3);
});

test('a package that cannot be had does not keep the others away, and is named', () => {
  run([tool('gone'), tool('nginx-light')], 0, commands('apt-get'));
  expect(existsSync(path.join(folder, 'installed', 'nginx-light'))).toBe(true);
  expect(said[1]).toContain(
    'Skipped, because it is not installed: tests in gone. To get it: sudo apt-get install gone',
  );
});

test.each([
  ['a user who is not root', 1000, ['apt-get', 'npx', 'sudo']],
  ['root without apt', 0, ['npx']],
  ['a system without numbers for users', undefined, ['apt-get', 'npx']],
] as const)('%s installs nothing, and is told what is skipped and the command that gets it', (_, uid, names) => {
  run([tool('firefox-esr'), tool('shell', { isOptional: true }), tool('nginx-light')], uid, commands(...names));
  expect(calls()).toEqual([]);
  expect(said).toEqual([
    'Skipped, because it is not installed: tests in firefox-esr, tests in nginx-light. ' +
      'To get it: sudo apt-get install firefox-esr nginx-light [after 0 calls]',
  ]);
});

test('a browser that is worth a download comes from Puppeteer where apt may not be used, or has none', () => {
  const chrome = tool('gone', { download: 'chrome' });
  run([chrome], 1000, commands('apt-get', 'npx'));
  expect(said[0]).toBe("Downloading chrome into Puppeteer's cache (tests in gone). [after 0 calls]");
  expect(calls()).toEqual(['npx puppeteer browsers install chrome']);
  run([chrome], 0, commands('apt-get', 'npx'));
  expect(calls().at(-1)).toBe('npx puppeteer browsers install chrome');
  expect(calls().at(-2)).toMatch(/^apt-get install .* gone$/);
});
