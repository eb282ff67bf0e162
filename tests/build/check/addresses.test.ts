import { expect, test } from 'vitest';
import { data, Fixture, page } from '../../support/fixture.ts';

test('styles name files of static/ by their address, with a base path too', async () => {
  const fixture = await Fixture.create({
    'components/styles.scss': 'body { background: url(/bild.png); } main { background: url("/bild.png?v=2#a"); }',
    'static/bild.png': 'Bild',
  });
  expect((await fixture.build()).message).toBe('');
  expect(await fixture.read('a.html')).toContain('url(/bild.png)');
  await fixture.write('content/index.ts', data({ basePath: `'/vorschau'` }));
  expect((await fixture.build()).message).toBe('');
  const html = await fixture.read('a.html');
  expect(html).toContain('url(/vorschau/bild.png)');
  expect(html).toContain('url(/vorschau/bild.png?v=2#a)');
  await fixture.remove();
});

test('absolute links lead to pages of this site, and to other hosts', async () => {
  const links = [
    'https://www.fixture.example/vorschau',
    'https://www.fixture.example/vorschau/b#ziel',
    'https://www.fixture.example/vorschau?a=1',
    // Not below the base path, not this host.
    'https://www.fixture.example/anderes',
    'https://www.fixture.example.org/weg',
    'https://anderswo.example/weg',
    'mailto:a@fixture.example',
  ];
  const fixture = await Fixture.create({
    'content/index.ts': data({ basePath: `'/vorschau'` }),
    'pages/index.tsx': page('Start', links.map((href) => `<a href="${href}">x</a>`).join('')),
    'pages/b.tsx': page('Seite B', '<p id="ziel">B</p>'),
  });
  expect((await fixture.build()).message).toBe('');
  await fixture.remove();
});

test('Markdown can show a script as text', async () => {
  const fixture = await Fixture.create({
    'content/agb.md': 'Im Text `<script>`.\n\n```html\n<p onclick="a()">\n```\n',
    'pages/c.tsx': page(
      'C',
      '<div dangerouslySetInnerHTML={{ __html: agb.html }} />',
      `import agb from '../content/agb.md';`,
    ),
  });
  expect((await fixture.build()).message).toBe('');
  await fixture.remove();
});
