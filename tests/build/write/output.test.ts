import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectPage } from '../../../ssg/write/redirects.ts';
import { data, Fixture, page } from '../../support/fixture.ts';

const COUNTER = `
  import { useState } from 'react';
  export default function Counter({ start }) {
    const [count, setCount] = useState(start);
    return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
  }`;

const withIsland = {
  'pages/zaehler.tsx': page(
    'Zähler',
    '<Counter start={3} />',
    `import Counter from '../components/counter.island.tsx';`,
  ),
  'components/counter.island.tsx': COUNTER,
};

describe('what a page ships', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await Fixture.create({
      ...withIsland,
      'pages/skript.tsx': page('Skript', 'Text', `import './gruss.client.ts';`),
      'pages/gruss.client.ts': `document.title = 'Hallo';`,
      'pages/stil.tsx': page('Stil', 'Text', `import './stil.scss';`),
      'pages/stil.scss': '.stil { color: blue; }',
    });
    expect((await fixture.build()).message).toBe('');
  });
  afterAll(() => fixture.remove());

  test('no script without an island or a client script', async () => {
    expect(await fixture.read('a.html')).not.toMatch(/<script|modulepreload/);
  });

  test('the island rendered, named, with its props, and one module of Preact, not React', async () => {
    const html = await fixture.read('zaehler.html');
    expect(html).toContain(`<island-root name="counter" props='{"start":3}'><button type="button">3</button>`);
    const urls = html.match(/\/assets\/[\w-]+\.js/g) ?? [];
    expect(urls).toEqual([expect.stringMatching(/preact/), expect.stringMatching(/counter/)]);
    const code = await Promise.all(urls.map((url) => fixture.read(url.slice(1))));
    expect(code.join('').length).toBeLessThan(25_000);
    expect(code.join('')).not.toMatch(/react-dom|Helmet|renderToString/);
  });

  test('no script of an island that the browser would ask for with the first screen', async () => {
    expect(await fixture.read('zaehler.html')).not.toMatch(/<script[^>]* src=|modulepreload/);
  });

  test('a client script of its own and nothing of a framework', async () => {
    const html = await fixture.read('skript.html');
    const [, url] = /<script type="module" src="(\/assets\/gruss-\w+\.js)"/.exec(html) ?? [];
    expect(await fixture.read((url ?? '').slice(1))).toBe('document.title="Hallo";\n');
  });

  test('the styles of its own imports, inlined, after those of the document', async () => {
    expect(await fixture.read('a.html')).toContain('<style>body{color:green}</style>');
    expect(await fixture.read('stil.html')).toContain('<style>body{color:green}.stil{color:#00f}</style>');
  });

  test('a policy with the hash of its styles, before anything it governs', async () => {
    const html = await fixture.read('stil.html');
    expect(html).toMatch(/<meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy"/i);
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'sha256-[\w+/=]+';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  test('the same bytes as route.html and route/index.html', async () => {
    expect(await fixture.read('a/index.html')).toBe(await fixture.read('a.html'));
  });
});

test('pages with the same islands share one bundle, and all pages with islands the framework', async () => {
  const fixture = await Fixture.create({
    ...withIsland,
    'pages/zwei.tsx': page('Zwei', '<Counter start={1} />', `import Counter from '../components/counter.island.tsx';`),
    'pages/drei.tsx': page(
      'Drei',
      '<Counter start={1} /><Other />',
      `import Counter from '../components/counter.island.tsx'; import Other from '../components/other.island.tsx';`,
    ),
    'components/other.island.tsx': COUNTER.replaceAll('Counter', 'Other').replace('({ start })', '({ start = 0 })'),
  });
  expect((await fixture.build()).message).toBe('');
  const scripts = async (file: string) => [...(await fixture.read(file)).matchAll(/\/assets\/[\w-]+\.js/g)].join(' ');
  expect(await scripts('zwei.html')).toBe(await scripts('zaehler.html'));
  expect(await scripts('drei.html')).toMatch(/preact-\w+\.js.*counter-other-\w+\.js/);
  await fixture.remove();
});

test('two builds of one tree give the same bytes', async () => {
  const fixture = await Fixture.create(withIsland);
  const second = `${fixture.out}-again`;
  await fixture.build();
  await fixture.build({ out: second });
  const tree = await fixture.tree();
  expect(Object.keys(tree).length).toBeGreaterThan(8);
  expect(await fixture.tree(second)).toEqual(tree);
  await fixture.remove();
});

test('a file that was removed from the site is gone from the next build', async () => {
  const fixture = await Fixture.create({ 'pages/c.tsx': page('Seite C', 'C') });
  await fixture.build();
  expect(Object.keys(await fixture.tree())).toContain('c.html');
  await (await import('node:fs/promises')).rm(`${fixture.root}/pages/c.tsx`);
  await fixture.build();
  expect(Object.keys(await fixture.tree())).not.toContain('c.html');
  await fixture.remove();
});

test('a base path stands before every link, script, style URL, redirect and sitemap entry', async () => {
  const fixture = await Fixture.create({
    ...withIsland,
    'content/index.ts': data({ basePath: `'/vorschau'`, redirects: `[{ from: '/alt', to: '/a' }]` }),
    'static/bild.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'pages/c.tsx': page(
      'Seite C',
      '<img src="/bild.svg" srcSet="/bild.svg 1x, /bild.svg 2x" alt="" /><a href="/a#x">A</a>',
    ),
    'pages/a.tsx': page('Seite A', '<h1 id="x">A</h1>'),
    'components/styles.scss': '@font-face { font-family: x; src: url("./x.woff2"); }',
    'components/x.woff2': 'font',
  });
  expect((await fixture.build()).message).toBe('');
  expect(await fixture.read('zaehler.html')).toMatch(/"\/vorschau\/assets\/counter-\w+\.js"/);
  const html = await fixture.read('c.html');
  expect(html).toContain('href="/vorschau/a#x"');
  expect(html).toContain('srcSet="/vorschau/bild.svg 1x, /vorschau/bild.svg 2x"');
  expect(html).toMatch(/url\(\/vorschau\/assets\/x-\w+\.woff2\)/);
  expect(await fixture.read('alt.html')).toContain('content="0; url=/vorschau/a"');
  expect(await fixture.read('sitemap.xml')).toContain('<loc>https://www.fixture.example/vorschau/a</loc>');
  expect(await fixture.read('robots.txt')).toContain('https://www.fixture.example/vorschau/sitemap.xml');
  expect(await fixture.read('_redirects')).toBe('/vorschau/alt /vorschau/a 301\n/vorschau/alt/ /vorschau/a 301\n');
  await fixture.remove();
});

