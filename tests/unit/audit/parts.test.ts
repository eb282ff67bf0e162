import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserChains, importGraph, moduleName, serverChains } from '../../../ssg/audit/graph.ts';
import { ownerOf, tally, unhashedName } from '../../../ssg/audit/modules.ts';
import { nextVisits } from '../../../ssg/audit/next.ts';
import { takeMarks } from '../../../ssg/render/source-marks.ts';
import { SOURCE_MARK } from '../../../ssg/runtime/jsx-dev-runtime.ts';
import type { PageWeight } from '../../../ssg/weigh/page-weight.ts';
import { size, weightOf } from '../../support/audits.ts';

describe('markup', () => {
  const mark = (file: string) => ` ${SOURCE_MARK}="${file}"`;
  const [card, faq] = [mark('card.tsx'), mark('faq.tsx')];
  const plain = (html: string) => html.replace(/ data-source-file="[^"]*"/g, '');

  test('belongs to the file whose element is around it; the marks are gone', () => {
    const inner = `<span${faq}>?<svg><path d="M0"></path><use href="#a"/></svg></span>`;
    const props = `<island-root name="a" props='{"a":"ä"}'>`;
    const outer = `<div${card}>Zwölf ${inner}<br${card}><script>if (a < b) "<div>"</script>${props}<b${faq}>b</b></island-root></div>`;
    const html = `<!DOCTYPE html><html><head><style>.a{}</style></head><body>${outer}</body></html>`;
    const { html: clean, sources } = takeMarks(html);
    expect(clean).toBe(plain(html));
    const b = '<b>b</b>';
    expect(sources.bytes).toMatchObject({
      'faq.tsx': plain(inner).length + b.length,
      '(props of islands)': Buffer.byteLength(`${props}</island-root>`),
      'card.tsx':
        Buffer.byteLength(plain(outer)) - plain(inner).length - b.length - Buffer.byteLength(`${props}</island-root>`),
    });
  });

  test('adds up to the document without its inlined styles', () => {
    const tree = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('Text', 'ß', '<br>', `<svg><path${faq}/></svg>`, '<template><p>x</p></template>'),
        fc
          .tuple(
            fc.constantFrom('div', 'p', 'main'),
            fc.constantFrom('', card, ` class="x"${faq}`),
            fc.array(tie('node'), { maxLength: 3 }),
          )
          .map(([tag, attributes, children]) => `<${tag}${attributes}>${children.join('')}</${tag}>`),
      ),
    }));
    fc.assert(
      fc.property(tree.node, (body) => {
        const html = `<html><head><style>.card{}</style></head><body>${body}</body></html>`;
        const { html: clean, sources } = takeMarks(html);
        expect(clean).toBe(plain(html));
        const sum = Object.values(sources.bytes).reduce((total, size) => total + size, 0);
        expect(sum).toBe(Buffer.byteLength(clean) - '.card{}'.length);
      }),
    );
  });
});

describe('the way to a module', () => {
  const input = (...paths: string[]) => ({
    bytes: 1,
    imports: paths.map((path) => ({ path, kind: 'import-statement' as const })),
  });
  const server = importGraph(
    {
      'page:pages/a.tsx': input('document.tsx', 'pages/a.tsx'),
      'document.tsx': input('base.scss', 'react'),
      'pages/a.tsx': input('island:/site/clock/clock.island.tsx', 'document.tsx'),
      'island:/site/clock/clock.island.tsx': input('clock/clock.island.tsx'),
      'clock/clock.island.tsx': input('clock/clock.scss'),
      'clock/clock.scss': input(),
      'base.scss': input(),
    },
    '/site',
  );
  const browser = importGraph(
    {
      'islands:clock/clock.island.tsx': input('../ssg/runtime/hydrate.ts', 'clock/clock.island.tsx'),
      'clock/clock.island.tsx': input('time.ts'),
      'time.ts': input(),
      '../ssg/runtime/hydrate.ts': input(),
    },
    '/site',
  );

  test('on the server starts at the document or the page', () => {
    const chains = serverChains('pages/a.tsx', server);
    expect(chains.get('base.scss')).toEqual(['document.tsx', 'base.scss']);
    expect(chains.get('clock/clock.scss')).toEqual(['pages/a.tsx', 'clock/clock.island.tsx', 'clock/clock.scss']);
    expect(chains.has('react')).toBe(false);
  });

  test('in the browser goes on from the island', () => {
    const chains = browserChains(['clock/clock.island.tsx'], serverChains('pages/a.tsx', server), browser);
    expect(chains.get('time.ts')).toEqual(['pages/a.tsx', 'clock/clock.island.tsx', 'time.ts']);
    expect([...chains.keys()].some((module) => module.endsWith('hydrate.ts'))).toBe(true);
  });

  test('ends at names that a person knows', () => {
    expect(moduleName('client:/site/a/a.client.ts', '/site')).toBe('a/a.client.ts');
    expect(moduleName('a/a.scss', '/site')).toBe('a/a.scss');
    expect(moduleName('islands:a.island.tsx,b.island.tsx', '/site')).toBe('(islands)');
    expect(ownerOf('../x/node_modules/@preact/compat/index.mjs')).toBe('@preact/compat');
    expect(ownerOf('node_modules/a/node_modules/b/index.mjs')).toBe('b');
    expect(moduleName('../node_modules/a/node_modules/b/c.js', '/site/x')).toBe('node_modules/a/node_modules/b/c.js');
    expect(ownerOf('components/faq/faq.scss')).toBe('components/faq');
    expect(ownerOf('(imports and exports)')).toBe('(imports and exports)');
    expect(unhashedName('/assets/booking-444E47TC.js')).toBe('assets/booking.js');
    expect(unhashedName('/favicon.svg')).toBe('favicon.svg');
  });
});

test('shares of one name are added, largest first, empty ones left out', () => {
  const shares = [
    { module: 'b', bytes: 1 },
    { module: 'a', bytes: 0 },
    { module: 'c', bytes: 2 },
    { module: 'b', bytes: 3 },
  ];
  expect(tally(shares)).toEqual([
    { module: 'b', bytes: 4 },
    { module: 'c', bytes: 2 },
  ]);
});

describe('the next page', () => {
  const page = (route: string, ...urls: string[]): PageWeight => ({
    ...weightOf(route, { html: 100 }, 1 + urls.length),
    files: urls.map((url) => ({ url, kind: 'entry', bytes: size(10) })),
  });

  test('is reckoned from the page that leaves most to load; the icon is asked for again', () => {
    const pages = [
      page('/a', '/assets/x.js', '/assets/y.js', '/icon.svg'),
      page('/b', '/assets/x.js', '/icon.svg'),
      page('/c', '/assets/x.js', '/assets/y.js', '/icon.svg'),
      page('/404'),
    ];
    expect(nextVisits(pages, '').get('/a')).toEqual({
      from: '/b',
      bytes: { raw: 440, gzip: 130, brotli: 110 },
      requests: 3,
    });
    expect(nextVisits(pages, '').get('/b')).toMatchObject({ from: '/a', bytes: { brotli: 100 }, requests: 2 });
  });

  test('is none where there is no other', () => {
    expect(nextVisits([page('/a', '/assets/x.js'), page('/404')], '').get('/a')).toBeNull();
  });

  test('keeps hashed files below the base path', () => {
    const pages = [page('/a', '/base/assets/x.js'), page('/b', '/base/assets/x.js')];
    expect(nextVisits(pages, '/base').get('/a')).toMatchObject({ from: '/b', requests: 1 });
  });
});
