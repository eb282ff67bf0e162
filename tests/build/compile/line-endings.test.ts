import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Files, Fixture, page } from '../../support/fixture.ts';

const files: Files = {
  'pages/a.tsx': page(
    'Seite A',
    `
    <h1>
      A{' '}
      <b>fett</b>
    </h1>
    <pre>{\`eins
zwei\`}</pre>
    <Counter start={3} />
    <p>{facts.name}{text.meta.title}</p>
    <div dangerouslySetInnerHTML={{ __html: text.html }} />`,
    `
    import './a.client.ts';
    import './a.scss';
    import Counter from '../components/counter.island.tsx';
    import facts from '../content/facts.json';
    import text from '../content/text.md';`,
  ),
  'pages/a.client.ts': '/* Kommentar\n*/ document.title = `zwei\nZeilen`;\n',
  'pages/a.scss': '// Kommentar\n@use "../components/colors";\n\n.a {\n  color: colors.$ink;\n  content: "x";\n}\n',
  'pages/liste.txt.ts': 'export default () => `eins\nzwei\n`;\n',
  'components/_colors.scss': '$ink: green;\n',
  'components/counter.island.tsx': `
    import { useState } from 'react';
    export default function Counter({ start }) {
      const [count, setCount] = useState(start);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      );
    }
  `,
  'content/facts.json': '{\n  "name": "Fakt"\n}\n',
  'content/text.md':
    '---\ntitle: Titel\n---\n\n## Überschrift {#anker}\n\nZwei\nZeilen.\n\n- eins\n- zwei\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n  <path d="M0 0h9v9z"/>\n</svg>\n',
};

let fixture: Fixture;
beforeAll(async () => {
  fixture = await Fixture.create(files);
  expect((await fixture.build()).message).toBe('');
});
afterAll(() => fixture.remove());

test.each([
  ['CRLF', '', '\r\n'],
  ['a byte order mark', '\uFEFF', '\n'],
  ['both', '\uFEFF', '\r\n'],
])('text files with %s give the same bytes', async (_, start, end) => {
  // The icon itself is copied as it is.
  const { 'icon.svg': plain, ...before } = await fixture.tree();
  expect(Object.keys(before)).toContain('icon-192.png');
  for (const [file, text] of Object.entries(files)) {
    await fixture.write(file, `${start}${text?.replaceAll('\n', end)}`);
  }
  const again = `${fixture.out}-again`;
  expect((await fixture.build({ out: again })).message).toBe('');
  const { 'icon.svg': copied, ...after } = await fixture.tree(again);
  const different = Object.keys(before).filter((file) => before[file] !== after[file]);
  expect(different).toEqual([]);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect([plain, copied]).not.toContain(undefined);
  await rm(again, { recursive: true });
});

test('git checks out text files with the same line endings everywhere', () => {
  const { stdout } = spawnSync('git', ['check-attr', 'text', 'eol', '--', 'build.ts'], { encoding: 'utf8' });
  expect(stdout).toContain('build.ts: text: auto\nbuild.ts: eol: lf\n');
});
