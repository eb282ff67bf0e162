import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, pagesOf } from '../support/built-site.ts';
import { gluedWords } from '../support/glued.ts';

test.each([
  ['<button>Mehr</button><a href="/">Login</a>', ['Mehr|Login']],
  ['<p><b>Richtwert</b><span>plus Provision</span></p>', ['Richtwert|plus Provision']],
  ['<nav><a href="/">Firmen</a></nav><nav><a href="/">Talente</a></nav>', ['Firmen|Talente']],
  ['<p><b>Richtwert</b> <span>plus</span></p><p>Ja</p><ul><li>A</li><li>B</li></ul>', []],
  ['<p><a href="/">Preise</a>, <b>68 %</b><sup>1</sup> „<i>so</i>“</p>', []],
])('%s', async (html, glued) => {
  expect(await gluedWords(html)).toEqual(glued);
});

describe('without CSS', () => {
  let pages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    pages = pagesOf(await buildSite());
  });

  test('no words of a page run into each other', async () => {
    const found = new Map<string, string>();
    for (const [route, html] of pages) for (const pair of await gluedWords(html)) found.set(pair, route);
    expect([...found].map(([pair, route]) => `${route}: ${pair}`)).toEqual([]);
  });
});
