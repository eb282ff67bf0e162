import { expect, test } from 'vitest';
import { buildSite, pagesOf } from '../support/built-site.ts';

test('every closing section has a drawing of its own, which is not announced', async () => {
  const pages = new Map<string, string[]>();
  for (const [route, html] of pagesOf(await buildSite())) {
    const [drawing] = /<svg[^>]*>/.exec(html.split('<section class="closing"')[1] ?? '') ?? [];
    if (drawing === undefined) continue;
    expect(drawing).toContain('aria-hidden="true"');
    const outlines = html.split(drawing)[1]?.split('</svg>')[0] ?? '';
    pages.set(outlines, [...(pages.get(outlines) ?? []), route]);
  }
  expect([...pages.values()].filter((routes) => routes.length > 1)).toEqual([]);
  expect(pages.size).toBeGreaterThan(15);
});
