import { type Comparison, grownBy } from './compare.ts';
import { atMost, change, count } from './format.ts';
import { causeLine, type Verdict } from './verdict.ts';

/** A comment is found again by this line, so that the next run replaces it. */
export const COMMENT_MARK = '<!-- page weights -->';

/** Longer lists are cut; the report has all. */
const ROWS = 25;
const CAUSES = 5;

const escaped = (text: string): string => text.replace(/[|\\`*_<>[\]]/g, '\\$&');
const item = (text: string, depth = 0): string => `${'  '.repeat(depth)}- ${escaped(text)}`;

/** The pages that changed as a table, and folded below it what changed in each. */
function changes({ pages }: Comparison): string[] {
  const rows = pages.map(({ route, bytes, requests }) => {
    const cells = [route, count(bytes.total.after), change(grownBy(bytes.total)), change(grownBy(requests))];
    return `| ${cells.map(escaped).join(' | ')} |`;
  });
  const causes = pages.map(({ route, causes: of }) =>
    [item(route), ...of.slice(0, CAUSES).map((cause) => item(causeLine(cause), 1))].join('\n'),
  );
  return [
    ['| page | first visit, brotli | change | requests |', '| :-- | --: | --: | --: |', ...atMost(ROWS, rows)].join(
      '\n',
    ),
    '<details><summary>What changed in each, bytes before compression</summary>',
    causes.slice(0, ROWS).join('\n'),
    '</details>',
  ];
}

const SIGNS = { Fails: '❌', Passes: '✅', 'Passes, with warnings': '⚠️' } as const;

/** An audit as Markdown, for a comment at a pull request. */
export function auditMarkdown({ headline, lines }: Verdict, comparison: Comparison | undefined): string {
  const [outcome] = headline.split(':') as [keyof typeof SIGNS];
  const parts = [
    COMMENT_MARK,
    `### ${SIGNS[outcome]} What the pages weigh`,
    `**${escaped(headline)}**`,
    lines.map(({ text, role }) => item(text, role === 'cause' ? 1 : 0)).join('\n'),
    ...(comparison && comparison.pages.length > 0 ? changes(comparison) : []),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The comment for a build that is not complete. @param reason why it is not */
export const brokenMarkdown = (reason: string): string =>
  `${COMMENT_MARK}\n\n### ❌ The build stopped: nothing was weighed\n\n\`\`\`\n${reason.trim()}\n\`\`\`\n`;
