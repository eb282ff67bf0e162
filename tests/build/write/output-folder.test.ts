import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { hostname } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Fixture, page } from '../../support/fixture.ts';

/** Makes a call of a function of the file system fail with a code: the next one, or a later one. */
function refuse(name: 'rename' | 'mkdir', code: string, after = 0): void {
  const real = fs[name] as (...args: unknown[]) => Promise<unknown>;
  let calls = 0;
  vi.spyOn(fs, name).mockImplementation(async (...args: unknown[]) => {
    calls += 1;
    if (calls === after + 1) throw Object.assign(new Error(`${code}: refused`), { code });
    return real(...args) as never;
  });
  syncBuiltinESMExports(); // for modules that import the function by name
}

let fixture: Fixture;
beforeEach(async () => {
  fixture = await Fixture.create();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await fixture.remove();
});

/** Folders next to the output folder that belong to builds. */
const leftovers = (): string[] => readdirSync(fixture.root).filter((name) => name.startsWith('dist.'));

/** A folder as a build with this owner leaves it when it is killed. */
function leave(name: string, owner: string): void {
  mkdirSync(path.join(fixture.root, name));
  writeFileSync(path.join(fixture.root, name, '.ssg-output'), owner);
  writeFileSync(path.join(fixture.root, name, 'a.html'), 'von früher');
}

/** A process that has ended. */
const ENDED = `${hostname()} ${spawnSync('true').pid}`;

describe('a folder that a build has not written', () => {
  test('is not replaced, even if it holds a sitemap.xml, and the message says what to do about one of version 0.1', async () => {
    await fixture.write('dist/sitemap.xml', '<urlset/>');
    await fixture.write('dist/wichtig.txt', 'behalten');
    const { problems } = await fixture.build();
    expect(problems).toEqual([
      {
        file: fixture.out,
        what: expect.stringContaining('lacks the file .ssg-output'),
        fix: expect.stringContaining('If version 0.1 built it, delete it once'),
      },
    ]);
    expect(await fixture.read('wichtig.txt')).toBe('behalten');
  });

  test('has a name like that of a build in progress, and stays', async () => {
    await fixture.write('dist.20261122/sicherung.txt', 'behalten');
    expect((await fixture.build()).message).toBe('');
    expect(leftovers()).toEqual(['dist.20261122']);
  });
});

describe('what killed builds have left', () => {
  test('is removed by the next, with the former output', async () => {
    await fixture.build();
    leave('dist.0123abcd', ENDED);
    leave('dist.89abcdef.old', 'fertig');
    expect((await fixture.build()).message).toBe('');
    expect(leftovers()).toEqual([]);
    expect(await fixture.read('a.html')).toContain('<h1>A</h1>');
  });

  test('is the site itself after a kill in the middle of the swap: a next build that fails keeps it', async () => {
    await fixture.build();
    renameSync(fixture.out, `${fixture.out}.0123abcd.old`);
    await fixture.write('pages/a.tsx', page('Seite A', '<a href="/weg">weg</a>'));
    expect((await fixture.build()).problems).toHaveLength(1);
    expect(await fixture.read('a.html')).toContain('<h1>A</h1>');
    expect(leftovers()).toEqual([]);
  });
});

describe('two builds into one folder', () => {
  test('at the same time: the first one goes on, the second is refused with the reason', async () => {
    // An endpoint runs in the middle of the first build.
    vi.stubGlobal('secondBuild', async () => (await fixture.build()).message);
    await fixture.write('pages/second.txt.ts', 'export default () => globalThis.secondBuild();');
    expect((await fixture.build()).message).toBe('');
    expect(await fixture.read('second.txt')).toContain(`${hostname()} ${process.pid}) writes to ${fixture.out} now`);
    expect(await fixture.read('b.html')).toContain('<h1>B</h1>');
    expect(leftovers()).toEqual([]);
  });

  test.each(['another computer', 'another process'])('of which %s runs one: the second is refused', async (other) => {
    leave('dist.0123abcd', other === 'another process' ? `${hostname()} ${process.ppid}` : 'anderswo 1');
    const { problems } = await fixture.build();
    expect(problems).toEqual([
      { file: `${fixture.out}.0123abcd`, what: expect.stringContaining('Another build'), fix: expect.any(String) },
    ]);
    expect(leftovers()).toEqual(['dist.0123abcd']);
  });
});

describe('an output folder that is a symlink', () => {
  test('is followed: the folder behind it is replaced, the symlink stays', async () => {
    mkdirSync(path.join(fixture.root, 'www'));
    symlinkSync('www', fixture.out);
    expect((await fixture.build()).message).toBe('');
    await fixture.write('pages/a.tsx', page('Seite A', '<h1>Neu</h1>'));
    expect((await fixture.build()).message).toBe('');
    expect(Object.keys(await fixture.tree(path.join(fixture.root, 'www')))).toContain('a.html');
    expect(await fixture.read('a.html')).toContain('<h1>Neu</h1>');
    expect(readdirSync(fixture.root).filter((name) => /^(?:www|dist)/.test(name))).toEqual(['dist', 'www']);
  });

  test.each(['content', '.'])('is refused if it leads to %s, which a build would replace', async (target) => {
    symlinkSync(target, fixture.out);
    expect((await fixture.build()).problems).toMatchObject([{ file: fixture.out }]);
    expect(readdirSync(fixture.root)).toContain('content');
  });

  test('is refused if it leads nowhere', async () => {
    symlinkSync('nirgends', fixture.out);
    const { problems } = await fixture.build();
    expect(problems).toMatchObject([{ file: fixture.out, what: 'This symlink leads to no folder.' }]);
    rmSync(fixture.out);
  });
});

describe('a system that refuses a step', () => {
  test.each([
    ['EBUSY', /mount point/],
    ['EXDEV', /mount point/],
    ['EACCES', /no permission/],
    ['EROFS', /read-only/],
  ])('with %s: the output folder is as it was, and the message says why', async (code, why) => {
    await fixture.build();
    const before = await fixture.tree();
    await fixture.write('pages/a.tsx', page('Seite A', '<h1>Neu</h1>'));
    for (const after of [0, 1]) {
      refuse('rename', code, after);
      const { problems } = await fixture.build();
      vi.restoreAllMocks();
      expect(problems).toMatchObject([{ file: fixture.out, what: expect.stringMatching(why) }]);
      expect(await fixture.tree()).toEqual(before);
      expect(leftovers()).toEqual([]);
    }
    refuse('mkdir', code);
    const { problems } = await fixture.build();
    expect(problems).toMatchObject([{ file: fixture.root, what: expect.stringMatching(why) }]);
  });
});
