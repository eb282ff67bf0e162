import { expect, test } from 'vitest';
import { readRules } from '../../../ssg/compile/stylesheet-parts.ts';
import { readDocument } from '../../../ssg/render/document-record.ts';
import { divideStyles } from '../../../ssg/render/first-screen-styles.ts';

test('a rule knows the classes and elements that its selectors name', () => {
  expect(
    readRules('.faq .icon,.faq--open:not(.wrap,:has(.button))>a:hover,[data-view=t] .card,#id *{--x:.5em}'),
  ).toEqual([
    {
      css: '.faq .icon,.faq--open:not(.wrap,:has(.button))>a:hover,[data-view=t] .card,#id *{--x:.5em}',
      selectors: [['.faq', '.icon'], ['.faq--open', 'a', '[pointed]'], ['[data-view=t]', '.card'], []],
    },
  ]);
  expect(readRules('p:has(>.a [data-b=c]:hover):has(.d,.e):not(:has(.f))+i{g:h}')).toMatchObject([
    { selectors: [['p', '^.a', '^[data-b=c]', '^[pointed]', 'i']] },
  ]);
  expect(readRules(String.raw`.w-1\/2{a:b}`)).toEqual([{ css: String.raw`.w-1\/2{a:b}` }]); // not read, so always kept
  expect(readRules('@layer a,b;@media (width>=60rem){p:after{content:"}"}}@keyframes k{to{opacity:1}}')).toEqual([
    { css: '@layer a,b;' },
    { head: '@media (width>=60rem)', rules: [{ css: 'p:after{content:"}"}', selectors: [['p']] }] },
    { css: '@keyframes k{to{opacity:1}}' },
  ]);
});

test.each([
  String.raw`a:after{content:"\"}"}`,
  String.raw`a:after{content:'it\'s {'}`,
  String.raw`a{background:url(x\"y.svg)}`,
  'a{background:url(a/*b}.svg)}',
  String.raw`.c\{d{e:f}`,
  `/* Don't } */a{b:c}`,
])('a rule ends where it ends, whatever its texts hold: %s', (rule) => {
  expect(readRules(`${rule}b{c:"*/"}`)).toMatchObject([{ css: rule }, { css: 'b{c:"*/"}', selectors: [['b']] }]);
});

const SCREEN = '<main data-view="a"><section class="hero"><h1>A</h1></section><p class="faq"></p></main>';

test('an animation is inlined where a rule of another file uses it on the first screen', () => {
  const files = ['@keyframes k{}@keyframes l{}', `.hero{animation:k}.faq{animation:l;--x:${'a'.repeat(3000)}}`];
  const parts = files.map((css, at) => ({ source: `${at}.scss`, css, rules: readRules(css) }));
  expect(divideStyles(parts, readDocument(SCREEN))).toMatchObject([
    { inline: '@keyframes k{}', deferred: '@keyframes l{}' },
    { inline: '.hero{animation:k}' },
  ]);
});

/** The styles of a page with so many other rules that a request is worth it, inlined and deferred. */
function dividedCss(css: string, html: string, scriptWords?: ReadonlySet<string>) {
  const rest = `.rest{${'a'.repeat(3000)}}`;
  const parts = [css, rest].map((text) => ({ source: 'a.scss', css: text, rules: readRules(text) }));
  const [{ inline, deferred } = { inline: '', deferred: '' }] = divideStyles(parts, readDocument(html), scriptWords);
  return { inline, deferred };
}

