import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Budgets } from '../../../ssg/weigh/budgets.ts';
import { audit, auditedSite, bundleOf, reportOf, SENTENCE } from '../../support/audited-site.ts';
import { anyWeight, Fixture } from '../../support/fixture.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await Fixture.create(auditedSite);
});
afterEach(() => fixture.remove());

describe('packages', () => {
  const install = (folder: string, version: string, code: string) =>
    Promise.all([
      fixture.write(`node_modules/${folder}/package.json`, JSON.stringify({ name: folder, version, main: 'index.js' })),
      fixture.write(`node_modules/${folder}/index.js`, code),
    ]);
  beforeEach(async () => {
    await install('heavy', '3.1.4', `export const heavy = ${JSON.stringify(SENTENCE.repeat(20))};`);
    await install('small', '1.0.0', `export const small = 'small one';`);
    await install('heavy/node_modules/small', '2.0.0', `export const small = 'small two';`);
    await fixture.write(
      'node_modules/heavy/index.js',
      `import { small } from 'small'; export const heavy = small + ${JSON.stringify(SENTENCE.repeat(20))};`,
    );
    await audit(fixture, anyWeight, { save: true });
    await fixture.write(
      'components/print/print.client.ts',
      `import { heavy } from 'heavy'; import { small } from 'small'; document.title = heavy + small;`,
    );
  });

  test('are blamed as a whole, with the imports that lead there; two versions of one are named', async () => {
    const printed = await audit(fixture);
    expect(printed).toMatch(
      /^ {4}heavy \+[\d,]+ \(new\), by pages\/a\.tsx → components\/print\/print\.client\.ts → heavy$/m,
    );
    const twice =
      'small is bundled 2 times: 2.0.0 in node_modules/heavy/node_modules/small, 1.0.0 in node_modules/small';
    expect(printed).toContain(twice);
    expect(await reportOf(fixture, 'bundle.md')).toContain(twice.replaceAll('_', '\\_'));
    expect((await bundleOf(fixture)).packages.heavy).toEqual({ 'node_modules/heavy': '3.1.4' });
  });

  test('can be forbidden: each page that loads one is named, with the imports that lead there', async () => {
    const { problems } = await fixture.build({ budgets: { ...anyWeight, '/a': { forbid: ['heavy', 'lodash'] } } });
    expect(problems).toMatchObject([
      { file: '/a', what: expect.stringMatching(/^It loads the package heavy, .* by pages\/a\.tsx → .* → heavy\.$/) },
    ]);
    expect((await fixture.build({ budgets: { ...anyWeight, '/b': { forbid: ['heavy'] } } })).problems).toEqual([]);
    const mistyped = { ...anyWeight, '/a': { forbid: 'heavy' } } as unknown as Budgets;
    expect((await fixture.build({ budgets: mistyped })).problems).toContainEqual(
      expect.objectContaining({ file: 'the budget of /a', what: expect.stringContaining('It limits "forbid"') }),
    );
  });
});
