/** Browsers that know neither CSS nor scripts: every word and every number of a page is there. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { renderError } from '../../content/render-error.ts';
import { textOf } from '../support/built-site.ts';
import { served } from '../support/served.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { type ToolName, toolPath } from '../support/tools.ts';

/** Each on long lines, so that no word is divided; longer ones than lynx can hold would be. */
const BROWSERS = {
  lynx: ['-dump', '-nolist', '-width=400', '-assume_charset=utf-8', '-display_charset=utf-8'],
  w3m: ['-dump', '-cols', '1000', '-I', 'utf-8', '-O', 'utf-8'],
} as const satisfies Partial<Record<ToolName, readonly string[]>>;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.replace(/[\u00AD\u2060]/g, '').match(/[\p{L}\p{N}]+/gu));

describe.each(Object.entries(BROWSERS))('%s', (name, args) => {
  const browser = toolPath(name as keyof typeof BROWSERS);

  test.skipIf(!browser)('shows every word and number of every page', async () => {
    expect(siteRoutes.length).toBeGreaterThan(20);
    for (const route of siteRoutes) {
      const url = `${served().siteUrl}${route}`;
      const html = await (await fetch(url)).text();
      const { stdout } = await promisify(execFile)(browser ?? '', [...args, url], {
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
      const shown = wordsOf(stdout);
      // A drawing is none for them; what it says stands in the text.
      const body = html.slice(html.indexOf('<body')).replace(/<svg.*?<\/svg>/gs, '');
      const lost = [...wordsOf(textOf(body))].filter((word) => !shown.has(word));
      expect(lost, route).toEqual([]);
      // What matters most keeps its unit, its noun and its neighbours.
      expect(stdout, route).toContain('Ressourcen Unternehmen Talente Login');
      // What a script may show later is not there.
      expect(stdout, route).not.toContain(renderError.title);
    }
  });
});