test('the sitemap holds exactly the indexable routes, each with its own date', async () => {
  const fixture = await Fixture.create({
    'pages/geheim.tsx': page('Geheim', 'x').replace("date: '2026-01-01'", "date: '2026-01-01', index: false"),
    'pages/404.tsx': page('Fehlt', 'x').replace("date: '2026-01-01'", "date: '2026-01-01', index: false"),
  });
  await fixture.build();
  const entries = [...(await fixture.read('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)/g)];
  expect(entries.map(([, url, date]) => `${url} ${date}`)).toEqual([
    'https://www.fixture.example/a 2026-01-01',
    'https://www.fixture.example/b 2026-01-01',
  ]);
  expect(Object.keys(await fixture.tree())).not.toContain('404/index.html');
  await fixture.remove();
});

describe('a redirect page', () => {
  test('sends on with and without script, and keeps Impressum and Datenschutz one click away', async () => {
    const fixture = await Fixture.create({
      'content/index.ts': data({ redirects: `[{ from: '/alt', to: '/a' }]` }),
    });
    await fixture.build();
    const html = await fixture.read('alt.html');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a">');
    expect(html).toContain('location.replace("/a"+location.search+location.hash)');
    expect(html).toContain('<link rel="canonical" href="https://www.fixture.example/a">');
    expect(html).toContain('<a href="/a">Weiter</a>');
    expect(html).toContain('>Impressum</a>');
    expect(await fixture.read('alt/index.html')).toBe(html);
    await fixture.remove();
  });

  test.each(['/"><script>alert(1)</script>', '/</script><script>alert(1)</script>', `/'onload='alert(1)`, '/a&b=<c>'])(
    'cannot be broken out of by the target %s',
    (to) => {
      const site = {
        url: 'https://www.fixture.example',
        basePath: '',
        redirectTexts: { lang: 'de', title: 'Umgezogen', link: 'Weiter', legal: [] },
      };
      const html = redirectPage({ from: '/x', to }, site as unknown as Parameters<typeof redirectPage>[1]);
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html.match(/<\/script/g)).toHaveLength(1);
      expect(html).not.toMatch(/ onload=/);
      expect(html).not.toContain('<c>');
    },
  );
});
