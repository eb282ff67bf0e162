import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../ssg/compile/markdown.ts';

test('Markdown keeps its front matter, its anchors and the list of its headings', async () => {
  const { meta, html, headings } = await parseMarkdown(
    '---\ntitle: Impressum: wer wir sind\ndate: 2025-10-01\n---\n\n## Angaben & mehr **nach** § 5 {#angaben}\n\nText.\n\n### Ohne Anker\n',
  );
  expect(meta).toEqual({ title: 'Impressum: wer wir sind', date: '2025-10-01' });
  expect(html).toContain('<h2 id="angaben">Angaben &amp; mehr <strong>nach</strong> § 5</h2>');
  expect(html).toContain('<h3>Ohne Anker</h3>');
  expect(headings).toEqual([{ level: 2, id: 'angaben', text: 'Angaben & mehr nach § 5' }]);
});
