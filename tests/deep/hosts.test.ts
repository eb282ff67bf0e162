import { readFileSync, statSync } from 'node:fs';
import { lookup } from 'mrmime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { redirects } from '../../content/redirects.ts';
import { servedHostFiles } from '../../ssg/write/hosts/files.ts';
import { CACHE, SECURITY_HEADERS } from '../../ssg/write/hosts/headers.ts';
import { HostSite, headingOf, isAsset, routes, urlsOf } from '../support/host-site.ts';
import { serveWithNginx } from '../support/nginx.ts';
import { serveFolder } from '../support/serve-site.ts';
import { type Served, servePlainly } from '../support/serving.ts';
import { toolPath } from '../support/tools.ts';

const nginx = toolPath('nginx');

let built: HostSite;
beforeAll(async () => {
  built = await HostSite.build({ compress: true });
});
afterAll(() => built?.remove());

/** nginx as an owner would run it: with the file that the build made for it. */
const shippedNginx = () =>
  serveWithNginx(nginx ?? '', built.root, readFileSync(built.report('deploy/nginx.conf'), 'utf8'));

interface Host {
  readonly name: string;
  readonly start: () => Promise<Served>;
  /** Hosts that were told what to send with which answer. */
  readonly sendsHeaders: boolean;
  /** Others leave redirects to the redirect pages. */
  readonly redirects: boolean;
  /** Bare nginx has an error page of its own. */
  readonly showsOurErrorPage: boolean;
  readonly needsNginx?: true;
}

const told = { sendsHeaders: true, showsOurErrorPage: true };
const hosts: readonly Host[] = [
  { name: 'serve', start: () => serveFolder(built.root, built.report('serve.json')), ...told, redirects: false },
  { name: 'nginx', start: shippedNginx, ...told, redirects: true, needsNginx: true },
  {
    name: 'bare nginx',
    start: () => serveWithNginx(nginx ?? '', built.root, ''),
    sendsHeaders: false,
    redirects: false,
    showsOurErrorPage: false,
    needsNginx: true,
  },
  {
    name: 'a plain file server',
    start: () => servePlainly(built.host),
    sendsHeaders: false,
    redirects: false,
    showsOurErrorPage: true,
  },
];

/** Bare hosts that look for folders only send a route on to its slash, once. */
async function visit(url: string): Promise<{ status: number; text: string; headers: Headers; hops: number }> {
  const response = await fetch(url, { redirect: 'manual' });
  const text = await response.text();
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || !location) {
    return { status: response.status, text, headers: response.headers, hops: 0 };
  }
  const next = await visit(new URL(location, url).href);
  return { ...next, hops: next.hops + 1 };
}

for (const host of hosts) {
  describe.skipIf(host.needsNginx && !nginx)(host.name, () => {
    let served: Served;
    beforeAll(async () => {
      served = await host.start();
    });
    afterAll(() => served.stop());
    const at = (path: string) => `${served.origin}${path}`;

    const expectHeaders = (headers: Headers, cache: string, what: string) => {
      if (!host.sendsHeaders) return;
      const sent = Object.fromEntries(Object.keys(SECURITY_HEADERS).map((name) => [name, headers.get(name)]));
      expect(sent, what).toEqual(SECURITY_HEADERS);
      expect(headers.get('Cache-Control'), what).toBe(cache);
    };

    test('answers every route, with and without a slash at its end, with its page', async () => {
      expect(routes.length).toBeGreaterThan(20);
      for (const route of routes) {
        const heading = headingOf(await built.read(`${route.slice(1)}.html`));
        expect(heading, route).toBeTruthy();
        for (const path of [route, `${route}/`]) {
          const { status, text, headers, hops } = await visit(at(path));
          expect(status, path).toBe(200);
          expect(headingOf(text), path).toBe(heading);
          expect(headers.get('Content-Type'), path).toMatch(/^text\/html/);
          expect(hops, path).toBeLessThanOrEqual(host.sendsHeaders ? 0 : 1);
          expectHeaders(headers, CACHE.other, path);
        }
      }
    });

    test('sends every file that a page names, hashed ones to keep', async () => {
      const pages = await Promise.all(routes.map((route) => built.read(`${route.slice(1)}.html`)));
      const named = new Set(pages.flatMap(urlsOf).filter(isAsset));
      for (const sheet of [...named].filter((url) => url.endsWith('.css'))) {
        for (const url of urlsOf(await built.read(sheet.slice(1)))) named.add(url);
      }
      expect(named.size).toBeGreaterThan(20);
      for (const url of named) {
        const { status, headers } = await visit(at(url));
        expect(status, url).toBe(200);
        expectHeaders(headers, url.startsWith('/assets/') ? CACHE.hashed : CACHE.other, url);
        const type = headers.get('Content-Type')?.split(';')[0]?.replace('application/javascript', 'text/javascript');
        if (host.sendsHeaders) expect(type, url).toBe(lookup(url));
      }
    });

    test.each(['/unternehmen/preise/gibt-es-nicht', '/x/y/z', '/x.html', '/assets/fehlt-00000000.js'])(
      'answers 404 at %s, to be asked for again',
      async (path) => {
        const { status, text, headers, hops } = await visit(at(path));
        expect(status).toBe(404);
        // `serve` first takes the ending off.
        expect(hops).toBe(path.endsWith('.html') && host.name === 'serve' ? 1 : 0);
        if (host.showsOurErrorPage) expect(text).toBe(await built.read('404.html'));
        expectHeaders(headers, CACHE.other, path);
      },
    );

    test.each(redirects)('leads from $from to $to and keeps the query', async ({ from, to }) => {
      for (const path of from === '/' ? [from] : [from, `${from}/`]) {
        const response = await fetch(at(`${path}?a=1&b=%C3%BC`), { redirect: 'manual' });
        if (host.redirects) {
          expect(response.status, path).toBe(301);
          expect(response.headers.get('location'), path).toBe(`${to}?a=1&b=%C3%BC`);
          expectHeaders(response.headers, CACHE.other, path);
          continue;
        }
        const { status, text } = await visit(at(path));
        expect(status, path).toBe(200);
        expect(text, path).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
      }
    });
  });
}

