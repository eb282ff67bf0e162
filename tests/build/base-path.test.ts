import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HostSite, headingOf, isAsset, routes, urlsOf } from '../support/host-site.ts';
import { type Served, servePlainly } from '../support/serving.ts';
import { unescapeHtml } from '../support/unescape-html.ts';

/** As project pages lie on GitHub Pages: below a path of a host that serves files and nothing else. */
const BASE = '/projekt';

let built: HostSite;
let served: Served;
beforeAll(async () => {
  built = await HostSite.build({ basePath: BASE });
  served = await servePlainly(built.host, BASE);
});
afterAll(async () => {
  await served.stop();
  await built.remove();
});

/** The props of a page's islands, as they will be read in the browser. */
const propsOf = (html: string): string[] =>
  [...html.matchAll(/<island-root [^>]*props='([^']*)'/g)].map(([, props = '']) => unescapeHtml(props));

describe('the site below a path', () => {
  test('has every page that the site at the root has, reached by links from the first one', async () => {
    const seen = new Map<string, string>();
    const queue = [`${BASE}/`];
    for (const path of queue) {
      if (seen.has(path)) continue;
      const response = await fetch(`${served.origin}${path}`);
      expect(response.status, path).toBe(200);
      const text = isAsset(path) && !path.endsWith('.css') ? '' : await response.text();
      seen.set(path, text);
      for (const url of urlsOf(text)) {
        expect(url, `${path} leads to ${url}`).toMatch(/^\/projekt(?:\/|$)/);
        queue.push(url);
      }
    }
    // Nobody links to the hidden page (spec §2).
    const linked = routes.filter((route) => route !== '/cdn-m7k3p');
    expect([...seen.keys()]).toEqual(expect.arrayContaining(linked.map((route) => `${BASE}${route}`)));
    for (const route of linked) expect(headingOf(seen.get(`${BASE}${route}`) ?? ''), route).toBeTruthy();
  });

  test('gives its islands URLs that are below it too', async () => {
    const pages = await Promise.all(routes.map((route) => built.read(`${route.slice(1)}.html`)));
    const urls = pages.flatMap(propsOf).flatMap((props) => props.match(/"\/[^"\s]*"/g) ?? []);
    expect(urls.length, 'an island that links to a page').toBeGreaterThan(0);
    for (const url of urls) expect(url).toMatch(/^"\/projekt\//);
  });

  test('names no path of the host in its scripts, where nothing puts the base path before it', async () => {
    const pages = await Promise.all([...routes, '/404'].map((route) => built.read(`${route.slice(1)}.html`)));
    const scripts = [...new Set(pages.flatMap(urlsOf))].filter((url) => url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) {
      const code = await built.read(script.slice(BASE.length + 1));
      expect(code.match(/(["'`])\/(?:assets|[\w-]+\/[\w-]+)[^"'`]*\1/g) ?? [], script).toEqual([]);
    }
  });

  test('is named whole in what other sites and search engines read', async () => {
    const [sitemap, robots, security, manifest, page] = await Promise.all(
      ['sitemap.xml', 'robots.txt', '.well-known/security.txt', 'site.webmanifest', 'unternehmen/preise.html'].map(
        (file) => built.read(file),
      ),
    );
    expect(robots).toMatch(/Sitemap: https:\/\/[^/]+\/projekt\/sitemap\.xml\n/);
    expect(security).toMatch(/Canonical: https:\/\/[^/]+\/projekt\/\.well-known\/security\.txt\n/);
    expect(manifest).toContain('"start_url": "/projekt/');
    for (const [, path = ''] of sitemap?.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g) ?? []) {
      expect(path).toMatch(/^\/projekt\//);
    }
    const own = new RegExp(`${/<link rel="canonical" href="(https:\/\/[^/]+)/.exec(page ?? '')?.[1]}(/[^"<\\s]*)`, 'g');
    const absolute = [...(page ?? '').matchAll(own)].map(([, path]) => path);
    expect(absolute.length).toBeGreaterThan(5);
    for (const path of absolute) expect(path).toMatch(/^\/projekt(?:\/|$)/);
  });

  test('shows its own error page for what is missing', async () => {
    const response = await fetch(`${served.origin}${BASE}/x/y/z`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(await built.read('404.html'));
  });
});
