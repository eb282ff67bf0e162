import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../ssg/compile/markdown.ts';
import { filesOfRoute, routeOfFile } from '../../../ssg/compile/routes.ts';
import { contentSecurityPolicy, hashSource } from '../../../ssg/render/csp.ts';
import { leadingClasses, splitPrint, splitStyles } from '../../../ssg/render/first-screen-styles.ts';
import { escapeHtml, scriptJson, unescapeHtml, withBasePath, withoutExcess } from '../../../ssg/render/html.ts';
import { readAnchors } from '../../../ssg/render/link-index.ts';

test.each([
  ['pages/unternehmen.tsx', '/unternehmen'],
  ['pages/unternehmen/preise.tsx', '/unternehmen/preise'],
  ['pages/unternehmen/index.tsx', '/unternehmen'],
  ['pages/index.tsx', '/'],
  ['pages/404.tsx', '/404'],
])('%s is the route %s', (file, route) => {
  expect(routeOfFile(file, 'pages')).toBe(route);
});

test('a route is written for hosts with and without clean URLs', () => {
  expect(filesOfRoute('/a/b')).toEqual(['a/b.html', 'a/b/index.html']);
  expect(filesOfRoute('/')).toEqual(['index.html']);
  expect(filesOfRoute('/404')).toEqual(['404.html']);
});

test('the policy starts from nothing and gains only what is added', () => {
  const strict = contentSecurityPolicy();
  expect(strict).toContain("default-src 'none'");
  expect(strict).toContain("style-src 'none'");
  expect(strict).toContain("form-action 'none'");
  expect(strict).toContain("base-uri 'none'");
  const open = contentSecurityPolicy({ 'script-src': ['https://a.example'] }, { 'frame-src': ['https://b.example'] });
  expect(open).toContain("script-src 'self' https://a.example;");
  expect(open).toContain('frame-src https://b.example');
});

test('a hash source is that of CSP: SHA-256 in base64', () => {
  // The example of CSP Level 3, §8.4 is for the text "alert('Hello, world.');".
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('text cannot leave the place it is put in', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
  expect(unescapeHtml(escapeHtml(`<"'&>`))).toBe(`<"'&>`);
  expect(scriptJson('</script>')).toBe('"\\u003c/script>"');
});

test('the base path goes before paths of this site and nothing else', () => {
  const html = '<a href="/x">x</a><a href="//cdn.example/x">y</a><a href="https://a.example/">z</a><a href="#q">q</a>';
  expect(withBasePath(html, '/b')).toBe(html.replace('"/x"', '"/b/x"'));
  expect(withBasePath(html, '')).toBe(html);
});

test('the base path goes before the URLs in the props of islands, and not before their texts', () => {
  const island = (path: string) => {
    const props = {
      href: `${path}/x#y`,
      unit: '/Monat',
      more: [{ src: '//cdn.example/a', href: '#z', text: '"href":"/x"' }],
    };
    return `<island-root name="a" props="${escapeHtml(JSON.stringify(props))}"><p>&quot;href&quot;:&quot;/x</p></island-root>`;
  };
  expect(withBasePath(island(''), '/b')).toBe(island('/b'));
  expect(withBasePath(island(''), '')).toBe(island(''));
});

test('links, fragments, assets and references between elements are found', () => {
  const { refs, ids, duplicateIds } = readAnchors(
    '<a href="/a?x=1&amp;y=2#z" id="one">a</a><img src="/i.png" srcset="/i.png 1x, /j.png 2x"><p id="two" aria-labelledby="one three">' +
      '<a href="https://other.example/">b</a><p id="two"></p>',
  );
  expect([...refs].sort()).toEqual(['#one', '#three', '/a?x=1&y=2#z', '/i.png', '/j.png']);
  expect([...ids]).toEqual(['one', 'two']);
  expect(duplicateIds).toEqual(['two']);
});

test('Markdown keeps its front matter, its anchors and the list of its headings', () => {
  const { meta, html, headings } = parseMarkdown(
    '---\ntitle: Impressum: wer wir sind\ndate: 2025-10-01\n---\n\n## Angaben **nach** § 5 {#angaben}\n\nText.\n\n### Ohne Anker\n',
  );
  expect(meta).toEqual({ title: 'Impressum: wer wir sind', date: '2025-10-01' });
  expect(html).toContain('<h2 id="angaben">Angaben <strong>nach</strong> § 5</h2>');
  expect(html).toContain('<h3>Ohne Anker</h3>');
  expect(headings).toEqual([{ level: 2, id: 'angaben', text: 'Angaben **nach** § 5' }]);
});

test('a style belongs to the class that its selectors start from', () => {
  const css =
    '@media (width>=60rem){.faq .icon,.faq--open:not(.wrap,:has(.button)) a{color:red}}[data-view=t] .card{--x:.5em}@keyframes k{to{opacity:1}}';
  expect(leadingClasses(css)).toEqual(['faq', 'faq--open', 'card']);
  expect(leadingClasses('body{color:red}')).toEqual([]);
});

test('rules for print are told from the others, inside layers too', () => {
  expect(splitPrint('@layer a,b;a{b:c}@media print{.x{d:e}}@media(width>=1rem){.y{f:g}}')).toEqual({
    screen: '@layer a,b;a{b:c}@media(width>=1rem){.y{f:g}}',
    print: '@media print{.x{d:e}}',
  });
  expect(splitPrint('@layer a{b{c:d}@media print{b{c:e}}}@layer b{@media print{f{g:h}}}')).toEqual({
    screen: '@layer a{b{c:d}}',
    print: '@layer a{@media print{b{c:e}}}@layer b{@media print{f{g:h}}}',
  });
});

test('styles of blocks that only stand below the first section can wait', () => {
  const html =
    '<header class="header"></header><main><section class="hero"><p class="card big"></p></section>' +
    '<section class="section"><p class="card"></p><ul class="faq"></ul></section></main><footer class="footer"></footer>';
  const partsOf = (size: number) =>
    ['header', 'hero', 'card', 'section', 'faq', 'footer', ''].map((name) => ({
      source: `components/${name}.scss`,
      classes: name ? [name, `${name}__part`] : [],
      css: `[${name}]`.padEnd(size),
      screen: `[${name}]`.padEnd(size),
      print: `[${name}print]`,
    }));
  const blocksIn = (css: string) => [...css.matchAll(/\[(\w*)\]/g)].map(([, block]) => block);
  const { inline, deferred } = splitStyles(partsOf(2000), html);
  expect(blocksIn(inline)).toEqual(['header', 'hero', 'card', '']);
  expect(blocksIn(deferred)).toEqual(['headerprint', 'heroprint', 'cardprint', 'section', 'faq', 'footer', 'print']);
  // Nothing waits where there is no first section, nor where a request would cost more than it saves.
  expect(splitStyles(partsOf(2000), '<main><p class="faq"></p></main>').deferred).toBe('');
  expect(splitStyles(partsOf(0), html).deferred).toBe('');
});

test('marks for hydration and the ends of shapes are left out, except in islands', () => {
  const shape = '<svg><g><path d="M0 0"></path></g><rect width="1"><title>a</title></rect></svg>';
  const slim = '<svg><g><path d="M0 0"/></g><rect width="1"><title>a</title></rect></svg>';
  const text = '<p>ab<!-- -->:<!-- --> c</p>';
  const island = `<island-root name="a" props="{}">${text}${shape}</island-root>`;
  expect(withoutExcess(`${text}${shape}${island}${text}`)).toBe(`<p>ab: c</p>${slim}${island}<p>ab: c</p>`);
});
