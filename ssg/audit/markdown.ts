import { type Comparison, grownBy } from './compare.ts';
import { change, count } from './format.ts';
import { causeText, pathOf, type Verdict } from './verdict.ts';

/** A comment is found again by this line, so that the next run replaces it. */
export const COMMENT_MARK = '<!-- page weights -->';

/** Longer lists are cut; the report has all. */
const ROWS = 25;

const escaped = (text: string): string => text.replace(/[|\\`*_<>[\]]/g, '\\$&');
const list = (lines: readonly string[]): string => lines.map((line) => `- ${escaped(line)}`).join('\n');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? ':--' : '--:'));
  return [line(head), line(rule), ...rows.map((row) => line(row.map(escaped)))].join('\n');
}

const SIGN = { Passes: '✅', Fails: '❌' } as const;

/** An audit as Markdown, for a comment at a pull request. */
export function auditMarkdown(verdict: Verdict, comparison: Comparison | undefined): string {
  const { headline, failures, warnings, growth } = verdict;
  const sign = headline.startsWith('Fails') ? SIGN.Fails : warnings.length > 0 ? '⚠️' : SIGN.Passes;
  const pages = comparison?.pages.slice(0, ROWS) ?? [];
  const rows = pages.map(({ route, bytes, requests }) => [
    route,
    count(bytes.total.after),
    change(grownBy(bytes.total)),
    change(grownBy(requests)),
  ]);
  const causes = pages.map(
    ({ route, causes: of }) =>
      `- ${escaped(route)}\n${of
        .slice(0, 5)
        .map((cause) => `  - ${escaped(`${causeText(cause)}: ${pathOf(cause)}`)}`)
        .join('\n')}`,
  );
  const hidden = (comparison?.pages.length ?? 0) - pages.length;
  const parts = [
    COMMENT_MARK,
    `### ${sign} What the pages weigh`,
    `**${escaped(headline)}**`,
    list(failures),
    list(warnings),
    list(growth),
    ...(rows.length > 0
      ? [
          table(['page', 'first visit, brotli', 'change', 'requests'], rows),
          hidden > 0 ? `and ${hidden} more` : '',
          '<details><summary>What changed in each</summary>',
          causes.join('\n'),
          '</details>',
        ]
      : []),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The comment for a build that is not complete. @param reason why it is not */
export const brokenMarkdown = (reason: string): string =>
  `${COMMENT_MARK}\n\n### ❌ The build is broken: nothing was weighed\n\n\`\`\`\n${reason.trim()}\n\`\`\`\n`;
