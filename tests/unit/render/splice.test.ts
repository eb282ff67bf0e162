import { expect, test } from 'vitest';
import { basePathEdits } from '../../../ssg/render/base-path.ts';
import { readDocument } from '../../../ssg/render/document-record.ts';
import { escapeHtml } from '../../../ssg/render/html.ts';
import { insertion, moved, splice } from '../../../ssg/render/splice.ts';

const withBasePath = (html: string, basePath: string) => splice(html, basePathEdits(readDocument(html), basePath));

test('edits are applied in the order of their places, and say where the rest has gone', () => {
  const edits = [insertion(3, 'c'), { start: 0, end: 2, text: '' }, insertion(3, 'd')];
  expect(splice('--e-f', edits)).toBe('ecd-f');
  expect([2, 3, 4].map((at) => moved(at, edits))).toEqual([0, 3, 4]);
  expect(splice('a', [])).toBe('a');
});

test('the base path goes before paths of this site and nothing else', () => {
  const html = '<a href="/x">x</a><a href="//cdn.example/x">y</a><a href="https://a.example/">z</a><a href="#q">q</a>';
  expect(withBasePath(html, '/b')).toBe(html.replace('"/x"', '"/b/x"'));
  expect(withBasePath(html, '')).toBe(html);
});

test('the base path goes before URLs however they are written, and into lists of them', () => {
  expect(withBasePath(`<A HREF='/x' title="/no"><img src=/y srcset="/y 1x,\n /z 2x, //c.example/i 3x">`, '/b')).toBe(
    `<A HREF='/b/x' title="/no"><img src=/b/y srcset="/b/y 1x,\n /b/z 2x, //c.example/i 3x">`,
  );
});

test('the base path goes before the URLs in the props of islands, and not before their texts', () => {
  const island = (path: string, quote = (json: string) => `'${json.replace("it's", 'it&#39;s &amp;amp;')}'`) => {
    const props = {
      href: `${path}/x#y`,
      unit: '/Monat',
      note: "it's",
      more: [{ src: '//cdn.example/a', href: '#z', text: '"href":"/x"' }],
    };
    return `<island-root name="a" props=${quote(JSON.stringify(props))}><p>&quot;href&quot;:&quot;/x</p></island-root>`;
  };
  const rendered = island('', (json) => `"${escapeHtml(json.replace("it's", "it's &amp;"))}"`);
  expect(withBasePath(rendered, '/b')).toBe(island('/b'));
  expect(withBasePath(rendered, '')).toBe(island(''));
});

test('marks for hydration and the ends of shapes are left out, except in islands', () => {
  const shape = '<svg><g><path d="M0 0"></path></g><rect width="1"><title>a</title></rect></svg>';
  const slim = '<svg><g><path d="M0 0"/></g><rect width="1"><title>a</title></rect></svg>';
  const text = '<p>ab<!-- -->:<!-- --> c</p>';
  const island = `<island-root name="a" props="{}">${text}${shape}</island-root>`;
  const html = `${text}${shape}${island}${text}`;
  expect(splice(html, readDocument(html).excess)).toBe(`<p>ab: c</p>${slim}${island}<p>ab: c</p>`);
});
