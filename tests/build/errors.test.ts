import { describe, expect, test } from 'vitest';
import { data, type Files, Fixture, page, roomy } from '../support/fixture.ts';

interface Mistake {
  readonly name: string;
  readonly files: Files;
  /** What the problem's file and sentence must say. */
  readonly file: string | RegExp;
  readonly what: RegExp;
  readonly release?: boolean;
}

const redirects = (list: string) => ({ 'content/index.ts': data({ redirects: list }) });

const mistakes: readonly Mistake[] = [
  {
    name: 'a page that throws on import',
    files: { 'pages/c.tsx': page('C', 'C', `throw new Error('kaputt beim Import');`) },
    file: 'pages/c.tsx',
    what: /\/c throws on import: Error: kaputt beim Import/,
  },
  {
    name: 'a page that throws while rendering',
    files: { 'pages/c.tsx': page('C', `{(() => { throw new Error('kaputt beim Rendern'); })()}`) },
    file: 'pages/c.tsx',
    what: /\/c throws while rendering: Error: kaputt beim Rendern \(pages\/c\.tsx:\d+\)/,
  },
  {
    name: 'a page without a component',
    files: { 'pages/c.tsx': 'export const meta = {};' },
    file: 'pages/c.tsx',
    what: /no default export/,
  },
  {
    name: 'a page without meta',
    files: { 'pages/c.tsx': 'export default () => <p>C</p>;' },
    file: 'pages/c.tsx',
    what: /does not export `meta`/,
  },
  {
    name: 'a missing title',
    files: { 'pages/c.tsx': page('', 'C') },
    file: 'pages/c.tsx',
    what: /no title/,
  },
  {
    name: 'a doubled title',
    files: { 'pages/c.tsx': page('Seite A', 'C').replace('eine Beschreibung', 'die andere Beschreibung') },
    file: 'pages/c.tsx',
    what: /title is also that of pages\/a\.tsx/,
  },
  {
    name: 'an over-long title',
    files: { 'pages/c.tsx': page('C'.repeat(61), 'C') },
    file: 'pages/c.tsx',
    what: /title has 61 characters/,
  },
  {
    name: 'a missing description',
    files: { 'pages/c.tsx': page('C', 'C').replace(/description: "[^"]*"/, 'description: ""') },
    file: 'pages/c.tsx',
    what: /no description/,
  },
  {
    name: 'a description of the wrong length',
    files: { 'pages/c.tsx': page('C', 'C').replace(/description: "[^"]*"/, 'description: "kurz"') },
    file: 'pages/c.tsx',
    what: /description has 4 characters/,
  },
  {
    name: 'a doubled description',
    files: { 'pages/c.tsx': page('Seite A', 'C').replace('title: "Seite A"', 'title: "Seite C"') },
    file: 'pages/c.tsx',
    what: /description is also that of pages\/a\.tsx/,
  },
  {
    name: 'a missing date',
    files: { 'pages/c.tsx': page('C', 'C').replace('2026-01-01', 'gestern') },
    file: 'pages/c.tsx',
    what: /no date/,
  },
  {
    name: 'two files for one route',
    files: { 'pages/a/index.tsx': page('Noch ein A', 'A') },
    file: /pages\/a/,
    what: /\/a is also the route of pages\/a/,
  },
  {
    name: 'a redirect that hides a page',
    files: redirects(`[{ from: '/a', to: '/b' }]`),
    file: 'content/index.ts',
    what: /redirect \/a hides the page/,
  },
  {
    name: 'a chain of redirects',
    files: redirects(`[{ from: '/x', to: '/y' }, { from: '/y', to: '/a' }]`),
    file: 'content/index.ts',
    what: /\/x → \/y leads to another redirect/,
  },
  {
    name: 'a loop of redirects',
    files: redirects(`[{ from: '/x', to: '/y' }, { from: '/y', to: '/x' }]`),
    file: 'content/index.ts',
    what: /\/y → \/x leads to another redirect/,
  },
  {
    name: 'a redirect to itself',
    files: redirects(`[{ from: '/x', to: '/x' }]`),
    file: 'content/index.ts',
    what: /\/x leads to itself/,
  },
  {
    name: 'a redirect to nowhere',
    files: redirects(`[{ from: '/x', to: '/nirgends' }]`),
    file: 'content/index.ts',
    what: /\/x → \/nirgends leads to no page/,
  },
  {
    name: 'a redirect that would leave the site folder',
    files: redirects(`[{ from: '/../../evil', to: '/a' }]`),
    file: 'content/index.ts',
    what: /not from path to path/,
  },
  {
    name: 'a redirect that would overwrite a page',
    files: redirects(`[{ from: '/a/index', to: '/b' }]`),
    file: /redirect|pages/,
    what: /writes a\/index\.html|not from path to path/,
  },
  {
    name: 'a static file that the generator writes too',
    files: { 'static/robots.txt': 'mine' },
    file: 'the generator',
    what: /writes robots\.txt, which .*static\/robots\.txt writes too/,
  },
  {
    name: 'a relative link',
    files: { 'pages/a.tsx': page('Seite A', '<a href="b">b</a>') },
    file: 'pages/a.tsx',
    what: /link b is dead: it is relative/,
  },
  {
    name: 'a link to a file instead of a route',
    files: { 'pages/a.tsx': page('Seite A', '<a href="/b.html">b</a>') },
    file: 'pages/a.tsx',
    what: /link \/b\.html is dead: it names a file/,
  },
  {
    name: 'a fragment that is no valid escape',
    files: { 'pages/a.tsx': page('Seite A', '<a href="#50%">b</a>') },
    file: 'pages/a.tsx',
    what: /no element has the id "50%"/,
  },
  {
    name: 'a dead legal link of the redirect pages',
    files: {
      'content/index.ts': data({
        redirectTexts: `{ lang: 'de', title: 'x', link: 'x', legal: [{ href: '/impressum', label: 'x' }] }`,
      }),
    },
    file: 'content/index.ts',
    what: /link \/impressum is dead/,
  },
  {
    name: 'an icon of the manifest that does not exist',
    files: { 'content/index.ts': data({ manifest: `{ icons: [{ src: '/icon-192.png' }] }` }) },
    file: 'content/index.ts',
    what: /link \/icon-192\.png is dead/,
  },
  {
    name: 'a title that is no text',
    files: { 'pages/c.tsx': page('C', 'C').replace('title: "C"', 'title: null') },
    file: 'pages/c.tsx',
    what: /no title/,
  },
  {
    name: 'a document without a place for its policy',
    files: {
      'components/document.tsx':
        'export default ({ children, meta }) => <html><head><title>{meta.title}</title></head><body>{children}</body></html>;',
    },
    file: 'pages/a.tsx',
    what: /its policy has no place/,
  },
  {
    name: 'two islands of one name',
    files: {
      'pages/c.tsx': page(
        'C',
        '<A /><B />',
        `import A from '../components/a/k.island.tsx'; import B from '../components/b/k.island.tsx';`,
      ),
      'components/a/k.island.tsx': 'export default () => <i>a</i>;',
      'components/b/k.island.tsx': 'export default () => <i>b</i>;',
    },
    file: 'components/b/k.island.tsx',
    what: /island components\/a\/k\.island\.tsx has the same name "k"/,
  },
  {
    name: 'an island inside an island',
    files: {
      'pages/c.tsx': page('C', '<A />', `import A from '../components/a.island.tsx';`),
      'components/a.island.tsx': `import B from './b.island.tsx'; export default () => <B />;`,
      'components/b.island.tsx': 'export default () => <i>b</i>;',
    },
    file: /a\.island\.tsx:1/,
    what: /An island cannot hold another/,
  },
  {
    name: 'a client script that does not exist',
    files: { 'pages/c.tsx': page('C', 'C', `import './fehlt.client.ts';`) },
    file: /pages\/c\.tsx:1/,
    what: /There is no file \.\/fehlt\.client\.ts/,
  },
  {
    name: 'a redirect to another host',
    files: redirects(`[{ from: '/x', to: '//evil.example' }]`),
    file: 'content/index.ts',
    what: /not from path to path/,
  },
  {
    name: 'a dead link, with every page that has it',
    files: {
      'pages/a.tsx': page('Seite A', '<a href="/weg">weg</a>'),
      'pages/b.tsx': page('Seite B', '<a href="/weg">weg</a>'),
    },
    file: 'pages/a.tsx, pages/b.tsx',
    what: /link \/weg is dead: there is no such page or file/,
  },
  {
    name: 'a dead fragment on another page',
    files: { 'pages/a.tsx': page('Seite A', '<a href="/b#fehlt">B</a>') },
    file: 'pages/a.tsx',
    what: /\/b has no element with the id "fehlt"/,
  },
  {
    name: 'a dead fragment on the same page',
    files: { 'pages/a.tsx': page('Seite A', '<a href="#fehlt">hier</a>') },
    file: 'pages/a.tsx',
    what: /no element has the id "fehlt"/,
  },
  {
    name: 'a label that names no field',
    files: { 'pages/a.tsx': page('Seite A', '<label htmlFor="fehlt">Name</label>') },
    file: 'pages/a.tsx',
    what: /no element has the id "fehlt"/,
  },
  {
    name: 'a link to a redirect',
    files: {
      'pages/a.tsx': page('Seite A', '<a href="/x">x</a>'),
      ...redirects(`[{ from: '/x', to: '/b' }]`),
    },
    file: 'pages/a.tsx',
    what: /link \/x is dead: it is a redirect/,
  },
  {
    name: 'a missing image',
    files: { 'pages/a.tsx': page('Seite A', '<img src="/bild.png" alt="" />') },
    file: 'pages/a.tsx',
    what: /link \/bild\.png is dead/,
  },
  {
    name: 'an imported image that does not exist',
    files: { 'pages/c.tsx': page('C', '<img src={bild} alt="" />', `import bild from './bild.png';`) },
    file: /pages\/c\.tsx:1/,
    what: /There is no file \.\/bild\.png/,
  },
  {
    name: 'an id used twice',
    files: { 'pages/a.tsx': page('Seite A', '<p id="x">1</p><p id="x">2</p>') },
    file: 'pages/a.tsx',
    what: /Two elements have the id "x"/,
  },
  {
    name: 'invalid content',
    files: {
      'content/index.ts': data({
        problems: `() => [{ file: 'content/claims.ts', what: 'Claim "x" has no date.', remedy: 'Add it.' }]`,
      }),
    },
    file: 'content/claims.ts',
    what: /Claim "x" has no date/,
  },
  {
    name: 'content that throws',
    files: { 'content/index.ts': `throw new Error('kaputter Inhalt');` },
    file: 'content/index.ts',
    what: /throws on import: Error: kaputter Inhalt/,
  },
  {
    name: 'broken SCSS',
    files: { 'components/styles.scss': 'body { color: ; }' },
    file: /styles\.scss:1/,
    what: /Expected/i,
  },
  {
    name: 'broken TSX',
    files: { 'pages/c.tsx': 'export default () => <p>' },
    file: /pages\/c\.tsx:1/,
    what: /Unexpected end of file/,
  },
  {
    name: 'an import that leads nowhere',
    files: { 'pages/c.tsx': page('C', 'C', `import './fehlt.ts';`) },
    file: /pages\/c\.tsx:1/,
    what: /Could not resolve/,
  },
  {
    name: 'an open slot in a release',
    files: { 'content/index.ts': data({ slots: `[{ id: 'phone', label: 'Telefon', required: true }]` }) },
    file: 'content/index.ts',
    what: /slot "phone" \(Telefon\) is still a placeholder/,
    release: true,
  },
  {
    name: 'an island that gets a function',
    files: {
      'pages/c.tsx': page('C', '<Knopf onPress={() => 1} />', `import Knopf from '../components/knopf.island.tsx';`),
      'components/knopf.island.tsx': 'export default function Knopf() { return <button type="button">x</button>; }',
    },
    file: 'pages/c.tsx',
    what: /Island "knopf" gets "onPress", a function/,
  },
];

describe('the build names file and cause', () => {
  test.each(mistakes)('$name', async ({ files, file, what, release = false }) => {
    const fixture = await Fixture.create(files);
    const { problems, message } = await fixture.build({ release });
    const found = problems.find((problem) => what.test(problem.what));
    expect(found, message || 'the build went through').toBeDefined();
    if (file instanceof RegExp) expect(found?.file).toMatch(file);
    else expect(found?.file).toBe(file);
    expect(found?.remedy).not.toBe('');
    expect(message).not.toMatch(/\n\s+at /); // no bare stack trace
    await fixture.remove();
  });
});

describe('a failing build', () => {
  test('says everything that is wrong at once', async () => {
    const fixture = await Fixture.create({
      'pages/a.tsx': 'export default () => <p>',
      'pages/b.tsx': page('B'.repeat(70), '<a href="/weg">weg</a>'),
      'pages/c.tsx': page('C', `{(() => { throw new Error('kaputt'); })()}`),
      'content/index.ts': data({ redirects: `[{ from: '/x', to: '/nirgends' }]` }),
    });
    const { message } = await fixture.build();
    for (const part of [/pages\/a\.tsx:1/, /70 characters/, /\/weg is dead/, /kaputt/, /\/nirgends/]) {
      expect(message).toMatch(part);
    }
    await fixture.remove();
  });

  test('still checks content and redirects when the document is broken', async () => {
    const fixture = await Fixture.create({
      'components/styles.scss': 'body { color: ; }',
      'content/index.ts': data({ redirects: `[{ from: '/x', to: '/nirgends' }]` }),
    });
    const { message } = await fixture.build();
    expect(message).toMatch(/styles\.scss:1/);
    expect(message).toMatch(/\/nirgends/);
    expect(message).not.toMatch(/data module/);
    await fixture.remove();
  });

  test('refuses to replace a folder that is not its own', async () => {
    const fixture = await Fixture.create({ 'mine/brief.txt': 'wichtig' });
    for (const out of [fixture.root, `${fixture.root}/content`, `${fixture.root}/mine`]) {
      const { problems } = await fixture.build({ out });
      expect(problems, out).toHaveLength(1);
      expect(problems[0]?.file).toBe(out);
    }
    expect(Object.keys(await fixture.tree(fixture.root))).toEqual(
      expect.arrayContaining(['mine/brief.txt', 'content/index.ts', 'pages/a.tsx']),
    );
    await fixture.remove();
  });

  test('does not call a link to a broken page dead', async () => {
    const fixture = await Fixture.create({ 'pages/a.tsx': 'export default () => <p>' });
    const { problems } = await fixture.build();
    expect(problems.map(({ what }) => what)).toEqual([expect.stringMatching(/Unexpected end of file/)]);
    await fixture.remove();
  });

  test('leaves the old site and nothing else behind', async () => {
    const fixture = await Fixture.create();
    await fixture.build();
    const before = await fixture.tree();
    await fixture.write('pages/a.tsx', page('Seite A', '<a href="/weg">weg</a>'));
    expect((await fixture.build()).problems).toHaveLength(1);
    expect(await fixture.tree()).toEqual(before);
    expect(Object.keys(await fixture.tree(fixture.root)).filter((file) => /^dist\./.test(file))).toEqual([]);
    await fixture.remove();
  });

  test('names the page and the excess when a budget is broken', async () => {
    const fixture = await Fixture.create();
    const { problems } = await fixture.build({ budget: { ...roomy, html: 10 } });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatchObject({
      file: '/a',
      what: expect.stringMatching(/HTML with CSS \d+, \d+ more than 10/),
    });
    await fixture.remove();
  });

  test('keeps an open slot for a release', async () => {
    const fixture = await Fixture.create({
      'content/index.ts': data({ slots: `[{ id: 'phone', label: 'Telefon', required: true }]` }),
    });
    expect((await fixture.build()).problems).toEqual([]);
    await fixture.remove();
  });
});
