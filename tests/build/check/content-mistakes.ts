import { data, type Files, page } from '../../support/fixture.ts';
import type { Mistake } from './mistakes.ts';

const OWN_HOST = 'https://www.fixture.example';

const link = (href: string): Files => ({ 'pages/a.tsx': page('Seite A', `<a href="${href}">b</a>`) });
const style = (css: string): Files => ({ 'components/styles.scss': css });
const slugs = (list: string): Files => ({
  'pages/orte/[slug].tsx': `export const slugs = ${list};
    export const meta = (slug) => ({ title: slug, description: slug.padEnd(80, '.'), date: '2026-01-01' });
    export default ({ slug }) => <h1>{slug}</h1>;`,
});

/** Content and settings that cannot be meant. */
export const contentMistakes: readonly Mistake[] = [
  ...['gestern', '2026-13-45', '2026-02-30', '2026-1-1'].map((date) => ({
    name: `the date ${date}`,
    files: { 'pages/c.tsx': page('C', 'C').replace('2026-01-01', date) },
    file: 'pages/c.tsx',
    what: new RegExp(`Its date "${date}" is not a day`),
  })),
  ...['[undefined]', '["a", null]', '[2026]', '["a", , "b"]'].map((list) => ({
    name: `the slugs ${list}`,
    files: slugs(list),
    file: 'pages/orte/[slug].tsx',
    what: /Its slug (?:undefined|null|2026) is no part of a URL/,
  })),
  ...['/..', '/a/../b', '/./a', 'a', '/a/', '/a?b', '//a'].map((basePath) => ({
    name: `the base path ${basePath}`,
    files: { 'content/index.ts': data({ basePath: `'${basePath}'` }) },
    file: 'content/index.ts',
    what: /Its basePath ".+" is not a path/,
  })),
  ...['https://..', 'https://-.example', 'www.fixture.example', `${OWN_HOST}/`, `${OWN_HOST}/a`, 'ftp://a.example'].map(
    (url) => ({
      name: `the address ${url}`,
      files: { 'content/index.ts': data({ url: `'${url}'` }) },
      file: 'content/index.ts',
      what: /Its url ".+" is not the origin of a site/,
    }),
  ),
  {
    name: 'an absolute link to a page that does not exist',
    files: link(`${OWN_HOST}/weg`),
    file: 'pages/a.tsx',
    what: /link https:\/\/www\.fixture\.example\/weg is dead: there is no such page or file/,
  },
  {
    name: 'an absolute link to an id that does not exist',
    files: link(`${OWN_HOST}/b#fehlt`),
    file: 'pages/a.tsx',
    what: /\/b has no element with the id "fehlt"/,
  },
  {
    name: 'an absolute link below the base path',
    files: { ...link(`${OWN_HOST}/vorschau/weg`), 'content/index.ts': data({ basePath: `'/vorschau'` }) },
    file: 'pages/a.tsx',
    what: /link https:\/\/www\.fixture\.example\/vorschau\/weg is dead: there is no such page or file/,
  },
  ...['//weg', '//www.fixture.example/b'].map((href) => ({
    name: `a link to ${href}`,
    files: link(href),
    file: 'pages/a.tsx',
    what: /is dead: after two slashes a browser expects a host/,
  })),
  ...[
    'body { background: url(//cdn.example/x.png); }',
    'body { background: url("https://cdn.example/x.png"); }',
    'body { --bild: url(//cdn.example/x.png); }',
    '@import url(https://cdn.example/x.css);',
    '@import "//cdn.example/x.css";',
    '@import "https://cdn.example/x.css" screen;',
  ].map((css) => ({
    name: `the style ${css}`,
    files: style(css),
    file: /^components\/styles\.scss:\d/,
    what: /cdn\.example\/x\.\w+ is on another host/,
  })),
  {
    name: 'a style with a file on another host, with a base path',
    files: {
      ...style('body { background: url(//cdn.example/x.png); }'),
      'content/index.ts': data({ basePath: `'/vorschau'` }),
    },
    file: /^components\/styles\.scss:\d/,
    what: /\/\/cdn\.example\/x\.png is on another host/,
  },
  {
    name: 'a style with a file that is not in static/',
    files: style('body { background: url(/fehlt.png); }'),
    file: /^components\/styles\.scss:\d/,
    what: /There is no file static\/fehlt\.png/,
  },
  ...[
    '<script>alert(1)</script>',
    'Text mit <SCRIPT src="/x.js"></SCRIPT> darin',
    '<p onclick="alert(1)">Text</p>',
  ].map((html) => ({
    name: `Markdown with ${html}`,
    files: {
      'content/agb.md': `# Bedingungen\n\n${html}\n`,
      'pages/c.tsx': page(
        'C',
        '<div dangerouslySetInnerHTML={{ __html: agb.html }} />',
        `import agb from '../content/agb.md';`,
      ),
    },
    file: /^content\/agb\.md/,
    what: /This script would not run/,
  })),
  {
    name: 'an async page',
    files: { 'pages/c.tsx': page('C', 'C').replace('export default', 'export default async') },
    file: 'pages/c.tsx',
    what: /Page is an async component/,
  },
  {
    name: 'an async component',
    files: {
      'pages/c.tsx': page('C', '<Later />', `import { Later } from '../components/later.tsx';`),
      'components/later.tsx': 'export async function Later() { return <b>später</b>; }',
    },
    file: /^pages\/c\.tsx/,
    what: /Later is an async component/,
  },
  ...['', 'kein SVG', '<svg xmlns="http://www.w3.org/2000/svg"><path'].map((text) => ({
    name: `the icon ${JSON.stringify(text)}`,
    files: { 'static/icon.svg': text },
    file: 'static/icon.svg',
    what: /^It cannot be drawn/,
  })),
];