test.each([
  ['of what stands below', '.hero{a:b}.faq,.hero .faq{c:d}', '.hero{a:b}', '.faq,.hero .faq{c:d}'],
  ['for elements that stand below', 'h1,h2{a:b}table{c:d}', 'h1,h2{a:b}', 'table{c:d}'],
  ['for attributes that stand below', '[class]{a:b}h1[open]{c:d}', '[class]{a:b}', 'h1[open]{c:d}'],
  [
    'for values of data attributes that stand below',
    '[data-view=a],[data-view] h1{a:b}[data-view=b] h1{c:d}[data-view=b]{e:f}[data-view^=b]{g:h}',
    '[data-view=a],[data-view] h1{a:b}[data-view^=b]{g:h}',
    '[data-view=b] h1{c:d}[data-view=b]{e:f}',
  ],
  [
    'for print and forced colours, layers looked into',
    '@layer x{h1{a:b}@media print{h1{c:d}}}@media (forced-colors:active){.hero{e:f}}',
    '@layer x{h1{a:b}}',
    '@layer x{@media print{h1{c:d}}}@media (forced-colors:active){.hero{e:f}}',
  ],
  [
    'that animate what stands below',
    '@keyframes k{}@keyframes l{}.hero{animation:k}',
    '@keyframes k{}.hero{animation:k}',
    '@keyframes l{}',
  ],
  [
    'that set tokens which no inlined rule uses',
    ':root{color-scheme:dark;--a:1;--b:var(--c);--c:2}.hero{top:var(--b)}.faq{top:var(--a)}',
    ':root{color-scheme:dark;--b:var(--c);--c:2}.hero{top:var(--b)}',
    ':root{--a:1;}.faq{top:var(--a)}',
  ],
])('rules are deferred %s', (_, css, inline, deferred) => {
  expect(dividedCss(css, SCREEN)).toEqual({ inline, deferred });
});

test.each([
  ['of another page', '.faq{a:b}.other{c:d}.faq .other{e:f}', '.faq{a:b}'],
  ['whose other selector can', '.other,.faq{a:b}', '.other,.faq{a:b}'],
  [
    'in groups, which go when nothing is left',
    '@media print{.other{a:b}}@media print{.faq{c:d}}',
    '@media print{.faq{c:d}}',
  ],
  ['but those a script may make match', '.open{a:b}.tab--two{c:d}.tabs{e:f}', '.open{a:b}.tab--two{c:d}'],
  ['but those an island may make match, by its props', '.shown{a:b}', '.shown{a:b}'],
  [
    'for what no element holds',
    '.faq:has(.other){a:b}.faq:has(>.other,.hero){c:d}.faq:has(.hero){e:f}',
    '.faq:has(>.other,.hero){c:d}.faq:has(.hero){e:f}',
  ],
  [
    'for values of data attributes, unless a script names the attribute',
    '[data-view=a] .faq{a:b}[data-view=b] .faq{c:d}[data-print-only=b] .faq,[data-tab-x=b] .faq{e:f}',
    '[data-view=a] .faq{a:b}[data-print-only=b] .faq,[data-tab-x=b] .faq{e:f}',
  ],
  [
    'by classes and data attributes alone',
    'table{a:b}[open]{c:d}.faq:not(.other){e:f}',
    'table{a:b}[open]{c:d}.faq:not(.other){e:f}',
  ],
])('rules that cannot match are left out: %s', (_, css, deferred) => {
  const island = '<island-root name="tabs" props="{&quot;kind&quot;:&quot;shown&quot;}"></island-root>';
  const words = new Set(['open', 'tab--', 'printOnly', 'data-tab-x']);
  expect(dividedCss(css, `${SCREEN}${island}<p class="rest">`, words).deferred.replace(/\.rest.*/, '')).toBe(deferred);
});

test.each([
  ['rules', '.faq{top:var(--a,0)}', '<i>'],
  ['other tokens that are read', ':root{--b:var(--a)}.faq{top:var(--b)}', '<i>'],
  ['drawings', '', '<path fill="var(--a)"/>'],
  ['scripts', '', '<i class="scripted">', ['a']],
  ['islands, by their props', '', '<island-root name="x" props="{&quot;b&quot;:&quot;var(--a)&quot;}"></island-root>'],
])('a token stays where it is read by %s', (_, css, html, words: readonly string[] = []) => {
  const page = `${SCREEN}${html}<p class="rest">`;
  expect(dividedCss(`:root{--a:1}${css}`, page, new Set(words)).deferred).toMatch('--a:1');
});

