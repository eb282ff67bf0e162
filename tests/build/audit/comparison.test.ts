import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../../ssg/audit/baseline.ts';
import { audit, auditedSite, bundleOf, limited, reportOf } from '../../support/audited-site.ts';
import { anyWeight, Fixture } from '../../support/fixture.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await Fixture.create(auditedSite);
});
afterEach(() => fixture.remove());

describe('a second audit', () => {
  /** By what does not compress: other file names alone change a page's HTML by dozens of bytes. */
  const grow = () =>
    fixture.write(
      'components/counter/names.ts',
      `export const names = ['Opener', 'Setter', 'Closer', ${Array.from({ length: 30 }, (_, place) => Math.sqrt(place + 2))}];`,
    );

  // npm run audit --save, without the second --, does not reach the audit: npm has an option of this name.
  test('says how to save it, unless it is saved or fails', async () => {
    const how = 'Not saved. To make later audits compare with this one: npm run audit -- --save';
    const last = async (options = {}) => (await audit(fixture, anyWeight, options)).split('\n').at(-1);
    expect(await last()).toBe(how);
    expect(await last({ save: true })).toBe('Saved: later audits compare with it.');
    expect(await last()).toBe(how);
  });

  test('names the pages that grew and the modules that made them grow', async () => {
    expect(await audit(fixture, anyWeight, { save: true })).toContain('There is no saved audit to compare with');
    await grow();
    const printed = await audit(fixture);
    expect(printed).toMatch(/^ {2}\+\d+ bytes over all pages since \d{4}-\S+: 1 grew, 1 as before\.$/m);
    const way = 'pages/a.tsx → components/counter/counter.island.tsx → components/counter/names.ts';
    expect(printed).toMatch(new RegExp(`^    components/counter \\+\\d+, by ${way}$`, 'm'));
    expect(await reportOf(fixture, 'bundle.md')).toContain(way);
    expect(await reportOf(fixture, 'bundle.html')).toMatch(/<h2 id="changes">Since \d{4}-/);
  });

  test('compares with the saved one, however often it is run', async () => {
    await audit(fixture, anyWeight, { save: true });
    await grow();
    const [first, second] = [await audit(fixture), await audit(fixture)];
    expect(first).toMatch(/over all pages since \S+: 1 grew, 1 as before/);
    expect(second).toBe(first);
    expect(await audit(fixture, anyWeight, { save: true })).toContain('Saved');
    expect(await audit(fixture)).toContain('2 as before');
  });

  test('is not saved while a page is over its budget', async () => {
    await audit(fixture, anyWeight, { save: true });
    await grow();
    await expect(audit(fixture, limited({ script: 100 }), { save: true })).rejects.toThrow('Over budget');
    expect(await audit(fixture)).toMatch(/1 grew/);
  });

  test('leaves its figures in the history, once for each commit', async () => {
    const history = async () => JSON.parse(await reportOf(fixture, 'saved/history.json')) as readonly HistoryEntry[];
    await audit(fixture, anyWeight, { save: true });
    await grow();
    await audit(fixture, anyWeight, { save: true });
    const [before, after] = await history();
    expect(after?.pages['/a']).toBe((await bundleOf(fixture)).pages[0]?.bytes.total.brotli);
    expect(after?.pages['/a']).toBeGreaterThan(before?.pages['/a'] ?? Infinity);
    expect(after?.pages['/b']).toBe(before?.pages['/b']);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: fixture.root });
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'first');
    await audit(fixture, anyWeight, { save: true });
    await audit(fixture, anyWeight, { save: true });
    expect(await history()).toHaveLength(3);
    expect(await bundleOf(fixture)).toMatchObject({ commit: expect.stringMatching(/^[\da-f]{40}$/), changed: true });
  });

  test('compares with the file that is named', async () => {
    await audit(fixture);
    const former = path.join(fixture.root, 'former.json');
    await writeFile(former, await reportOf(fixture, 'bundle.json'));
    await grow();
    await audit(fixture, anyWeight, { save: true });
    expect(await audit(fixture)).toContain('2 as before');
    expect(await audit(fixture, anyWeight, { compare: former })).toContain('1 grew');
  });

  test.each([
    ['is missing', 'no.json', ''],
    ['is none', 'text.json', 'kein JSON'],
    ['has another version', 'old.json', '{ "version": 0 }'],
    ['is no audit', 'weights.json', '{ "version": 1, "pages": {} }'],
  ])('refuses a file that %s', async (_, name, content) => {
    const former = path.join(fixture.root, name);
    if (content) await writeFile(former, content);
    await expect(audit(fixture, anyWeight, { compare: former })).rejects.toThrow(name);
  });

  test('takes no notice of an unreadable one of its own', async () => {
    await audit(fixture, anyWeight, { save: true });
    await writeFile(path.join(fixture.root, 'reports/saved/bundle.json'), '{');
    expect(await audit(fixture)).toContain('There is no saved audit to compare with');
  });
});
