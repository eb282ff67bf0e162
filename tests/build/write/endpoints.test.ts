import { expect, test } from 'vitest';
import { Fixture, page } from '../../support/fixture.ts';

const LIST = `
  export default ({ url, pages }) => pages.map(({ route, meta }) => url + route + ' ' + meta.title + '\\n').join('')`;

test('a file with two endings is made from the pages that may be found', async () => {
  const fixture = await Fixture.create({
    'pages/feeds/alle.txt.ts': LIST,
    'pages/a.tsx': page('Seite A', '<a href="/feeds/alle.txt">Liste</a>'),
    'pages/heim.tsx': page('Heim', 'x').replace(`date:`, `index: false, date:`),
  });
  expect((await fixture.build()).message).toBe('');
  expect(await fixture.read('feeds/alle.txt')).toBe(
    'https://www.fixture.example/a Seite A\nhttps://www.fixture.example/b Seite B\n',
  );
  expect(Object.keys(await fixture.tree())).not.toContain('feeds/alle.txt.html');
  await fixture.remove();
});

test('one that throws, at once or later, gives nothing, exports nothing or does not compile fails the build by name', async () => {
  const fixture = await Fixture.create({
    'pages/wirft.txt.ts': `export default () => { throw new Error('kaputt'); };`,
    'pages/leer.txt.ts': 'export const text = 1;',
    'pages/nichts.txt.ts': 'export default () => undefined;',
    'pages/spaet.txt.ts': `export default async () => { throw new Error('zu spät'); };`,
  });
  const { problems } = await fixture.build();
  expect(problems.map(({ file }) => file)).toEqual([
    'pages/leer.txt.ts',
    'pages/nichts.txt.ts',
    'pages/spaet.txt.ts',
    'pages/wirft.txt.ts',
  ]);
  expect(problems.map(({ what }) => what).join()).toMatch(/no default export.*made of undefined.*zu spät.*kaputt/s);

  await fixture.write('pages/wirft.txt.ts', 'export default (');
  const { problems: second } = await fixture.build();
  expect(second.map(({ file }) => file).join()).toMatch(/leer\.txt\.ts.*wirft\.txt\.ts:1:/);
  await fixture.remove();
});
