import { expect, test } from 'vitest';
import { readDocument } from '../../../ssg/render/document-record.ts';

test('links, fragments, assets and references between elements are found', () => {
  const { refs, ids, duplicateIds } = readDocument(
    '<a href="/a?x=1&amp;y=2#z" id="one">a</a><img src="/i.png" srcset="/i.png 1x, /j.png 2x"><p id="two" aria-labelledby="one three">' +
      '<a href="https://other.example/">b</a><a href="mailto:a@b.example">c</a><p id="two"></p>',
  );
  expect([...refs].sort()).toEqual(['#one', '#three', '/a?x=1&y=2#z', '/i.png', '/j.png', 'https://other.example/']);
  expect([...ids]).toEqual(['one', 'two']);
  expect([...duplicateIds]).toEqual(['two']);
});

test('a document is read whatever the order, quotes, case and escapes of its attributes', () => {
  const { refs, ids, subresources } = readDocument(
    `<A class=x HREF='/a'>a</A><a href=/b?c=d>b</a><a
      href = "&#47;c&#x26;d">c</a><p title="<a href='/no'>" ID=one hidden>
      <script>"<a href='/no'>"</script><!-- <a href="/no"> -->
      <LINK href='/s.css' REL="preload StyleSheet"><script defer src=/e.js></script><img alt="" src="/d.png">`,
  );
  expect([...refs].sort()).toEqual(['/a', '/b?c=d', '/c&d', '/d.png', '/e.js', '/s.css']);
  expect([...ids]).toEqual(['one']);
  expect(subresources).toEqual([
    { url: '/s.css', kind: 'style' },
    { url: '/e.js', kind: 'entry' },
    { url: '/d.png', kind: 'image' },
  ]);
});

test('the heading is the text of the first h1, without its tags', () => {
  const html = '<title>No</title><h1 class="a">Gr&uuml;&szlig;e &amp; <em>mehr</em></h1><h1>No</h1>';
  expect(readDocument(html).heading).toBe('Grüße & mehr');
  expect(readDocument('<p>a</p>').heading).toBe('');
});

test('what a document loads is told apart by its use, and nothing counts twice', () => {
  const html = `<link rel="preload" as="font" href="/assets/f.woff2"/><link rel="icon" href="/i.svg"/><link rel="icon" href="/i.png"/>
    <link rel="modulepreload" href="/s.js"><script type="module" src="/e.js"></script><link rel="stylesheet" href="/l.css">
    <img src="/a.png?x=1&amp;y=2"/><img src="/a.png?x=1&amp;y=2"/><img src="https://other.example/b.png"/><a href="/c.png">c</a>`;
  expect(readDocument(html).subresources).toEqual([
    { url: '/assets/f.woff2', kind: 'font' },
    { url: '/s.js', kind: 'shared' },
    { url: '/e.js', kind: 'entry' },
    { url: '/l.css', kind: 'style' },
    { url: '/a.png', kind: 'image' },
    { url: 'https://other.example/b.png', kind: 'image' },
    { url: '/i.svg', kind: 'image' },
  ]);
});

test('of a picture a browser loads the first source, of a list what the screen needs', () => {
  const html = `<picture><source type="image/avif" srcSet="/a.avif"/><source srcSet="/a.webp"/><img src="/a.png"/></picture>
    <img src="/b.png"/><img srcset="/c.png 1x, /d.png 2x" src="/e.png">`;
  expect(readDocument(html).subresources.map(({ url, screen }) => [url, screen])).toEqual([
    ['/a.avif', undefined],
    ['/b.png', undefined],
    ['/d.png', 'phone'],
    ['/c.png', 'desktop'],
  ]);
});
