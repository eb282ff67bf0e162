import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from '../../build.ts';
import { untimed } from '../../ssg/cli.ts';
import type { Site } from '../../ssg/contract.ts';
import { BuildFailure, type Problem } from '../../ssg/problems.ts';
import type { Budgets } from '../../ssg/weigh/budgets.ts';

/** Files of a small site by path; `null` leaves a default one out. */
export type Files = Readonly<Record<string, string | null>>;

const DOCUMENT = `
  import './styles.scss';
  export default function Document({ meta, children }) {
    return <html lang="de"><head><meta charSet="utf-8" /><title>{meta.title}</title></head><body>{children}</body></html>;
  }`;

/** A page with everything that a page must have. */
export const page = (title: string, body: string, head = ''): string => `${head}
  export const meta = {
    title: ${JSON.stringify(title)},
    description: ${JSON.stringify(`${title}: eine Beschreibung, die lang genug ist, um in einer Suche etwas zu sagen.`)},
    date: '2026-01-01',
  };
  export default function Page() { return <main>${body}</main>; }`;

/** The data module; every field can be replaced by source text. */
export const data = (fields: Readonly<Record<string, string>> = {}): string => {
  const all = {
    url: `'https://www.fixture.example'`,
    basePath: `''`,
    redirects: '[]',
    redirectTexts: `{ lang: 'de', title: 'Umgezogen', link: 'Weiter', legal: [{ href: '/a', label: 'Impressum' }] }`,
    linkedRedirects: '[]',
    slots: '[]',
    problems: '() => []',
    csp: '() => ({})',
    manifest: `{ start_url: '/' }`,
    securityTxt: `{ Contact: 'mailto:a@fixture.example' }`,
    ...fields,
  };
  return `export default { ${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} };`;
};

const DEFAULTS: Files = {
  'components/document.tsx': DOCUMENT,
  'components/island-error.tsx': `export default function Failed() { return <p role="alert">Unexpected Application Error!</p>; }`,
  'content/index.ts': data(),
  'pages/a.tsx': page('Seite A', '<h1>A</h1><a href="/b">zu B</a>'),
  'pages/b.tsx': page('Seite B', '<h1>B</h1><a href="/a">zu A</a>'),
  'components/styles.scss': 'body { color: green; }',
};

export const roomy: Budgets = {
  '/*': {
    html: 14_000,
    style: 8_000,
    script: 9_000,
    font: 40_000,
    image: 8_000,
    media: 0,
    total: 75_000,
    lazy: 8_000,
    interaction: 8_000,
    requests: 8,
  },
};

const NONE = Infinity;
/** For tests that weight is no business of. */
export const anyWeight: Budgets = {
  '/*': {
    html: NONE,
    style: NONE,
    script: NONE,
    font: NONE,
    image: NONE,
    media: NONE,
    total: NONE,
    lazy: NONE,
    interaction: NONE,
    requests: NONE,
  },
};

export interface Built {
  /** What the build found wrong; empty when it went through. */
  readonly problems: readonly Problem[];
  /** The whole message that a person reads. */
  readonly message: string;
}

/** Every folder made here; a failed assertion must not leave one behind. */
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A site of a few files in a folder of its own. */
export class Fixture {
  readonly site: Site;
  readonly out: string;

  private constructor(readonly root: string) {
    this.out = path.join(root, 'dist');
    this.site = {
      root,
      pages: 'pages',
      document: 'components/document.tsx',
      data: 'content/index.ts',
      islandError: { component: 'components/island-error.tsx', text: 'Broken.' },
      static: 'static',
      icon: 'icon.svg',
      errorPage: { lang: 'en', title: 'Unexpected Application Error!', line: 'Diese Route ist kaputt.' },
      watch: ['pages', 'components', 'content', 'static'],
    };
  }

  static async create(files: Files = {}): Promise<Fixture> {
    const fixture = new Fixture(await mkdtemp(path.join(tmpdir(), 'site-')));
    folders.push(fixture.root);
    for (const [file, text] of Object.entries({ ...DEFAULTS, ...files })) {
      if (text !== null) await fixture.write(file, text);
    }
    return fixture;
  }

  /** The same site in another folder, with what its builds have left. */
  async copy(): Promise<Fixture> {
    const copy = await Fixture.create();
    await cp(this.root, copy.root, { recursive: true });
    return copy;
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(this.root, file)), { recursive: true });
    // At once: a development server in this process would else read the file between its truncation and its text.
    writeFileSync(path.join(this.root, file), text);
  }

  async build({ release = false, out = this.out, budgets = roomy } = {}): Promise<Built> {
    try {
      await build(this.site, budgets, { out, reports: path.join(this.root, 'reports'), release, time: untimed });
      return { problems: [], message: '' };
    } catch (error) {
      if (!(error instanceof BuildFailure)) throw error;
      return { problems: error.problems, message: error.message };
    }
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.out, file), 'utf8');
  }

  /** All files of an output folder with their content, for comparing two of them. */
  async tree(folder = this.out): Promise<Record<string, string>> {
    if (!existsSync(folder)) return {};
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const texts = await Promise.all(files.map((file) => readFile(file, 'base64')));
    return Object.fromEntries(files.map((file, index) => [path.relative(folder, file), texts[index] ?? '']));
  }

  async remove(): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }
}
