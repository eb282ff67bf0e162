import { expect, test } from 'vitest';
import { legalDocument } from '../../components/legal/legal-page/legal-document.ts';

const meta = {
  title: 'Titel',
  description: 'Text',
  date: '2026-01-01',
  heading: 'Titel',
  lead: 'Text',
  stand: 'heute',
};
const html = '<h2>Kurz gesagt</h2>\n<p>A</p>\n<h2 id="a">A</h2>\n<p>B</p>\n<h2 id="b">B</h2>\n<p>C</p>';
const documentWith = (apart: string) =>
  legalDocument('content/legal/test.md', { meta: { ...meta, apart }, html, headings: [] });

test('a section that is set apart is an element of its own, others of a text without numbers are groups', () => {
  expect(documentWith('a').body).toBe(
    '<section class="legal__bright"><h2 id="a">A</h2><p>B</p></section><div><h2 id="b">B</h2><p>C</p></div>',
  );
});

test('a section that does not exist cannot be set apart', () => {
  expect(() => documentWith('a c')).toThrow(
    'content/legal/test.md: "apart" in the front matter names "c", which no section has as its id.',
  );
});

test('an entry behind (+) folds, and its label opens it; the entries around it stay a list', () => {
  const list = '<ul>\n<li><strong>A:</strong> B</li>\n<li>(+) <strong>C:</strong> D</li>\n</ul>';
  const { body } = legalDocument('content/legal/test.md', { meta, html: html.replace('<p>B</p>', list), headings: [] });
  expect(body).toContain(
    '<dl><div><dt>A</dt><dd>B</dd></div></dl><details class="legal__fold"><summary>C</summary><p>D</p></details>',
  );
  expect(body).not.toContain('<dl></dl>');
});
