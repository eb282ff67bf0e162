/** What a screen reader tells of the key pages: role, name and state of every control (WCAG 4.1.2). */

import { expect, test } from 'vitest';
import { footerColumns } from '../../content/navigation.ts';
import { inLines, isControl, isLandmark, plain, told } from '../support/names.ts';
import { PagePool } from '../support/page-pool.ts';
import { DESKTOP, PHONE } from '../support/visitor.ts';

const pool = new PagePool();

const PAGES = [
  ['/unternehmen', 'phone', PHONE],
  ['/unternehmen/preise', 'desktop', DESKTOP],
  ['/unternehmen/vergleich', 'desktop', DESKTOP],
  ['/talente', 'desktop', DESKTOP],
  ['/formular', 'phone', PHONE],
] as const;

/** The columns of the footer, as they are told on a page. */
const footerOf = (route: string): string =>
  footerColumns
    .flatMap(({ title, links }) => [
      `    heading "${plain(title)}" level=2\n`,
      ...links.map(({ href, label }) => `    link "${plain(label)}"${href === route ? ' current=page' : ''}\n`),
    ])
    .join('');

test.each(PAGES)('%s on a %s', (route, device, { width, height }) =>
  pool.visit(route, async (page) => {
    await page.setViewport({ width, height });
    const all = await told(page);
    expect(all.filter((one) => isControl(one) && one.name === '')).toEqual([]);
    const landmarks = all.filter(isLandmark).map(({ role, name }) => `${role} ${name}`);
    expect(landmarks).toEqual([...new Set(landmarks)]);
    const text = inLines(all);
    const footer = footerOf(route);
    expect(text).toContain(footer);
    const rest = text.replace(footer, '');
    await expect(rest).toMatchFileSnapshot(`__snapshots__/names${route.replaceAll('/', '-')}.${device}.txt`);
  }),
);
