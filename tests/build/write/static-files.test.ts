import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Fixture } from '../../support/fixture.ts';

test('static/ is copied as it is, with .well-known and names in capitals', async () => {
  const fixture = await Fixture.create({
    'static/.nojekyll': '',
    'static/.well-known/webauthn': '{}',
    'static/BingSiteAuth.xml': '<users/>',
    'static/a/b_c~1.0.txt': 'eins\r\nzwei',
  });
  expect((await fixture.build()).message).toBe('');
  const files = await fixture.tree();
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['.nojekyll', '.well-known/webauthn', 'BingSiteAuth.xml', 'a/b_c~1.0.txt']),
  );
  expect(await fixture.read('a/b_c~1.0.txt')).toBe('eins\r\nzwei');
  await fixture.remove();
});

test.each(['pages', 'pages/a.tsx', 'nirgends'])('a symlink in static/ to %s is named', async (target) => {
  const fixture = await Fixture.create({ 'static/a.txt': 'Text' });
  symlinkSync(path.join(fixture.root, target), path.join(fixture.root, 'static/link'));
  expect((await fixture.build()).problems).toEqual([
    { file: 'static/link', what: expect.stringContaining('symlink'), fix: 'Put the file itself here.' },
  ]);
  await fixture.remove();
});