test('a token that nothing reads is left out, and rules and groups that set no other', () => {
  const css =
    ':root{--a:1;--b:2}:root{--c:var(--d);--d:3}@media print{[data-view=a]{--a:4;}}.faq{top:var(--b);--own:1}';
  expect(dividedCss(css, `${SCREEN}<p class="rest">`, new Set()).deferred.replace(/\.rest.*/, '')).toBe(
    ':root{--b:2}.faq{top:var(--b);--own:1}',
  );
});

test('a token that a drawing of the first screen reads is inlined', () => {
  const page = SCREEN.replace('<h1>', '<svg><path fill="var(--a)"/></svg><h1>');
  expect(dividedCss(':root{--a:var(--b);--b:1;--c:2}', page)).toEqual({
    inline: ':root{--a:var(--b);--b:1;}',
    deferred: ':root{--c:2}',
  });
});

test.each([
  ['nothing is checked there', SCREEN, '', '.hero:has([value=x]:checked){a:b}h1:checked+h1{c:d}'],
  [
    'something is',
    `<main><section class="hero"><h1>A</h1><input value=x checked></section></main>`,
    '.hero:has([value=x]:checked){a:b}h1:checked+h1{c:d}',
    '',
  ],
])('rules for what is checked are deferred where %s', (_, html, inline, deferred) => {
  const css = '.hero:has([value=x]:checked){a:b}h1:checked+h1{c:d}';
  expect(dividedCss(css, html.replace('<h1>', '<i value=x></i><h1>'))).toEqual({ inline, deferred });
});

test('rules for what the pointer is on are deferred', () => {
  const css = 'h1:hover,h1:active{a:b}.hero:has(h1:hover){c:d}h1:not(:hover){e:f}h1:focus-visible,h1:hover{g:h}';
  expect(dividedCss(css, SCREEN)).toEqual({
    inline: '.hero:has(h1:hover){c:d}h1:not(:hover){e:f}h1:focus-visible,h1:hover{g:h}',
    deferred: 'h1:hover,h1:active{a:b}',
  });
});

test('rules that hold as well where nothing is checked are inlined', () => {
  const css =
    'h1:not(:has(:checked))~h1{a:b}.hero:has(:not(:checked)){c:d}h1:is(.hero,:checked){e:f}.hero:has(h1,:checked){g:h}';
  expect(dividedCss(css, SCREEN)).toEqual({ inline: css, deferred: '' });
});

test('what a popover holds is not on the first screen', () => {
  const popover =
    '<header class="top"><div popover class="menu"><div class="item"></div></div><i class="icon"></i></header>';
  const css = '.top{a:b}.menu{c:d}.item{e:f}.icon{g:h}';
  expect(dividedCss(css, popover + SCREEN)).toEqual({
    inline: '.top{a:b}.icon{g:h}',
    deferred: '.menu{c:d}.item{e:f}',
  });
});

const BODY =
  '<header class="header"></header><main><section class="hero"><p class="card big"></p></section>' +
  '<section class="section"><p class="card"></p><ul class="faq"></ul></section></main><footer class="footer"></footer>';

/** Names of the blocks whose rules are inlined and deferred, when each has so many bytes. */
function divided(html: string, size = 2000) {
  const parts = ['header', 'hero', 'card', 'section', 'faq', 'footer'].map((name) => {
    const css = `.${name}{--x:${'a'.repeat(size)}}@media print{.${name}print{a:b}}`;
    return { source: `components/${name}.scss`, css, rules: readRules(css) };
  });
  const blocks = (place: 'inline' | 'deferred') =>
    divideStyles(parts, readDocument(html)).flatMap((part) =>
      [...part[place].matchAll(/\.(\w+)\{/g)].map(([, block]) => block),
    );
  return { inline: blocks('inline'), deferred: blocks('deferred') };
}

test('styles of blocks that only stand below the first section are deferred', () => {
  const { inline, deferred } = divided(BODY);
  expect(inline).toEqual(['header', 'hero', 'card']);
  expect(deferred).toEqual([
    ...['headerprint', 'heroprint', 'cardprint'],
    ...['section', 'sectionprint', 'faq', 'faqprint', 'footer', 'footerprint'],
  ]);
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
