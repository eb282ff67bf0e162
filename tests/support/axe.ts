import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeResult, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The levels that the site keeps, and what is good practice beyond them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SHARED: RunOptions = {
  resultTypes: ['violations'],
  // What a booking provider shows in its own frame is not this site's.
  iframes: false,
  preload: false,
};

/** `everything`, or `colours`: the rules whose verdict another colour scheme can change. */
const RULES = {
  everything: {
    ...SHARED,
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'target-size': { enabled: true } }, // off by default
  },
  colours: { ...SHARED, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} as const satisfies Record<string, RunOptions>;

/** Makes axe known to the document that the page shows now. */
export const bringAxe = (page: Page): Promise<unknown> => page.evaluate(source);

const describeNode = (rule: string, { target, failureSummary = '' }: NodeResult): string =>
  `${rule}: ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim() ?? ''}`;

/**
 * What axe finds on the page, a line each: rule, element, reason.
 * @param parts selectors of the parts to look at; the whole page if there are none
 */
export async function violations(
  page: Page,
  rules: keyof typeof RULES,
  parts: readonly string[] = [],
): Promise<readonly string[]> {
  const { violations: found } = await page.evaluate(
    (include, options) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      return axe.run(include.length > 0 ? { include } : document, options as RunOptions);
    },
    [...parts],
    RULES[rules],
  );
  return found.flatMap(({ id, nodes }) => nodes.map((node) => describeNode(id, node)));
}
