import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { build, site } from '../../build.ts';
import { budgets } from '../../content/budgets.ts';
import { slots } from '../../content/site.ts';
import { untimed } from '../../ssg/cli.ts';

/** This site itself, built as its owner would. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'real-site-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Values that every slot could really have; hosts are ones that tests may name. */
const filledSlots = Object.fromEntries(
  Object.entries(slots).map(([id, { variable, placeholder }]) => [
    variable,
    /^https:/.test(placeholder)
      ? placeholder.replace('.example', '.invalid')
      : placeholder.includes('@')
        ? 'kontakt@firma.invalid'
        : `Wert von ${id}`,
  ]),
);

function run(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('node', ['ssg/ts.mjs', 'build.ts', ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

async function readTree(root: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [path.relative(root, file), await readFile(file)] as const)),
  );
}

describe('a release build', () => {
  test('refuses open slots, names each, prints no stack trace and writes nothing', () => {
    const out = path.join(folder, 'refused');
    const { status, stderr } = run(['--release', '--out', out]);
    expect(status).toBe(1);
    for (const [id, { required }] of Object.entries(slots)) {
      expect(stderr.includes(`The slot "${id}"`), id).toBe(required);
    }
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(existsSync(out)).toBe(false);
  });

  test('goes through when every slot is filled, and holds no placeholder', async () => {
    const out = path.join(folder, 'release');
    const { status, stderr } = run(['--release', '--out', out], filledSlots);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    for (const [file, content] of await readTree(out)) {
      if (!/\.(?:html|xml|txt|js|css)$/.test(file) || file.startsWith('cdn-')) continue;
      const text = content.toString();
      expect(text, file).not.toMatch(/Platzhalter:|\[Platzhalter|\.example\b/);
    }
  });
});

describe('an ordinary build', () => {
  test('lists the open slots, times its steps on request and gives the same bytes twice', async () => {
    const [first, second] = ['first', 'second'].map((name) => path.join(folder, name)) as [string, string];
    const { stdout, status } = run(['--timing', '--out', first]);
    expect(status).toBe(0);
    const steps = [...stdout.matchAll(/^(\w+) +\d+ ms$/gm)].map(([, step]) => step);
    expect(steps).toEqual(['compile', 'render', 'write', 'weigh', 'check', 'swap']);
    expect(stdout).toContain('Firmenname');
    expect(run(['--out', second]).status).toBe(0);
    const tree = await readTree(first);
    const again = await readTree(second);
    expect([...again.keys()].sort()).toEqual([...tree.keys()].sort());
    for (const [file, content] of tree) expect(again.get(file)?.equals(content), file).toBe(true);
  });

  test('ships no source map and no path of the machine that built it', async () => {
    for (const [file, content] of await readTree(path.join(folder, 'first'))) {
      expect(file).not.toMatch(/\.map$/);
      expect(content.includes(process.cwd()), file).toBe(false);
      expect(content.includes('sourceMappingURL'), file).toBe(false);
    }
  });

  test('ships no React and no Helmet to the browser', async () => {
    const tree = await readTree(path.join(folder, 'first'));
    const scripts = [...tree].filter(([file]) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    for (const [file, content] of scripts) {
      expect(content.toString(), file).not.toMatch(/react-dom|react\.dev\/errors|react-helmet|HelmetProvider/);
    }
  });

  test('draws no warning from React', async () => {
    const error = vi.spyOn(console, 'error');
    const warn = vi.spyOn(console, 'warn');
    // In a test React is its development build, which complains about missing keys.
    await build(site, budgets, {
      out: path.join(folder, 'warned'),
      reports: path.join(folder, 'reports'),
      release: false,
      time: untimed,
    });
    expect(error.mock.calls.map(([message]) => message)).toEqual([]);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([]);
  });
});
