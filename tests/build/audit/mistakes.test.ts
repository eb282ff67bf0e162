import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, auditedSite, bundleOf, reportOf } from '../../support/audited-site.ts';
import { buildApart } from '../../support/build-apart.ts';
import { type Files, Fixture, roomy } from '../../support/fixture.ts';
import { unescapeHtml } from '../../support/unescape-html.ts';

/** Changes that a team makes by mistake: terminal, comment and report name them, and the exit code is 1. */

/** Text that compression cannot make small. */
const noise = (bytes: number): string => randomBytes(bytes / 2).toString('hex');

const installed = (name: string, version: string, code: string): Files => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, main: 'index.js' }),
  [`node_modules/${name}/index.js`]: code,
});

const PAGE = 'pages/a.tsx';
const ISLAND = 'components/counter/counter.island.tsx';
const SCRIPT = 'components/print/print.client.ts';
const CARD = 'components/card/card.tsx';
const STYLES = 'components/card/card.scss';
const sourceOf = (file: string): string => auditedSite[file] ?? '';

const dates = () => `export const format = () => ${JSON.stringify(noise(3_000))};`;
const site: Files = {
  ...auditedSite,
  ...installed('dates', '1.0.0', dates()),
  [SCRIPT]: `import { format } from 'dates'; document.title = format();`,
};

interface Mistake {
  readonly name: string;
  readonly files: Files;
  /** What the page spends too much on. */
  readonly over: RegExp;
  /** What grew, and the imports that lead there. */
  readonly cause: RegExp;
  readonly warning?: string;
}

const mistakes: readonly Mistake[] = [
  {
    name: 'a heavy package in an island',
    files: {
      [ISLAND]: `import { marked } from 'marked';\n${sourceOf(ISLAND).replace('[at % 3]', '[at % 3] + marked.parse("*")')}`,
    },
    over: /^\/a: script [\d,]+ bytes in brotli, [\d,]+ more than 9,000$/,
    cause: new RegExp(`^marked \\+\\d\\d,\\d{3} \\(new\\), by ${PAGE} → ${ISLAND} → marked$`),
  },
  {
    name: 'an image of 60 KB',
    files: {
      'static/team.jpg': noise(60 * 1024),
      [CARD]: sourceOf(CARD).replace('<p ', '<img src="/team.jpg" alt="Team" /><p '),
    },
    over: /^\/a: images 61,\d{3} bytes in brotli, 53,\d{3} more than 8,000$/,
    cause: new RegExp(`^team\\.jpg \\+61,440 \\(new\\), by ${PAGE} → ${CARD} → team\\.jpg$`),
  },
  {
    name: '30 KB of styles',
    files: {
      [STYLES]: Array.from({ length: 300 }, (_, at) => `.card__${at} { grid-area: a${noise(90)}; }`).join(''),
    },
    over: /^\/a: HTML with CSS [\d,]+ bytes in brotli, [\d,]+ more than 14,000$/,
    cause:
      /^components\/card \+3\d,\d{3}, by pages\/a\.tsx → components\/card\/card\.tsx → components\/card\/card\.scss$/,
  },
  {
    name: 'a second version of a package',
    files: {
      ...installed('picker', '1.0.0', `export { format as pick } from 'dates';`),
      ...installed('picker/node_modules/dates', '2.0.0', dates()),
      [SCRIPT]: `import { format } from 'dates'; import { pick } from 'picker'; document.title = format() + pick();`,
    },
    over: /^\/a: script [\d,]+ bytes in brotli, [\d,]+ more than 9,000$/,
    cause: /^dates \+3,\d{3}, by pages\/a\.tsx → components\/print\/print\.client\.ts → picker → dates$/,
    warning: 'dates is bundled 2 times: 1.0.0 in node_modules/dates, 2.0.0 in node_modules/picker/node_modules/dates',
  },
];

let saved: Fixture;
beforeAll(async () => {
  saved = await Fixture.create(site);
  await audit(saved, roomy, { save: true });
});
afterAll(() => saved.remove());

test.each(mistakes)(
  '$name fails: terminal, comment and report name page, limit and cause',
  async ({ files, over, cause, warning }) => {
    const fixture = await saved.copy();
    for (const [file, text] of Object.entries(files)) await fixture.write(file, text ?? '');
    const { status, stdout } = buildApart(fixture, '--audit');
    expect(status).toBe(1);
    const [headline, ...verdict] = stdout.slice(stdout.lastIndexOf('Fails: ')).trim().split('\n');
    expect(headline).toBe('Fails: 1 page over budget, 1 page within budget.');
    const lines = verdict.map((line) => line.trim());
    expect(lines[0]).toMatch(over);
    const most = lines.findIndex((line) => line.startsWith('Grew most: /a +'));
    expect(lines[most + 1]).toMatch(cause);
    if (warning) expect(lines).toContain(warning);
    const comment = (await reportOf(fixture, 'bundle.md')).replaceAll('\\', '');
    expect(comment).toContain('### ❌');
    const report = unescapeHtml((await reportOf(fixture, 'bundle.html')).replaceAll(/<wbr\/?>|<!-- -->/g, ''));
    for (const line of [headline, ...lines]) {
      expect(comment).toContain(line);
      expect(report).toContain(`>${line}</`);
    }
    const [owner] = lines[most + 1]?.split(' ') ?? [];
    const [failure] = (await bundleOf(fixture)).failures;
    expect(failure).toMatchObject({ file: '/a', what: expect.stringContaining(`before compression: ${owner} +`) });
    await fixture.remove();
  },
);
