import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../ssg/compile/markdown.ts';

test('Markdown keeps its front matter, its anchors and the list of its headings', async () => {
  const { meta, html, headings } = await parseMarkdown(
    '---\ntitle: Impressum: wer wir sind\ndate: 2025-10-01\n---\n\n## Angaben **nach** § 5 {#angaben}\n\nText.\n\n### Ohne Anker\n',
  );
  expect(meta).toEqual({ title: 'Impressum: wer wir sind', date: '2025-10-01' });
  expect(html).toContain('<h2 id="angaben">Angaben <strong>nach</strong> § 5</h2>');
  expect(html).toContain('<h3>Ohne Anker</h3>');
  expect(headings).toEqual([{ level: 2, id: 'angaben', text: 'Angaben **nach** § 5' }]);
});

test('a table knows its section, its columns and the heading of each row', async () => {
  const { html } = await parseMarkdown(
    '## Dienste **hier** {#dienste}\n\n| A | B | C |\n|---|---|---|\n| a | *b* | |\n\nText.\n',
  );
  expect(html).toContain('<table><caption>Dienste <strong>hier</strong></caption><thead><tr><th scope="col">A</th>');
  expect(html).toContain('<tr><th scope="row">a</th><td data-label="B"><em>b</em></td><td data-label="C">');
  const { html: narrow } = await parseMarkdown('| A | B |\n|---|---|\n| a | b |\n');
  expect(narrow).toContain('<tr><th scope="row">a</th><td>b</td></tr>');
});
