import { type Change, COMPARED, type Comparison, grownBy, type PageChange } from './compare.ts';
import { change, columns, count } from './format.ts';

const KIND_LABELS: Readonly<Record<(typeof COMPARED)[number], string>> = {
  html: 'HTML',
  style: 'styles',
  entry: 'entry',
  shared: 'shared',
  font: 'font',
  image: 'images',
  media: 'media',
  rules: 'rules',
  lazy: 'lazy',
  interaction: 'after interaction',
  total: 'first visit',
};

/** Longer lists are cut in the terminal and in a comment; the report has all. */
const ROWS = 25;

const hiddenRows = (length: number, what: string): string => (length > ROWS ? `and ${length - ROWS} more ${what}` : '');

/** Nothing where nothing changed: what did is seen at once. */
const cell = (value: Change): string => (grownBy(value) === 0 ? '' : change(grownBy(value)));

const statusOf = ({ status }: PageChange): string =>
  status === 'changed' ? '' : ` (${status === 'added' ? 'new' : 'gone'})`;

/** How many pages grew, shrank, came and went. */
export function countsOf({ pages, same }: Comparison): string {
  const of = (test: (page: PageChange) => boolean, what: string) => {
    const found = pages.filter(test).length;
    return found > 0 ? [`${found} ${what}`] : [];
  };
  const grew = ({ status, bytes }: PageChange) => status === 'changed' && grownBy(bytes.total) > 0;
  const shrank = ({ status, bytes }: PageChange) => status === 'changed' && grownBy(bytes.total) < 0;
  const moved = ({ status, bytes }: PageChange) => status === 'changed' && grownBy(bytes.total) === 0;
  const counts = [
    ...of(grew, 'grew'),
    ...of(shrank, 'shrank'),
    ...of(moved, 'changed and weigh the same'),
    ...of(({ status }) => status === 'added', 'new'),
    ...of(({ status }) => status === 'removed', 'gone'),
    ...(same > 0 ? [`${same} as before`] : []),
  ];
  return counts.join(', ');
}

/** The same in one line with their bytes. */
export const summaryOf = (comparison: Comparison): string =>
  `${change(grownBy(comparison.total))} bytes (brotli) over all pages: ${countsOf(comparison)}.`;

const pageRows = ({ pages }: Comparison): string[][] =>
  pages
    .slice(0, ROWS)
    .map((page) => [
      `${page.route}${statusOf(page)}`,
      count(page.bytes.total.after),
      ...COMPARED.toReversed().map((kind) => cell(page.bytes[kind])),
      cell(page.requests),
    ]);

const moduleRows = ({ modules }: Comparison): string[][] =>
  modules
    .slice(0, ROWS)
    .map((module) => [
      module.module,
      count(module.before),
      count(module.after),
      change(grownBy(module)),
      `${module.pages}`,
    ]);

const CHANGES = COMPARED.toReversed().map((kind) => (kind === 'total' ? 'change' : KIND_LABELS[kind]));
const PAGE_HEAD = ['page', 'first visit', ...CHANGES, 'requests'];
const MODULE_HEAD = ['module, bytes before compression', 'before', 'after', 'change', 'pages'];

/** What grew and shrank, for the terminal. */
export function compareText(comparison: Comparison, former: string): string {
  const { pages, modules } = comparison;
  const lines = [`Compared with ${former}: ${summaryOf(comparison)}`];
  if (pages.length > 0)
    lines.push('', columns([PAGE_HEAD, ...pageRows(comparison)]), hiddenRows(pages.length, 'pages'));
  if (modules.length > 0) {
    lines.push('', columns([MODULE_HEAD, ...moduleRows(comparison)]), hiddenRows(modules.length, 'modules'));
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd();
}

const escaped = (text: string): string => text.replace(/[|\\`*_<>[\]]/g, '\\$&');

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? ':--' : '--:'));
  return [line(head), line(rule), ...rows.map((row) => line(row.map(escaped)))].join('\n');
}

/** A comment is found again by this line, so that the next run replaces it. */
export const COMMENT_MARK = '<!-- page weights -->';

/** The comment for a build that is not complete. @param reason why it is not */
export const brokenMarkdown = (reason: string): string =>
  `${COMMENT_MARK}\n\n### The build is broken: nothing was weighed\n\n\`\`\`\n${reason.trim()}\n\`\`\`\n`;

/**
 * The same as Markdown, for a comment at a pull request.
 * @param comparison nothing when there is nothing to compare with
 * @param over what is over its budget, a line each
 */
export function compareMarkdown(comparison: Comparison | undefined, over: readonly string[]): string {
  const budget =
    over.length > 0
      ? `**Over budget:**\n\n${over.map((line) => `- ${escaped(line)}`).join('\n')}`
      : 'Every page is within its budget.';
  const parts = [COMMENT_MARK, '### What the pages weigh'];
  if (!comparison) return [...parts, budget, 'There is no former audit to compare with.'].join('\n\n').concat('\n');
  const { pages, modules } = comparison;
  parts.push(escaped(summaryOf(comparison)), budget);
  if (pages.length > 0) parts.push(markdownTable(PAGE_HEAD, pageRows(comparison)), hiddenRows(pages.length, 'pages'));
  if (modules.length > 0) {
    parts.push(
      '<details><summary>Modules that grew or shrank</summary>',
      markdownTable(MODULE_HEAD, moduleRows(comparison)),
      hiddenRows(modules.length, 'modules'),
      '</details>',
    );
  }
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
