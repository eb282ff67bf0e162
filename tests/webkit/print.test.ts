/** Paper from Safari's engine, which breaks no grid, flex box or columns over sheets, but slices their lines. */

import { beforeAll, describe, expect, test } from 'vitest';
import { outside, type Sheet } from '../support/pdf.ts';
import { canPrint, printWithWebKit } from '../support/print-webkit.ts';
import { served } from '../support/served.ts';
import { siteRoutes } from '../support/site-routes.ts';

describe.skipIf(!canPrint)('printed by WebKit', () => {
  let printed: readonly (readonly Sheet[])[];
  beforeAll(async () => {
    printed = await printWithWebKit(siteRoutes.map((route) => `${served().siteUrl}${route}`));
  });

  test.each(siteRoutes.map((route, index) => [route, index] as const))(
    '%s has whole lines on its sheets',
    (_, index) => {
      const sheets = printed[index] ?? [];
      expect(sheets.length).toBeGreaterThan(0);
      expect(outside(sheets)).toEqual([]);
    },
  );

  test.each(['/unternehmen/vergleich', '/talente/vergleich'])(
    'the tables of %s have whole lines wherever a longer text moves them',
    async (route) => {
      const moved = await printWithWebKit([9, 25, 27, 29].map((down) => `${served().siteUrl}${route}?down=${down}`));
      expect(moved.flatMap(outside)).toEqual([]);
    },
  );
});
