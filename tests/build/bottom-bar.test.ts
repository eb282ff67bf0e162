import { expect, test } from 'vitest';
import { buildSite, pagesOf, textOf } from '../support/built-site.ts';

const COMPANY = { note: 'Kein Risiko: Kandidaten kostenlos ansehen', half: '#unternehmer' };
const TALENT = { note: 'Kostenlos für Talente, ohne Anschreiben', half: '#vertriebler' };
const NEUTRAL = { note: 'Für Unternehmen und Vertriebstalente', half: '' };

/** Who reads a page decides (decisions: Audience). */
const expected = (route: string) => {
  if (route === '/interview-tipps' || /^\/talente(?:\/|$)/.test(route)) return TALENT;
  return route === '/interviewfragen' || /^\/unternehmen(?:\/|$)/.test(route) ? COMPANY : NEUTRAL;
};

const BAR = /<aside class="bottom-bar".*?<\/aside>/s;
const REGISTER = /href="\/formular(#\w+)?">(?:Jetzt kostenlos|Kostenlos) registrieren<\/a>/g;

test('on every page the bar, the header and the menu address the same reader', async () => {
  const pages = [...pagesOf(await buildSite())].filter(([, html]) => html.includes('class="header"'));
  expect(pages.length).toBeGreaterThan(20);
  for (const [route, html] of pages) {
    if (route === '/formular') {
      expect(html, route).not.toMatch(BAR);
      continue;
    }
    const { note, half } = expected(route);
    const bar = BAR.exec(html)?.[0] ?? '';
    expect(textOf(bar), route).toBe(`Kostenlos registrieren ${note}`);
    const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
    const halves = [...`${header}${bar}`.matchAll(REGISTER)].map(([, to = '']) => to);
    expect(halves, route).toEqual([half, half, half]);
  }
});
