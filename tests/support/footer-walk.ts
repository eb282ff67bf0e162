import { expect } from 'vitest';
import { roleLinks } from '../../content/guides/labels.ts';
import { footerColumns } from '../../content/navigation.ts';
import { siteRoutes } from './site-routes.ts';
import type { Visitor } from './visitor.ts';

/** Reached by nobody who was not told: the hidden page and the error page. */
const unlisted = ['/404', '/cdn-m7k3p'];
/** One step further than the footer: /jobbeschreibung leads to them (see role-pages.test.ts). */
const deeper = roleLinks.map(({ href }) => href);

/** Routes that the footer of every page links to. */
export const inFooter: readonly string[] = siteRoutes.filter((route) => ![...unlisted, ...deeper].includes(route));

/** Comes to / and follows each link of the footer, from page to page. @returns where it came to */
export async function followFooter(visitor: Visitor): Promise<ReadonlySet<string>> {
  await visitor.go('/');
  expect(visitor.path).toBe('/unternehmen');
  const seen = new Set<string>();
  for (const { title, links } of footerColumns) {
    for (const { href, label } of links) {
      // "Überblick" stands in two columns: the link is looked for in its own.
      await visitor.follow(label, `footer nav > div:has(a[href="${links[0]?.href}"])`);
      expect(visitor.path, `${title}: ${label}`).toBe(href);
      expect(await visitor.heading()).not.toBe('');
      expect(await visitor.page.evaluate(() => scrollY), `${href} starts at the top`).toBe(0);
      seen.add(visitor.path);
    }
  }
  return seen;
}
