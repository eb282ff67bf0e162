import { expect, test } from 'vitest';
import { leadingClasses, splitPrint } from '../../../ssg/compile/stylesheet-parts.ts';
import { readDocument } from '../../../ssg/render/document-record.ts';
import { divideStyles } from '../../../ssg/render/first-screen-styles.ts';

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

const BODY =
  '<header class="header"></header><main><section class="hero"><p class="card big"></p></section>' +
  '<section class="section"><p class="card"></p><ul class="faq"></ul></section></main><footer class="footer"></footer>';

/** Names of the blocks whose rules are inlined and deferred, when each has so many bytes. */
function divided(html: string, size = 2000) {
  const parts = ['header', 'hero', 'card', 'section', 'faq', 'footer', ''].map((name) => ({
    source: `components/${name}.scss`,
    classes: name ? [name, `${name}__part`] : [],
    css: `[${name}]`.padEnd(size),
    screen: `[${name}]`.padEnd(size),
    print: `[${name}print]`,
  }));
  const blocks = (place: 'inline' | 'deferred') =>
    divideStyles(parts, readDocument(html)).flatMap((part) =>
      [...part[place].matchAll(/\[(\w*)\]/g)].map(([, block]) => block),
    );
  return { inline: blocks('inline'), deferred: blocks('deferred') };
}

test('styles of blocks that only stand below the first section are deferred', () => {
  const { inline, deferred } = divided(BODY);
  expect(inline).toEqual(['header', 'hero', 'card', '']);
  expect(deferred).toEqual(['headerprint', 'heroprint', 'cardprint', 'section', 'faq', 'footer', 'print']);
});

test('nothing is deferred without a first section, or where a request would cost more than it saves', () => {
  expect(divided('<main><p class="faq"></p></main>').deferred).toEqual([]);
  expect(divided(BODY, 0).deferred).toEqual([]);
});

test.each([
  ['sections before <main>', `<section></section>${BODY}`],
  ['a section in the first one', BODY.replace('<p class="card big">', '<section></section><p class="card big">')],
  ['upper case and single quotes', BODY.replace(/<main>.*hero"/s, `<MAIN><SECTION CLASS='hero'`)],
  ['line breaks and no quotes', BODY.replace('<section class="hero"', '<section\n  class=hero')],
  ['a script that writes tags', BODY.replace('<p class="card', '<script>"</section>"</script><p class="card')],
])('the first section ends where it ends: %s', (_, html) => {
  const { inline } = divided(html);
  expect(inline).toContain('hero');
  expect(inline).toContain('card');
  expect(inline).not.toContain('faq');
});
