import { data, type Files, page } from '../../support/fixture.ts';

/** A site with one thing wrong, and what the build must say about it. */
export interface Mistake {
  readonly name: string;
  readonly files: Files;
  /** What the problem's file and sentence must say. */
  readonly file: string | RegExp;
  readonly what: RegExp;
  readonly release?: boolean;
}

const redirects = (list: string) => ({ 'content/index.ts': data({ redirects: list }) });

export const mistakes: readonly Mistake[] = [
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
    files: { 'pages/c.tsx': page('C', 'C').replace('2026-01-01', '') },
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
    name: 'brackets in the name of a folder',
    files: { 'pages/[slug]/c.tsx': page('C', 'C') },
    file: 'pages/[slug]/c.tsx',
    what: /has brackets that stand for nothing/,
  },
  {
    name: 'brackets around another name than slug',
    files: { 'pages/orte/[id].tsx': page('C', 'C') },
    file: 'pages/orte/[id].tsx',
    what: /has brackets that stand for nothing/,
  },
  ...['Über', 'mit leer', 'c#d', 'Gross', 'a.b', 'a%20b'].map((name) => ({
    name: `a page with the name ${name}`,
    files: { [`pages/orte/${name}.tsx`]: page('C', 'C') },
    file: `pages/orte/${name}.tsx`,
    what: new RegExp(`^Its name "${name}" is no part of a URL`),
  })),
  ...['übersicht.txt.ts', 'mit leer.txt.ts', 'c#d.txt.ts'].map((name) => ({
    name: `an endpoint with the name ${name}`,
    files: { [`pages/${name}`]: `export default () => 'Text';` },
    file: `pages/${name}`,
    what: /is no part of a URL/,
  })),
  ...['Übersicht.pdf', 'mit leer.txt', 'c#d.txt', 'ordner mit leer/a.txt'].map((name) => ({
    name: `a static file with the name ${name}`,
    files: { [`static/${name}`]: 'Text' },
    file: `static/${name.split('/')[0]}`,
    what: /^Its name ".*" would need escapes in a URL/,
  })),
  ...['.env', '.git/config', '.DS_Store', 'bilder/.DS_Store', '.well-known/.env', '.htaccess'].map((name) => ({
    name: `static/${name}`,
    files: { [`static/${name}`]: 'geheim' },
    file: `static/${name.replace('/config', '')}`,
    what: /^This dot file would be published/,
  })),
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
    name: 'a client script that does not exist',
    files: { 'pages/c.tsx': page('C', 'C', `import './fehlt.client.ts';`) },
    file: /pages\/c\.tsx:1/,
    what: /There is no file \.\/fehlt\.client\.ts/,
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
        problems: `() => [{ file: 'content/claims.ts', what: 'Claim "x" has no date.', fix: 'Add it.' }]`,
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
];
