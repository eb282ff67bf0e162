import { describe, expect, test } from 'vitest';
import { startDevServer } from '../../../ssg/dev/server.ts';
import { data, type Files, Fixture } from '../../support/fixture.ts';

/** A page file that stands for many routes. @param slugs source text of the list */
const many = (slugs: string): Files => ({
  'pages/orte/[slug].tsx': `
    export const slugs = ${slugs};
    export const meta = (slug) => ({
      title: 'Vertrieb in ' + slug,
      description: 'Stellen im Vertrieb in ' + slug + ', mit Fixum und Provision, und was dort verhandelt wird.',
      date: '2026-01-01',
    });
    export default function City({ slug }) { return <main><h1 id={slug}>{slug}</h1><a href="/orte/kiel">Kiel</a></main>; }`,
});

describe('a page file with [slug]', () => {
  test('is a route for each of its slugs, with its own meta, in the sitemap', async () => {
    const fixture = await Fixture.create(many(`['kiel', 'bad-ems']`));
    expect((await fixture.build()).message).toBe('');
    expect(await fixture.read('orte/bad-ems.html')).toMatch(/<title>Vertrieb in bad-ems<\/title>.*<h1 id="bad-ems">/s);
    expect(await fixture.read('orte/kiel/index.html')).toBe(await fixture.read('orte/kiel.html'));
    expect(await fixture.read('sitemap.xml')).toMatch(/\/orte\/kiel<.*\/orte\/bad-ems</s);
    await fixture.remove();
  });

  test('may be the target of a redirect, by any of its slugs', async () => {
    const fixture = await Fixture.create({
      ...many(`['kiel']`),
      'content/index.ts': data({ redirects: `[{ from: '/alt', to: '/orte/kiel' }]` }),
    });
    expect((await fixture.build()).message).toBe('');
    expect(await fixture.read('alt.html')).toContain('url=/orte/kiel');
    await fixture.remove();
  });

  test('is checked like any other: links, doubled titles, doubled routes', async () => {
    const fixture = await Fixture.create({
      ...many(`['bonn', 'bonn']`),
      'pages/orte/bonn.tsx':
        'export default () => <p>Bonn</p>; export const meta = { title: "Bonn", date: "2026-01-01", index: false };',
    });
    const found = (await fixture.build()).problems.map(({ file, what }) => `${file}: ${what}`).join('\n');
    expect(found).toMatch(/\[slug\]\.tsx: The link \/orte\/kiel is dead/);
    expect(found).toMatch(/\[slug\]\.tsx: Its title is also that of/);
    expect(found).toMatch(/It writes orte\/bonn\.html, which pages\/orte\/.* writes too/);
    await fixture.remove();
  });

  test.each([
    ['no list', 'undefined', /Export `slugs`, a list/],
    ['a slug that is no part of a URL', `['Köln']`, /"Köln" is no part of a URL/],
    ['a slug that leads elsewhere', `['../a']`, /is no part of a URL/],
  ])('with %s fails the build', async (_, slugs, message) => {
    const fixture = await Fixture.create(many(slugs));
    expect((await fixture.build()).message).toMatch(message);
    await fixture.remove();
  });

  test('a page that throws for one slug is named by its route', async () => {
    const fixture = await Fixture.create({
      'pages/orte/[slug].tsx': `
        export const slugs = ['kiel', 'ulm'];
        export const meta = (slug) => ({ title: slug, date: '2026-01-01', index: false });
        export default ({ slug }) => { if (slug === 'ulm') throw new Error('kein Ulm'); return <a href="/orte/ulm">Ulm</a>; };`,
    });
    const { problems } = await fixture.build();
    expect(problems.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^\/orte\/ulm throws while rendering.*kein Ulm/),
    ]);
    await fixture.remove();
  });

  test('gives the same bytes with one thread and with several', async () => {
    const fixture = await Fixture.create(many(`['kiel', ...Array.from({ length: 10 }, (_, at) => 'ort-' + at)]`));
    expect((await fixture.build()).message).toBe('');
    const few = await fixture.tree();
    await fixture.write(
      'pages/orte/[slug].tsx',
      many(`['kiel', ...Array.from({ length: 400 }, (_, at) => 'ort-' + at)]`)['pages/orte/[slug].tsx'] ?? '',
    );
    expect((await fixture.build()).message).toBe('');
    const all = await fixture.tree();
    expect(Object.keys(all).filter((name) => name.endsWith('.html'))).toHaveLength(
      Object.keys(few).filter((name) => name.endsWith('.html')).length + 2 * 390,
    );
    for (const name of Object.keys(few).filter((file) => file.endsWith('.html')))
      expect(all[name], name).toBe(few[name]);
    expect((await fixture.build({ out: `${fixture.out}-again` })).message).toBe('');
    expect(await fixture.tree(`${fixture.out}-again`)).toEqual(all);
    await fixture.remove();
  });

  test('is served by the development server, unknown slugs as 404', async () => {
    const fixture = await Fixture.create(many(`['kiel']`));
    const server = await startDevServer(fixture.site, { port: 0 });
    const get = (path: string) => fetch(`${server.url}${path}`);
    expect(await (await get('/orte/kiel')).text()).toContain('<h1 id="kiel">');
    expect((await get('/orte/atlantis')).status).not.toBe(200);
    await server.close();
    await fixture.remove();
  });
});