describe.skipIf(!nginx)('nginx with the shipped configuration', () => {
  let served: Served;
  beforeAll(async () => {
    served = await shippedNginx();
  });
  afterAll(() => served.stop());

  const forOtherHosts = Object.keys(servedHostFiles({ redirects, basePath: '' })).map((name) => `/${name}`);

  test.each(['/404', '/404/', '/404.html', ...forOtherHosts])(
    'has no page at %s, which is for hosts alone',
    async (path) => {
      const response = await fetch(`${served.origin}${path}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(await built.read('404.html'));
    },
  );

  test.each([
    ['/site.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
  ])('sends %s as %s', async (path, type) => {
    expect((await fetch(`${served.origin}${path}`)).headers.get('content-type')).toBe(type);
  });

  test('sends headers with a 304 too', async () => {
    const first = await fetch(`${served.origin}/unternehmen`);
    const again = await fetch(`${served.origin}/unternehmen`, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe(CACHE.other);
    expect(again.headers.get('x-frame-options')).toBe('DENY');
  });
});

describe.skipIf(!nginx)('compressed files', () => {
  const brotli = toolPath('nginxBrotli');
  let served: Served;
  afterEach(() => served.stop());
  const ask = (path: string, encoding: string) =>
    fetch(`${served.origin}${path}`, { headers: { 'Accept-Encoding': encoding } });

  test('are sent by nginx to who takes them, byte for byte as they were built', async () => {
    served = await shippedNginx();
    for (const route of routes) {
      const file = `${route.slice(1)}.html`;
      const packed = await ask(route, 'gzip');
      expect(packed.headers.get('content-encoding'), route).toBe('gzip');
      expect(packed.headers.get('vary'), route).toContain('Accept-Encoding');
      // Made on the fly, an answer would have no length.
      expect(packed.headers.get('content-length'), route).toBe(`${statSync(`${built.root}/${file}.gz`).size}`);
      const plain = await ask(route, 'identity');
      expect(plain.headers.get('content-encoding'), route).toBeNull();
      expect(await Promise.all([packed.text(), plain.text()]), route).toEqual(Array(2).fill(await built.read(file)));
    }
  });

  test.skipIf(!brotli)('are smaller still where nginx has the module for brotli', async () => {
    const config = readFileSync(built.report('deploy/nginx.conf'), 'utf8');
    const on = config.replace('# brotli_static on;', 'brotli_static on;');
    expect(on).not.toBe(config);
    served = await serveWithNginx(nginx ?? '', built.root, on, [brotli ?? '']);
    for (const path of ['/unternehmen', '/talente/', '/x/y/z']) {
      const response = await ask(path, 'br, gzip');
      expect(response.headers.get('content-encoding'), path).toBe('br');
      expect(response.headers.get('x-frame-options'), path).toBe('DENY');
      expect(await response.text(), path).toContain('<h1');
    }
  });
});
