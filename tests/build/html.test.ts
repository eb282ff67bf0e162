import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../support/built-site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // The strict presets: the HTML standard, WCAG, and what its authors recommend; headings and references as well.
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      'class-pattern': ['error', { pattern: 'bem' }],
      'id-pattern': ['error', { pattern: 'kebabcase' }],
      'no-inline-style': 'error', // the policy of every page refuses it
      // React writes attributes in its own way: `charSet`, `<meta/>`, `hidden=""`. HTML reads them all the same.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Scripts and styles come from the own origin, under names that hold their hash.
      'require-sri': 'off',
    },
  }),
);

/** Findings that are meant, by rule: what they say, or where they are. */
const MEANT: Readonly<Record<string, RegExp>> = {
  // The deck answers at once and the date is read by the link next to it: neither form is ever sent.
  'wcag/h32': /section:nth-child\(1\) > form|#ablauf /,
};
const isMeant = ({ ruleId, message, selector }: Message): boolean =>
  MEANT[ruleId]?.test(`${message} ${selector}`) === true;

/** What is wrong with a document, a line each. */
const findings = (html: string): readonly string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .filter((message) => !isMeant(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);

test.each([
  ['no-dup-id', '<p id="a"></p><p id="a"></p>'],
  ['element-permitted-content', '<p><span><div></div></span></p>'],
  ['wcag/h30', '<a href="/"></a>'],
  ['class-pattern', '<p class="a__b--0-\u20601"></p>'],
  ['no-missing-references', '<p aria-labelledby="nothing">A</p>'],
  ['heading-level', '<h1>A</h1><h3>B</h3>'],
  ['no-redundant-role', '<button type="button" role="button">A</button>'],
])('%s is recognised', (rule, html) => {
  expect(findings(html).some((finding) => finding.startsWith(`${rule}:`))).toBe(true);
});

describe('the built site', () => {
  let documents: readonly (readonly [string, string])[];
  beforeAll(async () => {
    // Each page is written twice, byte for byte the same: as `a.html` and as `a/index.html`.
    const files = [...(await buildSite())].filter(([file]) => file.endsWith('.html'));
    documents = [...new Map(files.map(([file, html]) => [html, file]))].map(([html, file]) => [file, html]);
  });

  test('has no text in a head: browsers would show it above the page', () => {
    const texts = documents.map(([file, html]) => [file, /[^>]*(?=<\/head>)/.exec(html)?.[0].trim()]);
    expect(texts.filter(([, text]) => text !== '')).toEqual([]);
  });

  test('is valid HTML, page by page, redirects and the error page included', () => {
    expect(documents.length).toBeGreaterThan(30);
    const wrong = documents.flatMap(([file, html]) => findings(html).map((finding) => `${file}: ${finding}`));
    expect(wrong).toEqual([]);
  });
});
