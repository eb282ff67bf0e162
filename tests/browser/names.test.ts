/** What a screen reader tells of the key pages: role, name and state of every control (WCAG 4.1.2). */

import { expect, test } from 'vitest';
import { inLines, isControl, isLandmark, told } from '../support/names.ts';
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

test.each(PAGES)('%s on a %s', (route, device, { width, height }) =>
  pool.visit(route, async (page) => {
    await page.setViewport({ width, height });
    const all = await told(page);
    expect(all.filter((one) => isControl(one) && one.name === '')).toEqual([]);
    const landmarks = all.filter(isLandmark).map(({ role, name }) => `${role} ${name}`);
    expect(landmarks).toEqual([...new Set(landmarks)]);
    await expect(inLines(all)).toMatchFileSnapshot(`__snapshots__/names${route.replaceAll('/', '-')}.${device}.txt`);
  }),
);
